import type { Browser, CDPSession, Page } from 'playwright'
import { serveBuild, type Site } from '../tools/serveBuild'
import { buildBoards } from './builds'
import { type BoardName, boardNames } from './drag/boards'
import type { Frames, Lift, Meter, Patch, Switch } from './drag/meter'
import { boardDataMiddleware } from './drag/boardData'
import { median, quantile } from './numbers'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

const COUNTS = [100, 1_000, 10_000]
const LARGEST_COUNT = 10_000
const RUNS = 3
const LIFTS = 5
/** Number of cards that the pointer crosses during a drag. */
const CARDS_CROSSED = 40
/** Distance in px of one mouse movement. */
const STEP = 20
const PATCHES = 30
const SCROLL_PX = 100
/** Scrolls 900 px a second, which are three rows of cards. */
const READING_PX = 15
const READING_DISTANCE = 12_000
/** Time in ms until a page has become quiet. */
const REST_MS = 1000
/** Time in ms after which a page without cards counts as broken, even on a busy machine. */
const PAGE_TIMEOUT_MS = 120_000
const VIEWPORT = { width: 1920, height: 1200 }
/** Share of the window's height at the top and bottom in which a drag scrolls the page. */
const EDGE = 0.3

const FRAME_LIMIT_MS = 16.8
const PATCH_LIMIT_MS = 5
const HEAP_LIMIT = 1.2
/** Maximum time in ms from a change of density to the new cells, as for any press (D-0094). */
const DENSITY_LIMIT_MS = 100
const SWITCHES = 10

const titles: Record<BoardName, string> = { heartboard: 'Heartboard', dndKit: 'dnd-kit' }
/** Selectors of an element that exists once cards can be dragged. */
const READY: Record<BoardName, string> = { heartboard: '[data-rfd-draggable-id]', dndKit: '[data-bench-sortable]' }
const PREVIEW: Record<BoardName, string> = {
  heartboard: 'body > [data-rfd-draggable-id]',
  dndKit: '[data-bench-clone]',
}

type Point = { x: number; y: number }
type CardCentre = Point & { cardId: string }
type Run = { lifts: Lift[]; frames: Frames; work: Work; movedId: string; heap: number }

type MeterWindow = { meter: Meter }
const inPage = {
  awaitLift: (page: Page) => page.evaluate(() => (window as unknown as MeterWindow).meter.awaitLift()),
  lift: (page: Page) => page.evaluate(() => (window as unknown as MeterWindow).meter.lift()),
  begin: (page: Page) => page.evaluate(() => (window as unknown as MeterWindow).meter.begin()),
  end: (page: Page) => page.evaluate(() => (window as unknown as MeterWindow).meter.end()),
}

const openPage = async (browser: Browser, site: Site, board: BoardName, count: number): Promise<Page> => {
  const context = await browser.newContext({ viewport: VIEWPORT })
  context.setDefaultTimeout(PAGE_TIMEOUT_MS)
  const page = await context.newPage()
  await page.goto(`${site.url}/?board=${board}&count=${count}`)
  await page.waitForSelector(READY[board])
  await page.waitForTimeout(REST_MS)
  return page
}

/** Returns the size of the JavaScript heap in MB after a garbage collection. */
async function heapOf(page: Page, session?: CDPSession): Promise<number> {
  const cdp = session ?? (await page.context().newCDPSession(page))
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

/** Returns the centres of the cards that a drag can reach without scrolling the page. The rows alternate in direction. */
async function findCardCentres(page: Page): Promise<CardCentre[]> {
  const centres = await page.locator('[data-card-id]').evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      return { cardId: cell.getAttribute('data-card-id') ?? '', x: left + width / 2, y: top + height / 2 }
    }),
  )
  const reachable = centres.filter(({ y }) => y > VIEWPORT.height * EDGE && y < VIEWPORT.height * (1 - EDGE))
  const rows = [...new Set(reachable.map(({ y }) => Math.round(y)))].sort((a, b) => a - b)
  return rows.flatMap((row, index) => {
    const direction = index % 2 === 0 ? 1 : -1
    return reachable.filter(({ y }) => Math.round(y) === row).sort((a, b) => direction * (a.x - b.x))
  })
}

