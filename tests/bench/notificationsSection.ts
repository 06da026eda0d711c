import type { Browser, Page } from 'playwright'
import type { Connect } from 'vite'
import type { Notification } from '../../src/api/notifications/notifications.contract'
import { notificationsCalls } from '../../src/api/notifications/notifications.contract'
import { signIn } from '../tools/firstLoad'
import { serveBuild, startBackend } from '../tools/serveBuild'
import { buildApp } from './builds'
import { median, quantile } from './numbers'
import { teacher } from './people'
import type { Row } from './report'

const COUNT = 5000
/** Speeds in px per frame: a fast mouse wheel, and dragging the scrollbar. */
const PACES = [
  { name: 'at reading speed', px: 15, distance: 9000 },
  { name: 'fast to the end and back', px: 400, distance: Infinity },
]
/** Maximum of the 95th percentile of the times between frames in ms (issue 18, 'Must show'). */
const FRAME_LIMIT_MS = 16.8
const REST_MS = 1000

/** Notifications one hour apart, whose messages have one to three lines. */
const notifications = Array.from(
  { length: COUNT },
  (_, index): Notification => ({
    id: `n${index}`,
    read_at: index % 3 === 0 ? null : '2026-11-20T10:00:00Z',
    event: 'notification.format.shared',
    created_at: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    data: {
      sender: { id: 21, name: 'Tan Mei Ling' },
      format: {
        id: `c${index}`,
        url: `/board/focus/c${index}`,
        type: index % 4 === 0 ? 'quiz' : 'text',
        subtype: null,
        title: `Lesson ${index}${', and what we learned from it'.repeat(index % 4)}`,
      },
    },
  }),
)

const listMiddleware: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== 'GET' || request.url?.split('?')[0] !== `/api/${notificationsCalls.getNotifications.path}`)
    return next()
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ data: notifications }))
}

/**
 * Scrolls the page down, and without a `distance` also back up.
 * @returns times between frames in ms
 */
const scroll = (page: Page, px: number, distance = Infinity) =>
  page.evaluate(
    // Do not name functions here: tsx wraps named functions in a helper that the page does not have.
    async ([step, far]) => {
      const gaps: number[] = []
      let last = await new Promise<number>(requestAnimationFrame)
      for (const direction of Number.isFinite(far) ? [1] : [1, -1]) {
        for (let moved = 0; moved < far; moved += step) {
          const before = window.scrollY
          window.scrollBy({ top: direction * step, behavior: 'instant' })
          const now = await new Promise<number>(requestAnimationFrame)
          gaps.push(Math.round((now - last) * 10) / 10)
          last = now
          if (window.scrollY === before) break
        }
      }
      return gaps
    },
    [px, distance] as const,
  )

/** Measures scrolling through thousands of notifications in the live build. */
export async function measureNotifications(browser: Browser): Promise<Row[]> {
  const backend = await startBackend()
  const site = await serveBuild({ folder: await buildApp('live'), backend: backend.url, middleware: listMiddleware })
  const storageState = await signIn(browser, site, teacher.username, teacher.password)
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto(`${site.url}/notifications`)
  const rows = page.locator('[aria-posinset]')
  await rows.first().waitFor()
  await page.waitForTimeout(REST_MS)
  const results: Row[] = []
  for (const { name, px, distance } of PACES) {
    const gaps = await scroll(page, px, distance)
    const dropped = gaps.reduce((total, gap) => total + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
    results.push({
      name: `${COUNT.toLocaleString('en')} notifications scrolled ${name}: frames, 95th percentile`,
      figure: quantile(gaps, 0.95),
      unit: 'ms',
      limit: FRAME_LIMIT_MS,
      isClock: true,
      detail: `${px} px a frame; median ${median([...gaps]).toFixed(1)}, worst ${Math.max(...gaps).toFixed(1)} ms; ${dropped} of ${gaps.length + dropped} frames dropped; ${await rows.count()} rows rendered`,
    })
    await page.waitForTimeout(REST_MS)
  }
  await context.close()
  await site.close()
  backend.close()
  return results
}
