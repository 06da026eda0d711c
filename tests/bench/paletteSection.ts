import type { Browser } from 'playwright'
import type { StorageState } from '../tools/firstLoad'
import type { Site } from '../tools/serveBuild'
import { median } from './numbers'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

/** Number of loaded cards whose titles every key searches. */
const CARDS = 10_000
const RUNS = 3
/** Keys of the measured words; the same words are typed once before, so that the code is compiled. */
const WORDS = 'photosynthesis how plants make food'
/** Time in ms between keys: fast typing, without the pause that starts the search of the server. */
const KEY_DELAY = 60
/** One frame at 60 Hz, in ms. */
const LIMIT_MS = 16
const TIMEOUT_MS = 120_000

type CardsBody = { data: { id: string; title: string }[]; metadata: { total: number } }

/** Repeats the cards of a page with other ids, as if the person had scrolled through all of them. */
const withManyCards = ({ data, metadata }: CardsBody): CardsBody => ({
  data: Array.from({ length: CARDS }, (_, index) => {
    const card = data[index % data.length] as CardsBody['data'][number]
    return { ...card, id: `${card.id.slice(0, -5)}${String(index).padStart(5, '0')}`, title: `${card.title} ${index}` }
  }),
  metadata: { ...metadata, total: CARDS },
})

async function workOfKeys(browser: Browser, site: Site, storageState: StorageState): Promise<Work> {
  const context = await browser.newContext({ storageState })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  await page.route(/\/v1\/format\?.*\bsearch=(&|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: withManyCards((await response.json()) as CardsBody) })
  })
  await page.goto(`${site.url}/board`)
  await page.waitForSelector('[role=grid] article')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.waitFor()
  await page.keyboard.type(WORDS, { delay: KEY_DELAY })
  await field.fill('')
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await page.keyboard.type(WORDS, { delay: KEY_DELAY })
  const work = readWork(await browser.stopTracing())
  const shown = await page.getByRole('dialog').getByRole('menuitem').count()
  if (shown === 0) throw new Error('The palette shows nothing for the measured words.')
  await context.close()
  return work
}

/** Measures the work of the main thread for a key in the palette. */
export async function paletteKeyRows(browser: Browser, site: Site, storageState: StorageState): Promise<Row[]> {
  const works: Work[] = []
  for (let run = 0; run < RUNS; run += 1) works.push(await workOfKeys(browser, site, storageState))
  const [first] = works
  return [
    {
      name: `A key in the palette, ${CARDS.toLocaleString('en')} loaded cards`,
      figure: median(works.map(({ all }) => all / WORDS.length)),
      unit: 'ms',
      limit: LIMIT_MS,
      detail: `processor time of the main thread, median of ${RUNS}; longest task ${Math.round(first?.longestTask ?? 0)} ms`,
    },
  ]
}
