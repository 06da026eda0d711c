import type { Browser, BrowserContext, Page } from 'playwright'
import { ideasCalls } from '../../src/api/ideas.contract'
import { openReadable, signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { buildApp, buildCountingIdeas } from './builds'
import { heapOf } from './heap'
import { median } from './numbers'
import { teacher } from './people'
import { firstPressRows, type PressedElement } from './pressesSection'
import type { Row } from './report'
import {
  ARRIVED_IDEA,
  bringToLife,
  CHAT_FIELD,
  CLOSE,
  FILLING_SPARK,
  GENERATE,
  GENERATING,
  letPlainIdeasArrive,
  LOADING_IDEA,
  plainPageOf,
  SEARCH,
  SEE_ALL,
  SPARK_TILE,
  TOPIC,
} from './sparks/plainPage'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

const RUNS = 3
const SPARKS = 200
/** Numbers of ideas: those of the seed, and many. */
const FEW = 16
const MANY = 60
const KEYS = 40
/** ms between keys: fast typing, in which no search is sent. */
const KEY_DELAY = 60
const OPENINGS = 20
/** Openings before the heap is measured, in which the browser compiles the code. */
const EARLIER_OPENINGS = 5
/** ms between two ideas of the mock server with IDEAS. */
const IDEA_INTERVAL = 50
/** ms after which a search has been answered and rendered. */
const REST_MS = 1000

/** Limits of issue 57, in ms of processor time and as factors. */
const KEY_LIMIT = 16
const TASK_LIMIT = 50
const COST_TIMES = 1.2
const HEAP_TIMES = 1.1

/** Path at which the server has the plain page of the newest snapshot. */
const PLAIN_PATH = '/plain'

/** Animations rest, since their work would count for each key and idea. */
const CONTEXT = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

type Subject = {
  name: string
  /** Opens the landing. */
  load: (context: BrowserContext) => Promise<Page>
  /** Prepares ideas that wait for `arrive`. */
  offer: (page: Page) => Promise<void>
  arrive: (page: Page) => Promise<void>
}

async function workOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Work> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await act()
  return readWork(await browser.stopTracing())
}

/** Waits inside the page, because Playwright's own waiting would read the layout in each frame. */
const waitForCount = (page: Page, selector: string, count: number) =>
  page.waitForFunction(([each, least]) => document.querySelectorAll(each).length >= least, [selector, count] as const, {
    polling: 100,
  })

async function openDialog(page: Page): Promise<void> {
  await page.locator(SEE_ALL).click()
  await page.locator(TOPIC).waitFor()
}
async function closeDialog(page: Page): Promise<void> {
  await page.locator(CLOSE).first().click()
  await page.locator(TOPIC).waitFor({ state: 'hidden' })
}

/** The app, whose request for ideas waits until they may arrive. */
function heartboard(site: Site): Subject {
  const releases = new WeakMap<Page, () => void>()
  return {
    name: 'Heartboard',
    load: async (context) => {
      const page = await context.newPage()
      await page.addInitScript('globalThis.renders = 0; globalThis.countRender = () => { globalThis.renders += 1 }')
      await openReadable(page, site, 'landing')
      await page.locator('[data-realtime=ready]').waitFor()
      return page
    },
    offer: async (page) => {
      const held = new Promise<void>((resolve) => releases.set(page, resolve))
      await page.route(`**/api/${ideasCalls.generateIdeas.path}`, async (route) => {
        await held
        await route.continue()
      })
      await openDialog(page)
      await page.locator(TOPIC).fill('volcanoes')
      await page.keyboard.press('Enter')
      await page.locator(LOADING_IDEA).first().waitFor()
    },
    arrive: async (page) => releases.get(page)?.(),
  }
}
type Counting = { renders: number }

