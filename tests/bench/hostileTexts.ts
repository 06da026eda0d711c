import type { Page } from 'playwright'
import type { HostilePage } from './hostile/main'
import type { Row } from './report'
import type { Work } from './trace'

/** Limit in ms of processor time (issue 12). */
export const LONGEST_TASK_LIMIT = 200
/** How many times longer a text may take than half of it. */
const GROWTH_LIMIT = 2.5

export type HostileWindow = { hostilePage: HostilePage }

/** Replaces line breaks and bars, which would break a cell of the printed table. */
export const withVisibleSigns = (text: string) => text.replaceAll('\n', '⏎').replaceAll('|', '¦')

/**
 * Measures the longest task of the functions that read texts by other people, and the growth of each function.
 * @param workOf measures the page's work during an action
 */
export async function measureTexts(workOf: (act: (page: Page) => Promise<void>) => Promise<Work>): Promise<Row[]> {
  let names: readonly string[] = []
  await workOf(async (page) => {
    names = await page.evaluate(() => (window as unknown as HostileWindow).hostilePage.textFunctions)
  })
  const rows: Row[] = []
  const tasks: { name: string; longestTask: number }[] = []
  for (const name of names) {
    let growths: Awaited<ReturnType<HostilePage['growths']>> = []
    const { longestTask } = await workOf(async (page) => {
      growths = await page.evaluate((asked) => (window as unknown as HostileWindow).hostilePage.growths(asked), name)
    })
    const steepest = growths.toSorted((a, b) => b.growth - a.growth).slice(0, 3)
    const pieces = steepest.map(({ piece, growth }) => `\`${withVisibleSigns(piece)}\` ${growth.toFixed(1)}`)
    rows.push({
      name: `\`${name}\`: a text relative to half of it, up to 1 MB`,
      figure: Math.max(...steepest.map(({ growth }) => growth)),
      unit: 'times',
      limit: GROWTH_LIMIT,
      isClock: true,
      detail: `${pieces.join(', ')}; longest task ${Math.round(longestTask)} ms`,
    })
    tasks.push({ name, longestTask })
  }
  const slowest = tasks.toSorted((a, b) => b.longestTask - a.longestTask).slice(0, 3)
  return [
    {
      name: '1 MB in any function that reads texts',
      figure: Math.max(...slowest.map(({ longestTask }) => longestTask)),
      unit: 'ms',
      limit: LONGEST_TASK_LIMIT,
      detail: slowest.map(({ name, longestTask }) => `\`${name}\` ${Math.round(longestTask)}`).join(', '),
    },
    ...rows,
  ]
}
