import type { Browser, CDPSession, Page } from 'playwright'
import { openReadable, signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site, startBackend } from '../tools/serveBuild'
import { buildWithPeers } from './builds'
import { questionFor, streamLesson } from './longStream'
import { median } from './numbers'
import { teacher } from './people'
import type { Meter, Smoothness } from './renderers/meter'
import { type RendererName, rendererNames } from './renderers/rendererName'
import type { Row } from './report'

const CHARACTERS = 12_000
const SHORT = 3_000
const LONG = 60_000
const RUNS = 3
/** Issue 2 'Must show'. */
const BLOCKING_TIMES_PLAIN = 1.3
const WORST_GAP_MS = 100
const LONG_TIMES = 5
/** ms for the page to come to rest before the question. */
const REST_MS = 1500

/** ms of the main thread, from the browser's own counters. */
type Cost = { script: number; layout: number; all: number }
export type Run = Smoothness & Cost

const titles: Record<RendererName, string> = {
  plainText: 'plain text',
  heartboard: 'Heartboard',
  reactMarkdown: 'react-markdown',
  streamdown: 'streamdown',
}

async function readCost(client: CDPSession): Promise<Cost> {
  const { metrics } = await client.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return { script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration'), all: ms('TaskDuration') }
}

async function openChat(page: Page, site: Site) {
  await openReadable(page, site, 'board')
  await page.getByRole('button', { name: /^Ask / }).click()
  await page.locator('section textarea').waitFor()
  await page.waitForTimeout(REST_MS)
}

/** Asks for a lesson in the real chat of the real board and measures until the reply has ended. */
async function streamOnce(browser: Browser, site: Site, storageState: StorageState, renderer: RendererName, length: number) {
  const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript((name) => Object.assign(window, { benchRenderer: name }), renderer)
  await openChat(page, site)
  await page.locator('section textarea').fill(questionFor(length))
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const before = await readCost(client)
  const measured = page.evaluate(() => (window as unknown as { meter: Meter }).meter.measureReply())
  await page.keyboard.press('Enter')
  const smoothness = await measured
  const after = await readCost(client)
  await context.close()
  // Markdown signs are not shown, but most of the text has to stand there.
  if (smoothness.shownCharacters < length * 0.85) {
    throw new Error(`${titles[renderer]} shows ${smoothness.shownCharacters} of ${length} characters.`)
  }
  return {
    ...smoothness,
    script: after.script - before.script,
    layout: after.layout - before.layout,
    all: after.all - before.all,
  }
}

function medians(runs: readonly Run[]): Run {
  const of = (key: keyof Run) => median(runs.map((run) => run[key]))
  return {
    took: of('took'),
    totalBlocking: of('totalBlocking'),
    longestTask: of('longestTask'),
    worstGap: of('worstGap'),
    droppedFrames: of('droppedFrames'),
    shownCharacters: of('shownCharacters'),
    script: of('script'),
    layout: of('layout'),
    all: of('all'),
  }
}

const detailOf = (run: Run) =>
  [
    `script ${Math.round(run.script)} ms`,
    `style and layout ${Math.round(run.layout)}`,
    `main thread in all ${Math.round(run.all)}`,
    `longest task ${Math.round(run.longestTask)}`,
    `in ${(run.took / 1000).toFixed(1)} s`,
  ].join(', ')

function rowsOf(name: RendererName, run: Run, plain: Run): Row[] {
  const isOurs = name === 'heartboard'
  const title = titles[name]
  return [
    { name: `${title}: script`, figure: run.script, unit: 'ms', detail: detailOf(run) },
    {
      name: `${title}: total blocking time`,
      figure: run.totalBlocking,
      unit: 'ms',
      limit: isOurs ? plain.totalBlocking * BLOCKING_TIMES_PLAIN : undefined,
      detail: isOurs ? `limit: ${BLOCKING_TIMES_PLAIN} times plain text` : undefined,
    },
    { name: `${title}: worst frame gap`, figure: run.worstGap, unit: 'ms', limit: isOurs ? WORST_GAP_MS : undefined },
    { name: `${title}: dropped frames`, figure: run.droppedFrames, unit: 'of 60 a second' },
  ]
}

/** A streamed answer at 200 words a second in the real chat, beside three other ways to draw it; then how its cost grows. */
export async function measureStream(browser: Browser): Promise<Row[]> {
  const backend = await startBackend()
  const site = await serveBuild({ folder: await buildWithPeers(), backend: backend.url, answer: streamLesson })
  const state = await signIn(browser, site, teacher.username, teacher.password)
  const runOf = (name: RendererName, length: number) => streamOnce(browser, site, state, name, length)

  const runs: Record<RendererName, Run[]> = { plainText: [], heartboard: [], reactMarkdown: [], streamdown: [] }
  for (let round = 0; round < RUNS; round += 1) {
    // Each round begins with another one, so that none always runs on a warmer or a busier machine.
    const order = rendererNames.map((_, index) => rendererNames[(index + round) % rendererNames.length] ?? 'heartboard')
    for (const name of order) runs[name].push(await runOf(name, CHARACTERS))
  }
  const short = await runOf('heartboard', SHORT)
  const long = await runOf('heartboard', LONG)
  backend.close()
  await site.close()

  const plain = medians(runs.plainText)
  const ours = medians(runs.heartboard)
  const growthOf = (characters: number, run: Run): Row => ({
    name: `Heartboard, ${characters.toLocaleString('en')} characters: script for each 1,000`,
    figure: (run.script / characters) * 1000,
    unit: 'ms',
    detail: `${detailOf(run)}, blocking ${Math.round(run.totalBlocking)}, worst gap ${Math.round(run.worstGap)}, dropped ${run.droppedFrames}`,
  })
  return [
    ...rendererNames.flatMap((name) => rowsOf(name, medians(runs[name]), plain)),
    growthOf(SHORT, short),
    growthOf(CHARACTERS, ours),
    growthOf(LONG, long),
    { name: '60,000 characters cost, in script of 12,000', figure: long.script / ours.script, unit: 'times', limit: LONG_TIMES },
  ]
}