/** The same markup without React. */
const plain = (site: Site): Subject => ({
  name: 'Plain HTML',
  load: async (context) => {
    const page = await context.newPage()
    await page.goto(`${site.url}${PLAIN_PATH}`)
    await bringToLife(page)
    return page
  },
  offer: openDialog,
  arrive: (page) => letPlainIdeasArrive(page, IDEA_INTERVAL),
})

type Figures = { opening: Work; keys: Work; search: Work; heapBefore: number; heapAfter: number }

/** Opens the dialog of all sparks, types in its search, and opens it many times. */
async function runSparks(browser: Browser, storageState: StorageState, { load }: Subject): Promise<Figures> {
  const context = await browser.newContext({ ...CONTEXT, storageState })
  const page = await load(context)
  // Loads and compiles the code.
  await openDialog(page)
  await waitForCount(page, SPARK_TILE, SPARKS)
  await closeDialog(page)
  const opening = await workOf(browser, page, async () => {
    await openDialog(page)
    await page.waitForTimeout(REST_MS)
  })
  await page.locator(SEARCH).click()
  const type = async (count: number) => {
    for (let key = 0; key < count; key += 1) {
      await page.keyboard.press('q')
      await page.waitForTimeout(KEY_DELAY)
    }
  }
  await type(10)
  const keys = await workOf(browser, page, () => type(KEYS))
  const search = await workOf(browser, page, async () => {
    await page.locator(SEARCH).fill('quiz')
    await page.waitForTimeout(REST_MS)
    await page.locator(SEARCH).fill('')
    await page.waitForTimeout(REST_MS)
  })
  await closeDialog(page)
  const openAndClose = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await openDialog(page)
      await closeDialog(page)
    }
    await page.waitForTimeout(REST_MS)
    return heapOf(page)
  }
  const heapBefore = await openAndClose(EARLIER_OPENINGS)
  const heapAfter = await openAndClose(OPENINGS)
  await context.close()
  return { opening, keys, search, heapBefore, heapAfter }
}

type Arrival = { work: Work; renders: number }

/** Lets `count` ideas arrive, 20 a second. */
async function runIdeas(
  browser: Browser,
  storageState: StorageState,
  subject: Subject,
  count: number,
): Promise<Arrival> {
  const context = await browser.newContext({ ...CONTEXT, storageState })
  const page = await subject.load(context)
  await subject.offer(page)
  await waitForCount(page, LOADING_IDEA, count)
  await page.waitForTimeout(REST_MS)
  const rendersOf = () => page.evaluate(() => (globalThis as unknown as Partial<Counting>).renders ?? 0)
  const before = await rendersOf()
  const work = await workOf(browser, page, async () => {
    await subject.arrive(page)
    await waitForCount(page, ARRIVED_IDEA, count)
  })
  const renders = (await rendersOf()) - before
  await context.close()
  return { work, renders }
}

const detailOf = ({ all, script, layout, longestTask }: Work) =>
  `main thread in all ${Math.round(all)} ms, script ${Math.round(script)}, style and layout ${Math.round(layout)}, longest task ${Math.round(longestTask)}`

/** Returns the run with the median of a figure. */
function medianRun<Run>(runs: readonly Run[], figureOf: (run: Run) => number): Run {
  const run = runs.toSorted((a, b) => figureOf(a) - figureOf(b))[Math.floor(runs.length / 2)]
  if (run === undefined) throw new Error('Nothing was measured.')
  return run
}

/** Rows of Heartboard have limits; the peer has none. */
const limitOf = (subject: Subject, limit: number) => (subject.name === 'Heartboard' ? limit : undefined)

