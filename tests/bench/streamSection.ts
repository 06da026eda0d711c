import type { Browser, Page } from 'playwright'
import { openReadable, signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { buildWithPeers } from './builds'
import { questionFor, streamLesson } from './longStream'
import { median } from './numbers'
import { teacher } from './people'
import type { Meter, Smoothness } from './renderers/meter'
import { type RendererName, rendererNames } from './renderers/rendererName'
import type { Row } from './report'
import { readHalves, readWork, TRACE_CATEGORIES, type Work } from './trace'

const CHARACTERS = 12_000
const SHORT = 3_000
const LONG = 60_000
const RUNS = 3
/** Maximum blocking time as a multiple of that of plain text (issue 2, 'Must show'). */
const BLOCKING_TIMES_PLAIN = 1.3
/** Duration of a frame in ms. The limit is never lower, even if plain text blocks less. */
const FRAME_MS = 17
const WORST_GAP_MS = 100
/** Maximum script time as a multiple of that of plain text (issue 16, 'Must show'). */
const SCRIPT_TIMES_PLAIN = 1.4
const LONG_TIMES = 4.5
/** The cost of a frame must not grow with the length of the reply. The rest is noise of a busy machine. */
const LATER_TIMES = 1.1
/** Time in ms to let the page become quiet before the question is sent. */
const REST_MS = 1500

type Run = { smoothness: Smoothness; work: Work; halves: [Work, Work] }

const titles: Record<RendererName, string> = {
  plainText: 'plain text',
  heartboard: 'Heartboard',
  reactMarkdown: 'react-markdown',
  streamdown: 'streamdown',
}

async function openChat(page: Page, site: Site) {
  await openReadable(page, site, 'board')
  await page.getByRole('button', { name: /^Ask / }).click()
  await page.locator('section textarea').waitFor()
  await page.waitForTimeout(REST_MS)
}

/** Asks for a lesson in the chat of the real board and measures until the reply is complete. */
async function streamOnce(
  browser: Browser,
  site: Site,
  storageState: StorageState,
  renderer: RendererName,
  length: number,
): Promise<Run> {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript((name) => Object.assign(window, { benchRenderer: name }), renderer)
  await openChat(page, site)
  await page.locator('section textarea').fill(questionFor(length))
  // Wait for the renderer, which the chat loads while the user types the question.
  await page.waitForFunction(() => 'meter' in window)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const measured = page.evaluate(() => (window as unknown as { meter: Meter }).meter.measureReply())
  await page.keyboard.press('Enter')
  const smoothness = await measured
  const trace = await browser.stopTracing()
  await context.close()
  // At most 15 % of the text is Markdown syntax, which is not shown. If less than the rest is shown, the run is broken.
  if (smoothness.shownCharacters < length * 0.85) {
    throw new Error(`${titles[renderer]} shows ${smoothness.shownCharacters} of ${length} characters.`)
  }
  return { smoothness, work: readWork(trace), halves: readHalves(trace) }
}

const medianOf = (runs: readonly Run[], figure: (run: Run) => number) => median(runs.map(figure))

/**
 * Returns the script time that all frames would have taken. A dropped frame costs nothing, so a busy machine would otherwise
 * make long replies and slow renderers look cheap.
 */
const fullScript = ({ smoothness, work }: Run) => work.script * (1 + smoothness.droppedFrames / smoothness.shownFrames)

/** Returns the script time per frame in the second half of a reply, divided by that in the first half. */
const laterScript = ({ halves: [first, second] }: Run) => second.script / second.frames / (first.script / first.frames)

const detailOf = (runs: readonly Run[]) =>
  [
    `without dropped frames ${Math.round(medianOf(runs, ({ work }) => work.script))} ms`,
    `style and layout ${Math.round(medianOf(runs, ({ work }) => work.layout))}`,
    `main thread in all ${Math.round(medianOf(runs, ({ work }) => work.all))}`,
    `in ${(medianOf(runs, ({ smoothness }) => smoothness.took) / 1000).toFixed(1)} s`,
  ].join(', ')

const clockBlocking = ({ smoothness }: Run) => smoothness.totalBlocking
const workBlocking = ({ work }: Run) => work.blocking

function rowsOf(name: RendererName, runs: readonly Run[], plain: readonly Run[]): Row[] {
  const isOurs = name === 'heartboard'
  const title = titles[name]
  const blockingLimit = (figure: (run: Run) => number) =>
    isOurs ? Math.max(medianOf(plain, figure) * BLOCKING_TIMES_PLAIN, FRAME_MS) : undefined
  return [
    { name: `${title}: script`, figure: medianOf(runs, fullScript), unit: 'ms', detail: detailOf(runs) },
    {
      name: `${title}: total blocking time, processor`,
      figure: medianOf(runs, workBlocking),
      unit: 'ms',
      limit: blockingLimit(workBlocking),
      detail: `longest task ${Math.round(medianOf(runs, ({ work }) => work.longestTask))} ms`,
    },
    {
      name: `${title}: total blocking time, clock`,
      figure: medianOf(runs, clockBlocking),
      unit: 'ms',
      limit: blockingLimit(clockBlocking),
      isClock: true,
    },
    {
      name: `${title}: worst frame gap`,
      figure: medianOf(runs, ({ smoothness }) => smoothness.worstGap),
      unit: 'ms',
      limit: isOurs ? WORST_GAP_MS : undefined,
      isClock: true,
    },
    {
      name: `${title}: dropped frames`,
      figure: medianOf(runs, ({ smoothness }) => smoothness.droppedFrames),
      unit: 'of 60 a second',
    },
  ]
}

function growthOf(characters: number, runs: readonly Run[]): Row {
  return {
    name: `Heartboard, ${characters.toLocaleString('en')} characters: script for each 1,000`,
    figure: (medianOf(runs, fullScript) / characters) * 1000,
    unit: 'ms',
    detail: `${detailOf(runs)}, blocking ${Math.round(medianOf(runs, workBlocking))} ms`,
  }
}

/**
 * Measures a reply that streams 200 words a second into the real chat, compared with three other renderers. Also measures how
 * the cost grows with the length.
 */
export async function measureStream(browser: Browser): Promise<Row[]> {
  const backend = await startBackend()
  const site = await serveBuild({ folder: await buildWithPeers(), backend: backend.url, middleware: streamLesson })
  const state = await signIn(browser, site, teacher.username, teacher.password)
  const runOf = (name: RendererName, length: number) => streamOnce(browser, site, state, name, length)

  const runs: Record<RendererName, Run[]> = { plainText: [], heartboard: [], reactMarkdown: [], streamdown: [] }
  const long: Run[] = []
  for (let round = 0; round < RUNS; round += 1) {
    // The order rotates, so that no renderer always runs on a warmer or busier machine.
    const order = rendererNames.map((_, index) => rendererNames[(index + round) % rendererNames.length] ?? 'heartboard')
    for (const name of order) runs[name].push(await runOf(name, CHARACTERS))
    long.push(await runOf('heartboard', LONG))
  }
  const short = await runOf('heartboard', SHORT)
  await site.close()
  backend.close()

  return [
    ...rendererNames.flatMap((name) => rowsOf(name, runs[name], runs.plainText)),
    {
      name: 'Heartboard: script relative to plain text',
      figure: medianOf(runs.heartboard, fullScript) / medianOf(runs.plainText, fullScript),
      unit: 'times',
      limit: SCRIPT_TIMES_PLAIN,
    },
    growthOf(SHORT, [short]),
    growthOf(CHARACTERS, runs.heartboard),
    growthOf(LONG, long),
    {
      name: '60,000 characters: script relative to 12,000',
      figure: medianOf(long, fullScript) / medianOf(runs.heartboard, fullScript),
      unit: 'times',
      limit: LONG_TIMES,
    },
    {
      name: '60,000 characters: script of a frame, second half relative to the first',
      figure: medianOf(long, laterScript),
      unit: 'times',
      limit: LATER_TIMES,
    },
  ]
}
