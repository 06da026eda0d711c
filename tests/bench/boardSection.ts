import type { Browser, BrowserContext } from 'playwright'
import { openReadable, signIn } from '../tools/firstLoad'
import { serveBuild, type Site } from '../tools/serveBuild'
import { buildApp } from './builds'
import { median } from './numbers'
import { teacher } from './people'
import type { Row } from './report'

const RUNS = 5
/** Minimum time in ms of the loading screen, counted from the start of the app's code. */
const LOADING_MS = 1500

type Opening = { readable: number; codeStart: number; workerStart: number }

/** Limit of the landing as a factor of the board of the same run (issue 57). */
const LANDING_TIMES = 1.2

/**
 * Opens the board, or the landing over it, in a new page.
 * @returns times in ms. `readable` and `codeStart` count from the navigation; `codeStart` is when the app requests the service
 * worker. `workerStart` is the time from that request until the worker is ready.
 */
async function open(context: BrowserContext, site: Site, screen: 'board' | 'landing'): Promise<Opening> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const find = serviceWorker.getRegistrations.bind(serviceWorker)
    serviceWorker.getRegistrations = () => {
      performance.mark('worker-requested')
      return find()
    }
    serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'MOCKING_ENABLED') performance.mark('worker-ready')
    })
  })
  const { readableAfter: readable } = await openReadable(page, site, screen)
  const [requestedAt, readyAt] = await page.evaluate(() =>
    ['worker-requested', 'worker-ready'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  )
  if (requestedAt === undefined || readyAt === undefined) throw new Error('The mock did not start a worker.')
  await page.close()
  return { readable, codeStart: requestedAt, workerStart: readyAt - requestedAt }
}

/**
 * Measures the time from navigation to a usable board, and to a usable landing, in the mock build. Subtracts the minimum time of
 * the loading screen.
 */
export async function measureBoard(browser: Browser): Promise<Row[]> {
  const site = await serveBuild({ folder: await buildApp('mock') })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const screens = ['board', 'landing'] as const
  const cold: Record<(typeof screens)[number], Opening[]> = { board: [], landing: [] }
  const warm: typeof cold = { board: [], landing: [] }

  for (let run = 0; run < RUNS; run += 1) {
    for (const screen of screens) {
      const context = await browser.newContext({ storageState })
      cold[screen].push(await open(context, site, screen))
      await context.close()
    }
  }
  const context = await browser.newContext({ storageState })
  for (const screen of screens) await open(context, site, screen)
  for (let run = 0; run < RUNS; run += 1) {
    for (const screen of screens) warm[screen].push(await open(context, site, screen))
  }
  await context.close()
  await site.close()

  const usable = (name: string, openings: Opening[], limit?: number): Row => {
    const times = openings.map(({ readable }) => readable)
    const range = `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms in all`
    return {
      name: `Usable ${name}, beyond 1.5 s of loading screen`,
      figure: median(times) - LOADING_MS,
      unit: 'ms',
      limit,
      isClock: true,
      detail: `median of ${RUNS}, ${range}; mock requested after ${Math.round(median(openings.map(({ codeStart }) => codeStart)))} ms`,
    }
  }
  const rowsOf = (name: string, openings: typeof cold): Row[] => {
    const board = usable(`board, ${name}`, openings.board)
    return [
      board,
      usable(`landing, ${name}`, openings.landing, LANDING_TIMES * board.figure),
      {
        name: `Start of the mock's worker, ${name}`,
        figure: median(openings.board.map(({ workerStart }) => workerStart)),
        unit: 'ms',
        detail: `median of ${RUNS}`,
      },
    ]
  }
  return [...rowsOf('cold', cold), ...rowsOf('warm', warm)]
}