async function moveTo(page: Page, from: Point, to: Point): Promise<void> {
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP))
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
  }
}

const waitForPreview = (page: Page, board: BoardName) => page.waitForSelector(PREVIEW[board], { state: 'attached' })

async function cancelDrag(page: Page, board: BoardName): Promise<void> {
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.waitForSelector(PREVIEW[board], { state: 'detached' })
}

async function liftOnce(page: Page, centre: Point): Promise<Lift> {
  await page.mouse.move(centre.x, centre.y)
  await inPage.awaitLift(page)
  await page.mouse.down()
  await page.mouse.move(centre.x + 4, centre.y)
  await page.mouse.move(centre.x + 14, centre.y)
  const lift = await inPage.lift(page)
  if (!lift) throw new Error('No card was lifted.')
  return lift
}

/** Returns `CARDS_CROSSED + 1` card centres, going back and forth. */
function pathOver(centres: readonly CardCentre[]): CardCentre[] {
  const there = [...centres, ...centres.slice(1, -1).reverse()]
  return Array.from({ length: CARDS_CROSSED + 1 }, (_, index) => there[index % there.length]).flatMap(
    (centre) => centre ?? [],
  )
}

async function runOnce(browser: Browser, site: Site, board: BoardName, count: number): Promise<Run> {
  const page = await openPage(browser, site, board, count)
  const centres = await findCardCentres(page)
  const [first, ...rest] = pathOver(centres)
  if (!first || centres.length < 4) throw new Error('The window shows too few cards to drag over.')

  // This lift is not measured, because it imports code and fills caches.
  await liftOnce(page, first)
  await cancelDrag(page, board)
  const lifts: Lift[] = []
  for (let lift = 0; lift < LIFTS; lift += 1) {
    await page.waitForTimeout(REST_MS / 4)
    lifts.push(await liftOnce(page, first))
    await cancelDrag(page, board)
  }

  await page.waitForTimeout(REST_MS / 2)
  await inPage.begin(page)
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  await page.mouse.move(first.x + 14, first.y)
  await waitForPreview(page, board)
  await inPage.end(page).then(() => inPage.begin(page))
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  let from: Point = { x: first.x + 14, y: first.y }
  for (const centre of rest) {
    await moveTo(page, from, centre)
    from = centre
  }
  const frames = await inPage.end(page)
  const work = readWork(await browser.stopTracing())
  await cancelDrag(page, board)
  const heap = await heapOf(page)
  await page.context().close()
  return { lifts, frames, work, movedId: first.cardId, heap }
}

/** Returns the cards that were rendered although they were neither moved nor a drop target. */
const unrelatedCardsOf = ({ frames, movedId }: Run) =>
  Object.keys({ ...frames.tiles, ...frames.cells }).filter((id) => id !== movedId && !frames.participants.includes(id))

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)
const formatCount = (value: number) => Math.round(value).toLocaleString('en')

