import type { Browser } from 'playwright'
import { median } from './numbers'
import type { Row } from './report'

const RUNS = 7

/** Measures how many ms a fixed workload takes in the browser. The result makes tables of different machines comparable. */
export async function measureMachine(browser: Browser): Promise<Row[]> {
  const page = await browser.newPage()
  const times = await page.evaluate((runs) => {
    const taken: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now()
      let state = 1
      const words: string[] = []
      for (let index = 0; index < 200_000; index += 1) {
        state = (state * 48_271) % 2_147_483_647
        words.push(state.toString(36))
      }
      words.sort()
      if (new Set(words.map((word) => word.slice(0, 4))).size === 0) throw new Error('unreachable')
      taken.push(performance.now() - begun)
    }
    return taken
  }, RUNS)
  await page.close()
  const range = `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`
  return [
    {
      name: 'Fixed JavaScript: create, sort and slice 200,000 words',
      figure: median(times),
      unit: 'ms',
      detail: `median of ${RUNS}, ${range}`,
    },
  ]
}
