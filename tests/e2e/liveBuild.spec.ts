import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  card,
  closeLanding,
  doubleClick,
  focusView,
  signIn,
  snackbar,
  submitLogin,
  teacher,
  waitUntilReady,
} from './app'
import { snackbarRegion } from './dragBoard'
import { liveFolder, root } from './ports'
import { expect, test } from './test'

/** Texts that occur only in the mock server: service worker, mock panel, people, replies. */
const MOCK_MARKERS = [
  'mockServiceWorker',
  'Mock server',
  'cikgu_aina',
  'heartboard-mock',
  'Hold a leaf up to the window',
]

/** Log entry of the app for a chunk that it cannot load. */
const LOAD_ERROR = 'A part of the app could not be loaded.'
const NOT_LOADED = 'This part of Heartboard did not load. Check your connection and try again.'

test('a live build contains nothing of the mock server', { tag: '@live' }, () => {
  const files = readdirSync(join(root, liveFolder), { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const found = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'latin1')
    return MOCK_MARKERS.filter((marker) => text.includes(marker) || name.includes(marker)).map(
      (marker) => `${marker} in ${name}`,
    )
  })
  expect(files.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

test('a live build registers no service worker and shows no mock panel', { tag: '@live' }, async ({ page }) => {
  await signIn(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect(page.getByText('Mock', { exact: true })).toHaveCount(0)
  const session = (await page.context().cookies()).find(({ name }) => name === 'heartboard_session')
  expect(session?.httpOnly).toBe(true)
})

/** Repeats the press until it works, because a browser may remember a failed import until the page is reloaded. */
const pressUntil = (attempt: () => Promise<void>) => expect(attempt).toPass({ timeout: 30_000 })

test('a chunk that fails to load leaves the board usable, shows an error, and loads on the next try', {
  tag: '@live',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow('net::ERR_FAILED', '/assets/ShareDialog-')
  await signIn(page)
  await card(page, 'The Malayan Tapir').click()
  const share = () =>
    page.getByRole('toolbar', { name: 'Selected cards' }).getByRole('button', { name: 'Share' }).click()
  await page.route('**/assets/ShareDialog-*', (route) => route.abort())
  await share()
  await expect(snackbar(page, NOT_LOADED)).toBeVisible()
  await expect(card(page, 'The Malayan Tapir')).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/assets/ShareDialog-*')
  const tapir = card(page, 'The Malayan Tapir')
  await pressUntil(async () => {
    if ((await tapir.getAttribute('aria-pressed')) !== 'true') await tapir.click()
    await share()
    await expect(page.getByRole('dialog', { name: /Share/ })).toBeVisible({ timeout: 5000 })
  })
})

test('an open card whose code fails to load can be closed and tried again', { tag: '@live' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow('net::ERR_FAILED', '/assets/')
  consoleErrors.allow(LOAD_ERROR, '/assets/')
  const SCREEN = '**/assets/board.focus*.js'
  const CONTENT = '**/assets/RichTextFocus-*.js'
  const tapir = card(page, 'The Malayan Tapir')
  const open = focusView(page)
  // Block the code before the idle board preloads it.
  for (const code of [SCREEN, CONTENT]) await page.route(code, (route) => route.abort())
  await signIn(page)

  await doubleClick(tapir)
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(snackbarRegion(page).getByText(NOT_LOADED)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board')
  await page.unroute(SCREEN)

  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await pressUntil(async () => {
    await ((await tryAgain.isVisible()) ? tryAgain.click() : doubleClick(tapir))
    await expect(open.getByRole('heading', { name: 'The Malayan Tapir', level: 1 })).toBeVisible({ timeout: 5000 })
  })
  await expect(open.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board')
  await expect(tapir).toBeFocused()

  await page.keyboard.press('Enter')
  await open.getByText('did not load').locator('..').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/board')

  await doubleClick(tapir)
  const retry = open.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute(CONTENT)
  await pressUntil(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 5000 })
    await expect(open.getByText(/tiger looking/i).first()).toBeVisible({ timeout: 5000 })
  })
  await expect(open).toBeFocused()
})

test('a screen whose code fails to load after the login is loaded by Try again', { tag: '@live' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow('net::ERR_FAILED', '/assets/')
  consoleErrors.allow(LOAD_ERROR, '/assets/')
  const CODE = '**/assets/_protected-*.js'
  await page.goto('/login')
  await page.route(CODE, (route) => route.abort())
  await submitLogin(page, teacher)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toBeFocused()
  await expect(snackbar(page, NOT_LOADED)).toBeVisible()
  await page.unroute(CODE)
  await tryAgain.click()
  await closeLanding(page)
  await waitUntilReady(page)
})