function dragRows(board: BoardName, count: number, runs: readonly Run[], peer: readonly Run[]): Row[] {
  const isOurs = board === 'heartboard'
  const name = `${titles[board]}, ${count.toLocaleString('en')} cards`
  const medianOf = (figure: (run: Run) => number, of = runs) => median(of.map(figure))
  const lift = (of: readonly Run[], figure: (lift: Lift) => number) =>
    median(of.flatMap((run) => run.lifts.map(figure)))
  const shown = (of: readonly Run[]) => lift(of, (one) => one.shown)
  const gap = (share: number) => medianOf(({ frames }) => quantile(frames.gaps, share))
  const unrelatedCounts = runs.map((run) => unrelatedCardsOf(run).length)
  return [
    {
      name: `${name}: lift`,
      figure: shown(runs),
      unit: 'ms',
      limit: isOurs ? shown(peer) : undefined,
      isClock: true,
      detail: `movement to the end of the first frame with the drag preview; the preview is mounted after ${lift(runs, ({ mounted }) => mounted).toFixed(1)} ms; median of ${runs.length * LIFTS}`,
    },
    {
      name: `${name}: frames while dragging, 95th percentile`,
      figure: gap(0.95),
      unit: 'ms',
      limit: isOurs ? FRAME_LIMIT_MS : undefined,
      isClock: true,
      detail: `median ${gap(0.5).toFixed(1)}, worst ${gap(1).toFixed(1)} ms; ${formatCount(medianOf(({ frames }) => frames.gaps.length))} frames over ${CARDS_CROSSED} cards`,
    },
    {
      name: `${name}: work for each frame of a drag`,
      figure: medianOf(({ work, frames }) => work.all / frames.gaps.length),
      unit: 'ms',
      detail: `processor time of the main thread; script ${medianOf(({ work, frames }) => work.script / frames.gaps.length).toFixed(2)}, style and layout ${medianOf(({ work, frames }) => work.layout / frames.gaps.length).toFixed(2)}; longest task ${formatCount(medianOf(({ work }) => work.longestTask))} ms`,
    },
    {
      name: isOurs ? `${name}: rendered cards that neither moved nor are a target` : `${name}: cards rendered`,
      figure: isOurs ? Math.max(...unrelatedCounts) : medianOf(({ frames }) => Object.keys(frames.cells).length),
      unit: '',
      limit: isOurs ? 0 : undefined,
      detail: `cells rendered ${formatCount(medianOf(({ frames }) => sum(frames.cells)))} times, tiles ${formatCount(medianOf(({ frames }) => sum(frames.tiles)))} times${isOurs ? `; ${formatCount(medianOf(({ frames }) => frames.participants.length))} cards were targets` : ''}; heap ${medianOf(({ heap }) => heap).toFixed(1)} MB after it`,
    },
  ]
}

async function patchRows(browser: Browser, site: Site, count: number): Promise<Row[]> {
  const page = await openPage(browser, site, 'heartboard', count)
  const [centre] = await findCardCentres(page)
  const cardId = centre?.cardId ?? ''
  const patches: Patch[] = []
  for (let index = 0; index < PATCHES; index += 1) {
    patches.push(
      await page.evaluate(({ id, title }) => (window as unknown as MeterWindow).meter.patch(id, title), {
        id: cardId,
        title: `The Water Cycle, version ${index + 1}`,
      }),
    )
  }
  await page.context().close()
  const took = patches.map((patch) => patch.took)
  const name = `Heartboard, ${count.toLocaleString('en')} cards: one card changed by an event`
  return [
    {
      name,
      figure: median(took),
      unit: 'ms',
      limit: PATCH_LIMIT_MS,
      isClock: true,
      detail: `from the dispatch until the DOM has changed, without the wait for a frame; median of ${PATCHES}, 95th percentile ${quantile(took, 0.95).toFixed(1)}`,
    },
    {
      name: `${name}, cards rendered`,
      figure: Math.max(...patches.map(({ tiles, cells }) => Math.max(tiles, cells))),
      unit: '',
      limit: 1,
    },
  ]
}

/** Switches between tiles and compact tiles. The first switch to each density only warms up. */
async function densityRows(browser: Browser, site: Site, count: number): Promise<Row[]> {
  const page = await openPage(browser, site, 'heartboard', count)
  const switches: Switch[] = []
  for (let index = 0; index < SWITCHES + 2; index += 1) {
    await page.waitForTimeout(REST_MS / 2)
    switches.push(
      await page.evaluate(
        (density) => (window as unknown as MeterWindow).meter.switchDensity(density),
        index % 2 === 0 ? ('compact' as const) : ('comfortable' as const),
      ),
    )
  }
  await page.context().close()
  const measured = switches.slice(2)
  return [
    {
      name: `Heartboard, ${formatCount(count)} cards: another density`,
      figure: median(measured.map(({ shown }) => shown)),
      unit: 'ms',
      limit: DENSITY_LIMIT_MS,
      isClock: true,
      detail: `from the choice to the end of the first frame with the other cells; the view is filled after ${median(measured.map(({ filled }) => filled)).toFixed(1)} ms; median of ${SWITCHES}, worst ${Math.max(...measured.map(({ shown }) => shown)).toFixed(1)}`,
    },
  ]
}