function sparkRows(subject: Subject, runs: readonly Figures[]): Row[] {
  const name = `${subject.name}, ${SPARKS} sparks`
  const key = medianRun(runs, ({ keys }) => keys.all).keys
  const opening = medianRun(runs, (run) => run.opening.longestTask).opening
  const search = medianRun(runs, (run) => run.search.longestTask).search
  const heap = medianRun(runs, ({ heapBefore, heapAfter }) => heapAfter / heapBefore)
  return [
    {
      name: `${name}: a key of the search`,
      figure: key.all / KEYS,
      unit: 'ms',
      limit: limitOf(subject, KEY_LIMIT),
      detail: `${KEYS} keys: ${detailOf(key)}`,
    },
    {
      name: `${name}: the dialog opened, longest task`,
      figure: opening.longestTask,
      unit: 'ms',
      limit: limitOf(subject, TASK_LIMIT),
      detail: detailOf(opening),
    },
    {
      name: `${name}: sparks found and all shown again, longest task`,
      figure: search.longestTask,
      unit: 'ms',
      limit: limitOf(subject, TASK_LIMIT),
      detail: detailOf(search),
    },
    {
      name: `${name}: heap after ${OPENINGS} openings of the dialog`,
      figure: heap.heapAfter / heap.heapBefore,
      unit: 'times',
      limit: limitOf(subject, HEAP_TIMES),
      detail: `${heap.heapBefore.toFixed(1)} MB before, ${heap.heapAfter.toFixed(1)} MB after`,
    },
  ]
}

function ideaRows(subject: Subject, few: readonly Arrival[], many: readonly Arrival[]): Row[] {
  const costOf = (runs: readonly Arrival[], count: number) => median(runs.map(({ work }) => work.all)) / count
  const longest = medianRun(many, ({ work }) => work.longestTask).work
  const rows: Row[] = [
    {
      name: `${subject.name}, ${MANY} ideas at 20 a second: longest task`,
      figure: longest.longestTask,
      unit: 'ms',
      limit: limitOf(subject, TASK_LIMIT),
      detail: detailOf(longest),
    },
    { name: `${subject.name}, ${FEW} ideas at 20 a second: an idea`, figure: costOf(few, FEW), unit: 'ms' },
    {
      name: `${subject.name}, ${MANY} ideas at 20 a second: an idea`,
      figure: costOf(many, MANY),
      unit: 'ms',
      limit: limitOf(subject, COST_TIMES * costOf(few, FEW)),
    },
  ]
  if (subject.name === 'Heartboard') {
    const renders = Math.max(...many.map((run) => run.renders))
    if (renders === 0) throw new Error('No render of an idea was counted.')
    rows.push({
      name: `${subject.name}, ${MANY} ideas: ideas rendered for each event`,
      figure: renders / MANY,
      unit: '',
      limit: 1,
    })
  }
  return rows
}

async function chooseIdea(page: Page): Promise<void> {
  await openDialog(page)
  await page.locator(TOPIC).fill('volcanoes')
  await page.keyboard.press('Enter')
  await waitForCount(page, ARRIVED_IDEA, FEW)
  await page.locator(`${ARRIVED_IDEA} input`).first().check({ force: true })
}

/** Pressed elements of the landing and the dialog, and the elements shown by the press. */
const presses = {
  'See all': { press: SEE_ALL, shown: SEARCH },
  spark: { press: FILLING_SPARK, shown: `${CHAT_FIELD}:not(:placeholder-shown)` },
  Generate: { before: chooseIdea, press: GENERATE, shown: GENERATING, isMeasuredOnce: true },
} satisfies Record<string, PressedElement>

/** The same elements of a plain page of the sparks, and of one of chosen ideas. */
const plainPresses = {
  sparks: {
    'See all of plain HTML': { ...presses['See all'], before: bringToLife, isMeasuredOnce: true },
    'spark of plain HTML': { ...presses.spark, before: bringToLife, isMeasuredOnce: true },
  },
  ideas: {
    'Generate of plain HTML': {
      ...presses.Generate,
      before: async (page) => {
        await bringToLife(page)
        await openDialog(page)
      },
    },
  },
} satisfies Record<string, Record<string, PressedElement>>

