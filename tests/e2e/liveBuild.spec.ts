import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { card, snackbar, signIn } from './app'
import { liveFolder, root } from './ports'
import { expect, test } from './test'

/** Strings that occur only in the mock server: its worker, panel, people and replies. */
const MOCK_MARKERS = [
  'mockServiceWorker',
  'Mock server',
  'cikgu_aina',
  'heartboard-mock',
  'Hold a leaf up to the window',
]

/** The console message when a chunk cannot be loaded. */
const LOAD_ERROR = 'A part of the app could not be loaded.'

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

test('a chunk that fails to load leaves the board usable, shows an error, and loads on the next try', {
  tag: '@live',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow('net::ERR_FAILED', '/assets/ShareDialog-')
  consoleErrors.allow(LOAD_ERROR, '/assets/')
  await signIn(page)
  await card(page, 'The Malayan Tapir').click()
  const share = () =>
    page.getByRole('toolbar', { name: 'Selected cards' }).getByRole('button', { name: 'Share' }).click()
  await page.route('**/assets/ShareDialog-*', (route) => route.abort())
  const hasFailed = page.waitForEvent('console', (message) => message.text().includes(LOAD_ERROR))
  await share()
  await hasFailed
  await expect(
    snackbar(page, 'This part of Heartboard did not load. Check your connection and try again.'),
  ).toBeVisible()
  await expect(card(page, 'The Malayan Tapir')).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/assets/ShareDialog-*')
  await share()
  await expect(page.getByRole('dialog', { name: /Share/ })).toBeVisible()
})