/** Returns how many frames are missing from 60 per second. */
const droppedOf = (gaps: readonly number[]) =>
  gaps.reduce((total, gap) => total + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)

const framesDetail = (gaps: readonly number[], pace: string) =>
  `${pace}; median ${median([...gaps]).toFixed(1)}, worst ${Math.max(...gaps).toFixed(1)} ms; ${droppedOf(gaps)} of ${formatCount(gaps.length + droppedOf(gaps))} frames dropped`

async function scrollRows(browser: Browser, site: Site, board: BoardName, count: number): Promise<Row[]> {
  const page = await openPage(browser, site, board, count)
  const scroll = (px: number, distance?: number) =>
    page.evaluate(([step, far]) => (window as unknown as MeterWindow).meter.scroll(step, far), [px, distance] as const)
  const before = await heapOf(page)
  await inPage.begin(page)
  await scroll(READING_PX, READING_DISTANCE)
  const reading = (await inPage.end(page)).gaps
  await inPage.begin(page)
  await scroll(SCROLL_PX)
  await scroll(-SCROLL_PX)
  const { gaps } = await inPage.end(page)
  await page.waitForTimeout(REST_MS)
  const after = await heapOf(page)
  await page.context().close()
  const isOurs = board === 'heartboard'
  const name = `${titles[board]}, ${count.toLocaleString('en')} cards`
  return [
    {
      name: `${name}: scrolled at reading speed, frames, 95th percentile`,
      figure: quantile(reading, 0.95),
      unit: 'ms',
      limit: isOurs ? FRAME_LIMIT_MS : undefined,
      isClock: true,
      detail: framesDetail(reading, `${READING_PX} px a frame, ${formatCount(READING_DISTANCE)} px`),
    },
    {
      name: `${name}: scrolled fast to the end and back, frames, 95th percentile`,
      figure: quantile(gaps, 0.95),
      unit: 'ms',
      limit: isOurs ? FRAME_LIMIT_MS : undefined,
      isClock: true,
      detail: framesDetail(gaps, `${SCROLL_PX} px a frame`),
    },
    {
      name: `${name}: scrolled fast to the end and back, heap`,
      figure: after / before,
      unit: 'times',
      limit: isOurs ? HEAP_LIMIT : undefined,
      detail: `${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`,
    },
  ]
}

/** Compares the app's board with a dnd-kit board of the same cards: lifting, dragging, a changed card, scrolling. */
export async function measureDrag(browser: Browser): Promise<Row[]> {
  const site = await serveBuild({ folder: await buildBoards(), middleware: boardDataMiddleware() })
  const rows: Row[] = []
  for (const count of COUNTS) {
    const runs: Record<BoardName, Run[]> = { heartboard: [], dndKit: [] }
    for (let run = 0; run < RUNS; run += 1) {
      // The order alternates, so that no board always runs on a warmer or busier machine.
      const order = run % 2 === 0 ? boardNames : boardNames.toReversed()
      for (const board of order) runs[board].push(await runOnce(browser, site, board, count))
    }
    for (const board of boardNames) rows.push(...dragRows(board, count, runs[board], runs.dndKit))
  }
  for (const count of COUNTS) rows.push(...(await patchRows(browser, site, count)))
  rows.push(...(await densityRows(browser, site, LARGEST_COUNT)))
  for (const board of boardNames) rows.push(...(await scrollRows(browser, site, board, LARGEST_COUNT)))
  await site.close()
  return rows
}