/** A live build whose server also has the plain page of the newest snapshot. */
async function serveWithPlain(folder: string, settings: Record<string, string>) {
  const backend = await startBackend(settings)
  const snapshot = { html: '' }
  const site = await serveBuild({
    folder,
    backend: backend.url,
    middleware: (request, response, next) => {
      if (request.url !== PLAIN_PATH) return next()
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(snapshot.html)
    },
  })
  const close = async () => {
    await site.close()
    backend.close()
  }
  return { site, snapshot, close }
}

/** Returns the plain page of a subject's page that `prepare` has led to the moment of the snapshot. */
async function takeSnapshot(
  browser: Browser,
  storageState: StorageState,
  { load }: Subject,
  prepare: (page: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext({ ...CONTEXT, storageState })
  const page = await load(context)
  await prepare(page)
  const html = await plainPageOf(page)
  await context.close()
  return html
}

async function measureSparkLoad(browser: Browser, folder: string): Promise<Row[]> {
  const { site, snapshot, close } = await serveWithPlain(folder, { SPARKS: String(SPARKS), IDEAS: String(FEW) })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const subjects = [heartboard(site), plain(site)] as const
  snapshot.html = await takeSnapshot(browser, storageState, subjects[0], async (page) => {
    await openDialog(page)
    await waitForCount(page, SPARK_TILE, SPARKS)
  })
  const runs = subjects.map((): Figures[] => [])
  for (let run = 0; run < RUNS; run += 1) {
    for (const [index, subject] of subjects.entries())
      runs[index]?.push(await runSparks(browser, storageState, subject))
  }
  const rows = subjects.flatMap((subject, index) => sparkRows(subject, runs[index] ?? []))
  await close()
  return rows
}

async function measureIdeaLoad(browser: Browser, folder: string): Promise<Row[]> {
  const runs = new Map<string, { subject: Subject; few: Arrival[]; many: Arrival[] }>()
  for (const [size, count] of [
    ['few', FEW],
    ['many', MANY],
  ] as const) {
    const { site, snapshot, close } = await serveWithPlain(folder, { IDEAS: String(count) })
    const storageState = await signIn(browser, site, teacher.username, teacher.password)
    const subjects = [heartboard(site), plain(site)] as const
    snapshot.html = await takeSnapshot(browser, storageState, subjects[0], async (page) => {
      await subjects[0].offer(page)
      await waitForCount(page, LOADING_IDEA, count)
    })
    for (let run = 0; run < RUNS; run += 1) {
      for (const subject of subjects) {
        const own = runs.get(subject.name) ?? { subject, few: [], many: [] }
        runs.set(subject.name, own)
        own[size].push(await runIdeas(browser, storageState, subject, count))
      }
    }
    await close()
  }
  return [...runs.values()].flatMap(({ subject, few, many }) => ideaRows(subject, few, many))
}

/** Measures the first press of See all, a spark and Generate in the live build, beside the same markup without React. */
export async function measureLandingPresses(browser: Browser): Promise<Row[]> {
  // Ideas come 20 a second, so that Generate can be pressed soon.
  const { site, snapshot, close } = await serveWithPlain(await buildApp('live'), { IDEAS: String(FEW) })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const landing = { path: '/', readable: 'section[data-landing] h2 button:not([inert] *)' }
  const plainLanding = { path: PLAIN_PATH, readable: SEE_ALL }
  const rows = await firstPressRows(browser, site, storageState, landing, presses)
  snapshot.html = await takeSnapshot(browser, storageState, heartboard(site), openDialog)
  rows.push(...(await firstPressRows(browser, site, storageState, plainLanding, plainPresses.sparks)))
  snapshot.html = await takeSnapshot(browser, storageState, heartboard(site), chooseIdea)
  rows.push(...(await firstPressRows(browser, site, storageState, plainLanding, plainPresses.ideas)))
  await close()
  return rows
}

/** Measures sparks and ideas under load in the live build, beside the same markup without React. */
export async function measureSparks(browser: Browser): Promise<Row[]> {
  const folder = await buildCountingIdeas()
  return [...(await measureSparkLoad(browser, folder)), ...(await measureIdeaLoad(browser, folder))]
}
