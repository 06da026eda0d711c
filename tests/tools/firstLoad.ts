import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { sparksCalls } from '../../src/api/sparks.contract'
import { neverIdle } from './neverIdle'
import type { Site } from './serveBuild'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export type ScreenName = 'login' | 'board'

const CARD = 'article[data-type]'

/** Selectors of a readable screen: a field of the form, or a card after the loading screen. */
const READABLE: Record<ScreenName, string> = {
  login: 'input[name=username]',
  board: `${CARD}:not([inert] *)`,
}
export type PartName = 'focus of a text card' | 'chat'

/** Elements pressed by keyboard on the board, and the elements of the usable part. */
const PARTS: Record<PartName, { press: string; shown: string; isFocusedBefore?: true }> = {
  'focus of a text card': {
    isFocusedBefore: true,
    press: 'article[data-type=text] [aria-label^="Open "]',
    shown: 'main[aria-label^="Open card"]',
  },
  chat: { press: 'button[aria-label^="Ask "]', shown: '[data-chat=board] textarea' },
}

/** ms after which a screen has requested all code that loads without interaction. */
const SETTLE_MS = 3000

export type FirstLoad = {
  /** gzip bytes of JavaScript requested until the screen was readable. */
  readable: number
  /** gzip bytes of JavaScript requested until the screen was fully interactive, without preloading by the idle board. */
  working: number
  /** The files in request order, with gzip bytes; `isLate`: requested after the screen was readable. */
  files: { path: string; bytes: number; isLate: boolean }[]
  /** ms from the start of the navigation until the screen was readable. */
  readableAfter: number
}

/**
 * Opens a screen. Measures the change of the document, not the next frame: requests of a readable screen
 * would otherwise sometimes count.
 * @returns `readableAfter`: ms from the start of the navigation until readable. `readableAt`: the same moment in epoch ms
 * by the clock of the request log. The page's `timeOrigin` drifts from that clock
 */
export async function openReadable(
  page: Page,
  site: Site,
  screen: ScreenName,
  query = '',
): Promise<{ readableAfter: number; readableAt: number }> {
  await page.goto(`${site.url}/${screen}${query}`, { waitUntil: 'commit' })
  return page.evaluate(
    (selector) =>
      new Promise<{ readableAfter: number; readableAt: number }>((resolve) => {
        // No named functions: the page lacks the helper that tsx uses for names.
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return
          observer.disconnect()
          resolve({ readableAfter: performance.now(), readableAt: Date.now() })
        })
        observer.observe(document, { attributes: true, childList: true, subtree: true })
        // Changes an attribute to trigger the observer: the screen may be readable already. A new document may have no root yet.
        document.querySelector(':root')?.toggleAttribute('data-observed', true)
      }),
    READABLE[screen],
  )
}

/** Signs a person in on the login page. @returns the storage state, for further signed-in contexts */
export async function signIn(browser: Browser, site: Site, username: string, password: string): Promise<StorageState> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site.url}/login`)
  await page.fill('input[name=username]', username)
  await page.fill('input[name=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector(READABLE.board)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

/**
 * Holds `getSparks`, and so the loading screen, until a card is rendered below. In the app the minimum time has this effect
 * budget builds have none. On a slow machine the app would otherwise request the code of live events before the cards.
 */
const holdLoadingScreen = (context: BrowserContext) =>
  context.addInitScript(
    ({ card, call }) => {
      const request = window.fetch
      window.fetch = async (...args) => {
        const [input] = args
        if (input instanceof Request && new URL(input.url).pathname.endsWith(call)) {
          while (!document.querySelector(card)) await new Promise(requestAnimationFrame)
        }
        return request(...args)
      }
    },
    { card: CARD, call: `/${sparksCalls.getSparks.path}` },
  )

type RequestedFile = { path: string; bytes: number; at: number }

/** JavaScript after the first `before` requests, each file once, with gzip bytes. */
function filesSince(site: Site, before: number): RequestedFile[] {
  const requestedAt = new Map<string, number>()
  for (const { path, at } of site.requests.slice(before)) {
    if (path.endsWith('.js') && !requestedAt.has(path)) requestedAt.set(path, at)
  }
  return [...requestedAt].map(([path, at]) => ({ path, at, bytes: gzipBytes(join(site.folder, path)) }))
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

const gzipBytes = (file: string) => gzipSync(readFileSync(file)).length

/** Opens a screen with an empty cache and sums the requested JavaScript, including the mock's worker. */
export async function measureFirstLoad(
  browser: Browser,
  site: Site,
  screen: ScreenName,
  storageState?: StorageState,
): Promise<FirstLoad> {
  const context = await browser.newContext({ storageState })
  // No preloading: code that an idle board preloads does not count.
  await neverIdle(context)
  await holdLoadingScreen(context)
  const page = await context.newPage()
  const before = site.requests.length
  const { readableAfter, readableAt } = await openReadable(page, site, screen)
  await page.waitForTimeout(SETTLE_MS)
  await context.close()

  const files = filesSince(site, before).map((file) => ({ ...file, isLate: file.at > readableAt }))
  return { readable: sum(files.filter(({ isLate }) => !isLate)), working: sum(files), files, readableAfter }
}

/** Opens a part on the interactive board. @returns gzip bytes of the JavaScript requested in addition */
export async function measurePart(
  browser: Browser,
  site: Site,
  part: PartName,
  storageState: StorageState,
): Promise<number> {
  const context = await browser.newContext({ storageState })
  await neverIdle(context)
  const page = await context.newPage()
  await openReadable(page, site, 'board')
  // Wait for the code of dragging, which loads late on a slow machine.
  await page.waitForSelector('[data-rfd-draggable-id]', { state: 'attached' })
  await page.waitForTimeout(SETTLE_MS)
  const button = page.locator(PARTS[part].press).first()
  if (PARTS[part].isFocusedBefore) {
    // Keyboard focus on a card preloads the menus (`preloadOnApproach`): the press must not wait for the code.
    await button.focus()
    await page.waitForTimeout(SETTLE_MS)
  }
  const before = site.requests.length
  await button.press('Enter')
  await page.waitForSelector(PARTS[part].shown)
  await page.waitForTimeout(SETTLE_MS)
  await context.close()
  return sum(filesSince(site, before))
}
