import type { Browser, Page } from 'playwright'
import { serveBuild } from '../tools/serveBuild'
import { buildHostile } from './builds'
import { type Kind, kinds } from './hostile/kinds'
import { type HostileWindow, LONGEST_TASK_LIMIT, measureTexts, withVisibleSigns } from './hostileTexts'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

const nameOf = ({ piece, opening = '', renderer, items }: Kind) =>
  withVisibleSigns(`${opening ? `${opening.slice(0, 14)} and then ` : ''}${items ? `${items} ${renderer}` : piece}`)

/** Measures the work of the main thread during an action in a new page. */
async function workOf(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<Work> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => 'hostilePage' in window)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await act(page)
  const work = readWork(await browser.stopTracing())
  await context.close()
  return work
}

/**
 * Measures the longest task for 1 MB of each kind of hostile content and for a streamed list. Also measures how the time of
 * functions that read texts grows with the length.
 */
export async function measureHostile(browser: Browser): Promise<Row[]> {
  const site = await serveBuild({ folder: await buildHostile() })
  const measured: { kind: Kind; longestTask: number }[] = []
  for (const [index, kind] of kinds.entries()) {
    const work = await workOf(browser, site.url, (page) =>
      page.evaluate((shown) => (window as unknown as HostileWindow).hostilePage.show(shown), index),
    )
    measured.push({ kind, longestTask: work.longestTask })
  }
  const streamed = await workOf(browser, site.url, (page) =>
    page.evaluate(() => (window as unknown as HostileWindow).hostilePage.stream()),
  )
  const texts = await measureTexts((act) => workOf(browser, site.url, act))
  await site.close()

  const slowestFirst = measured.toSorted((a, b) => b.longestTask - a.longestTask)
  const rowOf = (name: string, group: typeof measured): Row => ({
    name,
    figure: Math.max(...group.map(({ longestTask }) => longestTask)),
    unit: 'ms',
    limit: LONGEST_TASK_LIMIT,
    detail: group
      .slice(0, 3)
      .map(({ kind, longestTask }) => `\`${nameOf(kind)}\` ${Math.round(longestTask)}`)
      .join(', '),
  })
  const groups = [...new Set(kinds.map(({ group }) => group))]
  return [
    rowOf(`Longest task for 1 MB of anything, ${kinds.length} kinds`, slowestFirst),
    ...groups.map((group) =>
      rowOf(
        `1 MB of ${group}`,
        slowestFirst.filter(({ kind }) => kind.group === group),
      ),
    ),
    {
      name: 'A list of 60 KB streamed in 10 s',
      figure: streamed.longestTask,
      unit: 'ms',
      limit: LONGEST_TASK_LIMIT,
      detail: `main thread in all ${Math.round(streamed.all)} ms, script ${Math.round(streamed.script)}, style and layout ${Math.round(streamed.layout)}`,
    },
    ...texts,
  ]
}
