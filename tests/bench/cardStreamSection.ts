import type { Browser } from 'playwright'
import { serveBuild } from '../tools/serveBuild'
import { buildCardStream } from './builds'
import type { CardStreamPage, Shown } from './cardStream/main'
import { median, quantile } from './numbers'
import type { Row } from './report'
import { readWork, TRACE_CATEGORIES, type Work } from './trace'

const TOKENS = 20_000
const FEW_TOKENS = 4_000
const RUNS = 3
/** Maximum time in ms between frames in 95 % of the cases: two frames at 60 frames a second. */
const FRAME_P95_MS = 34
/** How many times the cost of a text may grow if the text is five times as long. */
const LONG_TIMES = 5

const views = ['heartboard', 'plainText'] as const
type View = (typeof views)[number]
const titles: Record<View, string> = { heartboard: 'Open card', plainText: 'plain text' }

type StreamWindow = { cardStreamPage: CardStreamPage }
type Run = Shown & { work: Work }

async function streamOnce(browser: Browser, url: string, view: View, tokens: number): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${url}/?view=${view}`)
  await page.waitForFunction(() => 'cardStreamPage' in window)
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  const shown = await page.evaluate((count) => (window as unknown as StreamWindow).cardStreamPage.stream(count), tokens)
  const work = readWork(await browser.stopTracing())
  await context.close()
  // Each token has at least four characters. If fewer are shown, the card has not shown the whole stream.
  if (shown.shownCharacters < tokens * 4) throw new Error(`${titles[view]} shows ${shown.shownCharacters} characters.`)
  return { ...shown, work }
}

const medianOf = (runs: readonly Run[], figure: (run: Run) => number) => median(runs.map(figure))
const scriptOf = ({ work }: Run) => work.script
const p95Of = ({ gaps }: Run) => quantile(gaps, 0.95)

const rowsOf = (view: View, runs: readonly Run[]): Row[] => [
  {
    name: `${titles[view]}, 20,000 tokens: script`,
    figure: medianOf(runs, scriptOf),
    unit: 'ms',
    detail: `style and layout ${Math.round(medianOf(runs, ({ work }) => work.layout))}, longest task ${Math.round(medianOf(runs, ({ work }) => work.longestTask))} ms`,
  },
  {
    name: `${titles[view]}, 20,000 tokens: frame, 95 of 100`,
    figure: medianOf(runs, p95Of),
    unit: 'ms',
    limit: view === 'heartboard' ? FRAME_P95_MS : undefined,
    isClock: true,
    detail: `worst ${Math.round(medianOf(runs, ({ gaps }) => Math.max(...gaps)))} ms`,
  },
]

/** Measures the cost of streaming into an open card, compared with plain text, and how it grows with the length (B-517, D-0083). */
export async function measureCardStream(browser: Browser): Promise<Row[]> {
  const site = await serveBuild({ folder: await buildCardStream() })
  const runs: Record<View, Run[]> = { heartboard: [], plainText: [] }
  const few: Run[] = []
  for (let run = 0; run < RUNS; run += 1) {
    // The order alternates, so that no view always runs on a warmer or busier machine.
    for (const view of run % 2 === 0 ? views : views.toReversed())
      runs[view].push(await streamOnce(browser, site.url, view, TOKENS))
    few.push(await streamOnce(browser, site.url, 'heartboard', FEW_TOKENS))
  }
  await site.close()
  return [
    ...views.flatMap((view) => rowsOf(view, runs[view])),
    {
      name: '20,000 tokens: script relative to 4,000',
      figure: medianOf(runs.heartboard, scriptOf) / medianOf(few, scriptOf),
      unit: 'times',
      limit: LONG_TIMES,
      detail: `4,000 tokens ${Math.round(medianOf(few, scriptOf))} ms`,
    },
  ]
}
