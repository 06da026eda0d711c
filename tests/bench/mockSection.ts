import type { Browser, Page } from 'playwright'
import { openReadable, signIn, type StorageState } from '../tools/firstLoad'
import { serveBuild, type Site } from '../tools/serveBuild'
import { buildApp, buildTenHandlers } from './builds'
import { median, quantile } from './numbers'
import { teacher } from './people'
import type { Row } from './report'

const WARM_UP = 30
const REQUESTS = 300
/** Maximum time in ms that the mock server may add to a request (median). */
const LIMIT_MS = 5
/** A page of the same origin without app and service worker. Its requests reach the bench server directly. */
const BLANK = '/bench-blank.html'

const PER_PAGE = 20
const pageAddress = (page: number) =>
  `/api/v1/format?parent=&page=${page}&per_page=${PER_PAGE}&filter=all&sort=manual&order=asc&search=`

const calls = { 'v1/user/me': '/api/v1/user/me', 'v1/format (20 cards)': pageAddress(1) }

/** Numbers of cards: as on a board of the seed, and the most that the mock server must be able to serve. */
const FEW = 60
const MANY = 10_000
const PAGE_TIMES = 2
const START_TIMES = 1.5
const STARTS = 7

/**
 * Returns the time in ms of each request until its body is read. Requests are sent one after the other, to each of the paths in
 * turn.
 */
const timeRequests = (page: Page, ...paths: string[]): Promise<number[]> =>
  page.evaluate(
    async ({ addresses, count, warmUp }) => {
      const times: number[] = []
      for (let index = 0; index < count + warmUp; index += 1) {
        const address = addresses[index % addresses.length] ?? ''
        const begun = performance.now()
        const response = await fetch(address, { headers: { Accept: 'application/json' } })
        await response.text()
        if (!response.ok) throw new Error(`${address} returned ${response.status}.`)
        if (index >= warmUp) times.push(performance.now() - begun)
      }
      return times
    },
    { addresses: paths, count: REQUESTS, warmUp: WARM_UP },
  )

/** Measures how long pages of the card list take, from all over the board, with few and with many cards. */
async function measurePages(browser: Browser, site: Site, storageState: StorageState): Promise<Row[]> {
  const timesOf = async (count: number, query: string) => {
    const context = await browser.newContext({ storageState })
    const page = await context.newPage()
    await openReadable(page, site, 'board', `?latency=0${query}`)
    const pages = Math.floor(count / PER_PAGE)
    const steps = Math.min(pages, 10)
    const pageNumbers = Array.from({ length: steps }, (_, index) => 1 + Math.floor((index * (pages - 1)) / (steps - 1)))
    const last = await page.evaluate(
      async (address) => ((await (await fetch(address)).json()) as { data: unknown[] }).data.length,
      pageAddress(pages),
    )
    if (last === 0) throw new Error(`The board has fewer than ${count} cards.`)
    const times = await timeRequests(page, ...pageNumbers.map(pageAddress))
    await context.close()
    return times
  }
  const few = await timesOf(FEW, '')
  const many = await timesOf(MANY, `&cards=${MANY}`)
  const name = `A page of ${PER_PAGE} cards`
  const detail = (times: number[]) => `95th percentile ${quantile(times, 0.95).toFixed(1)} ms; ${REQUESTS} requests`
  return [
    { name: `${name} of about ${FEW}, median`, figure: median(few), unit: 'ms', detail: detail(few) },
    { name: `${name} of 10,000, median`, figure: median(many), unit: 'ms', detail: detail(many) },
    {
      name: `${name} of 10,000, relative to ${FEW}`,
      figure: median(many) / median(few),
      unit: 'times',
      limit: PAGE_TIMES,
      isClock: true,
    },
  ]
}

/**
 * Returns the time in ms from the request for the mock server's code to the service worker's first response. The cache is
 * empty.
 */
async function startOnce(browser: Browser, site: Site): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() =>
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'MOCKING_ENABLED') performance.mark('worker-ready')
    }),
  )
  await page.goto(`${site.url}/login`)
  const took = await page.waitForFunction(() => {
    const ready = performance.getEntriesByName('worker-ready')[0]
    const code = performance.getEntriesByType('resource').find(({ name }) => /\/browser-[^/]+\.js$/.test(name))
    return ready && code ? ready.startTime - code.startTime : 0
  })
  const ms = await took.jsonValue()
  await context.close()
  return ms
}

/** Compares the start of the mock server with all handlers and with ten calls. */
async function measureStarts(browser: Browser, all: Site): Promise<Row[]> {
  const ten = await serveBuild({ folder: await buildTenHandlers() })
  const times = { all: [] as number[], ten: [] as number[] }
  for (let run = 0; run < STARTS; run += 1) {
    times.ten.push(await startOnce(browser, ten))
    times.all.push(await startOnce(browser, all))
  }
  await ten.close()
  const detail = `median of ${STARTS}, from the request for the mock's code until its worker responds, with an empty cache`
  return [
    { name: 'Start of the mock with ten handlers', figure: median(times.ten), unit: 'ms', detail },
    { name: 'Start of the mock with all handlers', figure: median(times.all), unit: 'ms', detail },
    {
      name: 'Start with all handlers, relative to ten',
      figure: median(times.all) / median(times.ten),
      unit: 'times',
      limit: START_TIMES,
      isClock: true,
    },
  ]
}

/** Measures how much time the mock server adds, compared with the same body from a server without a service worker. */
export async function measureMock(browser: Browser): Promise<Row[]> {
  const bodies = new Map<string, string>()
  const site = await serveBuild({
    folder: await buildApp('mock'),
    middleware(request, response, next) {
      const body = bodies.get(request.url ?? '')
      if (request.url !== BLANK && body === undefined) return next()
      response.setHeader('Content-Type', body === undefined ? 'text/html' : 'application/json')
      response.setHeader('Cache-Control', 'no-store')
      response.end(body ?? '<!doctype html><title>Blank</title>')
    },
  })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const mocked = await browser.newContext({ storageState })
  const app = await mocked.newPage()
  await openReadable(app, site, 'board', '?latency=0')
  const plain = await browser.newContext({ serviceWorkers: 'block' })
  const blank = await plain.newPage()
  await blank.goto(site.url + BLANK)

  const rows: Row[] = []
  for (const [name, path] of Object.entries(calls)) {
    bodies.set(path, await app.evaluate(async (address) => (await fetch(address)).text(), path))
    const withMock = await timeRequests(app, path)
    const without = await timeRequests(blank, path)
    const usual = median(without)
    const detailOf = (share: number) =>
      `${quantile(withMock, share).toFixed(1)} ms with the mock, ${usual.toFixed(1)} (median) without; ${REQUESTS} requests`
    rows.push(
      {
        name: `Added by the mock, ${name}, median`,
        figure: median(withMock) - usual,
        unit: 'ms',
        limit: LIMIT_MS,
        isClock: true,
        detail: detailOf(0.5),
      },
      {
        name: `Added by the mock, ${name}, 95th percentile`,
        figure: quantile(withMock, 0.95) - usual,
        unit: 'ms',
        detail: detailOf(0.95),
      },
    )
  }
  await mocked.close()
  await plain.close()
  rows.push(...(await measurePages(browser, site, storageState)), ...(await measureStarts(browser, site)))
  await site.close()
  return rows
}
