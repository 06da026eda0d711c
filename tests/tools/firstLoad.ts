import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { sparksCalls } from '../../src/api/sparks.contract'
import { neverIdle } from './neverIdle'
import type { Site } from './serveBuild'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export type ScreenName = 'login' | 'board' | 'landing'

const CARD = 'article[data-type]'

/** Path of a screen, and selector of an element that shows while the screen is readable. */
const SCREENS: Record<ScreenName, { path: string; readable: string }> = {
  login: { path: '/login', readable: 'input[name=username]' },
  board: { path: '/board', readable: `${CARD}:not([inert] *)` },
  landing: { path: '/', readable: '[role=dialog] h2 button:not([inert] *)' },
}
export type PartName = 'focus of a text card' | 'chat' | 'sparks dialog' | 'picture tool'

type Part = {
  screen: ScreenName
  /** Element that is pressed before, without measuring. */
  before?: string
  press: string
  shown: string
  isFocusedBefore?: true
  /** True if the press comes after the idle preload of the board, whose menus and dialogs the part shares. */
  isPreloaded?: true
}

const OPEN_TEXT_CARD = 'article[data-type=text] [aria-label^="Open "]'

/** Elements of a screen to press by keyboard, and the elements that show the usable part. */
const PARTS: Record<PartName, Part> = {
  'focus of a text card': {
    screen: 'board',
    isFocusedBefore: true,
    press: OPEN_TEXT_CARD,
    shown: 'main[aria-label^="Open card"]',
  },
  chat: { screen: 'board', press: 'button[aria-label^="Ask "]', shown: '[data-chat=board] textarea' },
  'sparks dialog': {
    screen: 'landing',
    isPreloaded: true,
    press: '[role=dialog][data-landing] button[aria-haspopup=dialog]',
    shown: '[role=dialog]:not([data-landing]) input',
  },
  'picture tool': {
    screen: 'board',
    isPreloaded: true,
    before: OPEN_TEXT_CARD,
    press: '[role=toolbar][aria-label=Picture] button',
    shown: '[role=dialog] [role=tablist]',
  },
}

/** Time in ms after which a screen has requested all code that loads without interaction. */
const SETTLE_MS = 3000
/** Time in ms after which an idle board has preloaded its code. */
const PRELOAD_MS = 8000

export type FirstLoad = {
  /** Gzipped bytes of JavaScript that were requested until the screen was readable. */
  readable: number
  /** Gzipped bytes of JavaScript that were requested until the screen fully worked. What the idle board preloads does not count. */
  working: number
  /** The files in the order of their requests, with gzipped bytes. `isLate` means requested after the screen was readable. */
  files: { path: string; bytes: number; isLate: boolean }[]
  /** Time in ms from the start of the navigation until the screen was readable. */
  readableAfter: number
}

/**
 * Opens a screen and waits until it is readable. It notices the change of the document and not the next frame; otherwise later
 * requests would sometimes count, too.
 * @returns `readableAfter`: time in ms from the start of the navigation. `readableAt`: the same moment in epoch ms, by the
 * clock of the request log. The page's `timeOrigin` drifts from that clock.
 */
export async function openReadable(
  page: Page,
  site: Site,
  screen: ScreenName,
  query = '',
): Promise<{ readableAfter: number; readableAt: number }> {
  await page.goto(`${site.url}${SCREENS[screen].path}${query}`, { waitUntil: 'commit' })
  return page.evaluate(
    (selector) =>
      new Promise<{ readableAfter: number; readableAt: number }>((resolve) => {
        // Do not name functions here: tsx wraps named functions in a helper that the page does not have.
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return
          observer.disconnect()
          resolve({ readableAfter: performance.now(), readableAt: Date.now() })
        })
        observer.observe(document, { attributes: true, childList: true, subtree: true })
        // The screen may already be readable. Change an attribute, so that the observer checks it. A new document may have no
        // root yet.
        document.querySelector(':root')?.toggleAttribute('data-observed', true)
      }),
    SCREENS[screen].readable,
  )
}

/**
 * Signs a person in on the login page.
 * @returns the storage state, with which other contexts are signed in, too
 */
export async function signIn(browser: Browser, site: Site, username: string, password: string): Promise<StorageState> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${site.url}/login`)
  await page.fill('input[name=username]', username)
  await page.fill('input[name=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector(SCREENS.landing.readable)
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

/**
 * Delays `getSparks`, and thereby the end of the loading screen, until a card is rendered below it. In the app the minimum time
 * does this, but these builds have none. On a slow machine, the app would otherwise request the code of live events
 * before the cards.
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

/** Returns the JavaScript files requested after the first `before` requests. Each file is listed once, with its gzipped bytes. */
function filesSince(site: Site, before: number): RequestedFile[] {
  const requestedAt = new Map<string, number>()
  for (const { path, at } of site.requests.slice(before)) {
    if (path.endsWith('.js') && !requestedAt.has(path)) requestedAt.set(path, at)
  }
  return [...requestedAt].map(([path, at]) => ({ path, at, bytes: gzipBytes(join(site.folder, path)) }))
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0)

const gzipBytes = (file: string) => gzipSync(readFileSync(file)).length

/** Opens a screen with an empty cache and adds up the requested JavaScript, including the service worker of the mock server. */
export async function measureFirstLoad(
  browser: Browser,
  site: Site,
  screen: ScreenName,
  storageState?: StorageState,
): Promise<FirstLoad> {
  const context = await browser.newContext({ storageState })
  // Code that an idle board preloads must not count.
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

/**
 * Opens a part of a screen once the screen works.
 * @returns gzipped bytes of the JavaScript requested in addition
 */
export async function measurePart(
  browser: Browser,
  site: Site,
  part: PartName,
  storageState: StorageState,
): Promise<number> {
  const context = await browser.newContext({ storageState })
  const { screen, before: pressedBefore, press, shown, isFocusedBefore, isPreloaded } = PARTS[part]
  if (!isPreloaded) await neverIdle(context)
  const page = await context.newPage()
  await openReadable(page, site, screen)
  // Wait for the code of dragging, which loads late on a slow machine, and after the landing has closed.
  if (screen === 'board') await page.waitForSelector('[data-rfd-draggable-id]', { state: 'attached' })
  await page.waitForTimeout(isPreloaded ? PRELOAD_MS : SETTLE_MS)
  if (pressedBefore) await page.locator(pressedBefore).first().press('Enter')
  const button = page.locator(press).first()
  await button.waitFor()
  if (pressedBefore) await page.waitForTimeout(SETTLE_MS)
  if (isFocusedBefore) {
    // Keyboard focus on a card preloads the menus (`preloadOnApproach`). Their code must not count for the press.
    await button.focus()
    await page.waitForTimeout(SETTLE_MS)
  }
  const before = site.requests.length
  await button.press('Enter')
  await page.waitForSelector(shown)
  await page.waitForTimeout(SETTLE_MS)
  await context.close()
  return sum(filesSince(site, before))
}
