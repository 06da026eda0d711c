import type { Browser, Page } from 'playwright'
import { openReadable, signIn } from '../tools/firstLoad'
import { serveBuild } from '../tools/serveBuild'
import { buildApp } from './builds'
import { median, quantile } from './numbers'
import { teacher } from './people'
import type { Row } from './report'

const WARM_UP = 30
const REQUESTS = 300
/** ms that the mock may add to a request, median (issue 2 'Must show'). */
const LIMIT_MS = 5
/** A page of the same address without the app and without its worker. */
const BLANK = '/bench-blank.html'

const calls = {
  'v1/user/me': '/api/v1/user/me',
  'v1/format (20 cards)': '/api/v1/format?parent=&page=1&per_page=20&filter=all&sort=manual&order=asc&search=',
}

/** ms of each request, one after another, until its body has been read. */
const timeRequests = (page: Page, path: string): Promise<number[]> =>
  page.evaluate(
    async ({ address, count, warmUp }) => {
      const times: number[] = []
      for (let index = 0; index < count + warmUp; index += 1) {
        const begun = performance.now()
        const response = await fetch(address, { headers: { Accept: 'application/json' } })
        await response.text()
        if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
        if (index >= warmUp) times.push(performance.now() - begun)
      }
      return times
    },
    { address: path, count: REQUESTS, warmUp: WARM_UP },
  )

/** What the mock adds to a request, beside the same body straight from a server without a worker. */
export async function measureMock(browser: Browser): Promise<Row[]> {
  const bodies = new Map<string, string>()
  const site = await serveBuild({
    folder: await buildApp('mock'),
    answer(request, response, next) {
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
  await site.close()
  return rows
}
