import type { Browser, Page } from 'playwright'
import { CLASS_INSIGHT_ID } from '../../mocks/insights/generateClass'
import { signIn } from '../tools/firstLoad'
import { type Site, serveBuild, startBackend } from '../tools/serveBuild'
import { buildApp } from './builds'
import { teacher } from './people'
import { heapOf } from './heap'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

/** Number of students in a class and in a whole year. */
const SIZES = [40, 500]
/** Limit in ms of processor time (issue 17). */
const TASK_LIMIT = 50
const HEAP_LIMIT = 1.5
const RUNS = 3
const SWITCHES = 20
const REST_MS = 1000
const TABS = ['Low', 'Medium', 'High', 'Whole class']

async function workOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Work> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await act()
  await page.waitForTimeout(REST_MS)
  return readWork(await browser.stopTracing())
}

async function showCluster(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('tabpanel', { name: new RegExp(`^${name}`) }).waitFor()
}

/** Returns the run whose longest task is the median. */
function medianOf(works: readonly Work[]): Work {
  const middle = works.toSorted((a, b) => a.longestTask - b.longestTask)[Math.floor(works.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}

const detailOf = (work: Work) =>
  `main thread in all ${Math.round(work.all)} ms, script ${Math.round(work.script)}, style and layout ${Math.round(work.layout)}`

async function rowsFor(browser: Browser, site: Site, size: number): Promise<Row[]> {
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto(`${site.url}/board`)
  const tile = page.locator(`[data-card-id="${CLASS_INSIGHT_ID}"]`)
  const open = async () => {
    await tile.getByRole('button', { name: /^See More/ }).click()
    await page.getByRole('tab').first().waitFor()
  }
  const close = async () => {
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.waitForTimeout(REST_MS)
  }
  // Warm up: load and compile the code.
  await open()
  const openings: Work[] = []
  const switchings: Record<string, Work[]> = {}
  for (let run = 0; run < RUNS; run += 1) {
    await close()
    openings.push(await workOf(browser, page, open))
    for (const name of TABS) {
      const works = (switchings[name] ??= [])
      works.push(await workOf(browser, page, () => showCluster(page, name)))
    }
  }
  const opened = medianOf(openings)
  const switches = TABS.map((name) => ({ name, work: medianOf(switchings[name] ?? []) }))
  const before = await heapOf(page)
  for (let count = 0; count < SWITCHES; count += 1) await showCluster(page, TABS[count % TABS.length] ?? 'Low')
  const after = await heapOf(page)
  await context.close()
  const slowest = Math.max(...switches.map(({ work }) => work.longestTask))
  return [
    {
      name: `${size} students: opening the insight`,
      figure: opened.longestTask,
      unit: 'ms',
      limit: TASK_LIMIT,
      detail: detailOf(opened),
    },
    {
      name: `${size} students: switching the cluster`,
      figure: slowest,
      unit: 'ms',
      limit: TASK_LIMIT,
      detail: switches.map(({ name, work }) => `${name} ${Math.round(work.longestTask)}`).join(', '),
    },
    {
      name: `${size} students: heap after ${SWITCHES} switches`,
      figure: after / before,
      unit: 'times',
      limit: HEAP_LIMIT,
      detail: `${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`,
    },
  ]
}

/** Measures opening a class insight and switching clusters in the live build, with 30 questions and 40 or 500 students. */
export async function measureInsights(browser: Browser): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of SIZES) {
    const backend = await startBackend({ CLASS: String(size) })
    const site = await serveBuild({ folder: await buildApp('live'), backend: backend.url })
    rows.push(...(await rowsFor(browser, site, size)))
    await site.close()
    backend.close()
  }
  return rows
}
