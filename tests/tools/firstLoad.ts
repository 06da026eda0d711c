import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { Site } from './serveBuild'

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

export type ScreenName = 'login' | 'board'

/** A screen is readable when this selector matches: a field of the form, or a card after the loading screen was removed. */
const READABLE: Record<ScreenName, string> = {
  login: 'input[name=username]',
  board: '[data-chat]:not([inert]) article[data-type]',
}
/** ms after which a screen has requested everything that it loads without interaction. */
const SETTLE_MS = 3000

export type FirstLoad = {
  /** gzip bytes of JavaScript requested until the screen was readable. */
  readable: number
  /** gzip bytes of JavaScript requested until the screen was fully interactive. */
  working: number
  /** The files in request order, with gzip bytes; `isLate`: requested after the screen was readable. */
  files: { path: string; bytes: number; isLate: boolean }[]
  /** ms from the start of the navigation until the screen was readable. */
  readableAfter: number
}

/** Opens a screen. @returns ms from the start of the navigation until it is readable */
export async function openReadable(page: Page, site: Site, screen: ScreenName, query = ''): Promise<number> {
  await page.goto(`${site.url}/${screen}${query}`, { waitUntil: 'commit' })
  const readableHandle = await page.waitForFunction(
    (selector) => (document.querySelector(selector) ? performance.now() : 0),
    READABLE[screen],
    { polling: 'raf' },
  )
  return readableHandle.jsonValue()
}

/** Signs a person in on the login page. @returns the storage state, with which other contexts are signed in */
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

const gzipBytes = (file: string) => gzipSync(readFileSync(file)).length

/** Opens a screen with an empty cache and adds up the JavaScript it requests, the mock's worker included. */
export async function measureFirstLoad(
  browser: Browser,
  site: Site,
  screen: ScreenName,
  storageState?: StorageState,
): Promise<FirstLoad> {
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const before = site.requests.length
  const readableAfter = await openReadable(page, site, screen)
  const readableAt = (await page.evaluate(() => performance.timeOrigin)) + readableAfter
  await page.waitForTimeout(SETTLE_MS)
  await context.close()

  const requestedAt = new Map<string, number>()
  for (const { path, at } of site.requests.slice(before)) {
    if (path.endsWith('.js') && !requestedAt.has(path)) requestedAt.set(path, at)
  }
  const files = [...requestedAt].map(([path, at]) => ({
    path,
    bytes: gzipBytes(join(site.folder, path)),
    isLate: at > readableAt,
  }))
  const sum = (chosen: typeof files) => chosen.reduce((total, { bytes }) => total + bytes, 0)
  return { readable: sum(files.filter(({ isLate }) => !isLate)), working: sum(files), files, readableAfter }
}
