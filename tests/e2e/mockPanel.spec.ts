import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { userCalls } from '../../src/api/user.contract'
import type { ContractFixture } from '@mocks/runtimes/replay'
import { card, cards, waitUntilReady, snackbar, openBoard, signIn, writeFromPage } from './app'
import { cell } from './dragBoard'
import { expect, test } from './test'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock server' })

async function openPanel(page: Page, tab: string) {
  const panel = panelOf(page)
  await panel.getByRole('button', { name: /^Mock/ }).click()
  await panel.getByRole('tab', { name: tab }).click()
  return panel
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`the handle covers no menu entry at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page)
    const handle = await panelOf(page).getByRole('button', { name: /^Mock/ }).boundingBox()
    const menuButton = page.getByRole('button', { name: 'Menu' })
    if (await menuButton.isVisible()) await menuButton.click()
    const entries = page.getByRole('navigation').locator('a, button')
    await expect(entries.first()).toBeVisible()
    for (const entry of await entries.all()) {
      const box = await entry.boundingBox()
      if (!box || !handle) continue
      const isApart =
        handle.x + handle.width <= box.x ||
        box.x + box.width <= handle.x ||
        handle.y + handle.height <= box.y ||
        box.y + box.height <= handle.y
      expect(isApart, (await entry.textContent()) ?? '').toBe(true)
    }
  })
}

test('a chosen scenario survives a reload until it is reset', async ({ page, consoleErrors }) => {
  consoleErrors.allow(500, 'v1/format')
  consoleErrors.allow(500, 'magic')
  await signIn(page)
  const panel = await openPanel(page, 'Scenario')
  await panel.getByLabel('Scenario', { exact: true }).selectOption('serverError')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(panel.getByText('Mock: 500: cards and chat fail')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await openPanel(page, 'Scenario')
  await panel.getByLabel('Scenario', { exact: true }).selectOption('normal')
  await openBoard(page)
})

test('an answered change survives a reload right after the response', async ({ page }) => {
  await signIn(page)
  const id = await cell(page, 'The Malayan Tapir').getAttribute('data-card-id')
  // A transaction blocks IndexedDB for a second. The mock server must not respond before its own write is stored.
  await page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((database) => database.name?.startsWith('heartboard-mock-'))?.name
    const opening = indexedDB.open(name ?? '')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const store = opening.result.transaction('changes', 'readwrite').objectStore('changes')
    const endsAt = performance.now() + 1000
    const keepOpen = () => {
      if (performance.now() < endsAt) store.get('').addEventListener('success', keepOpen)
    }
    keepOpen()
  })
  await writeFromPage(page, 'PUT', `v1/format/partial-update/${id}`, { title: 'The Tapir of Taman Negara' })
  await page.reload()
  await expect(card(page, 'The Tapir of Taman Negara')).toBeVisible()
})

test('the mock still serves a page after a cancelled leave', async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true }))
  // Browsers ask before leaving a page only if the user has interacted with it.
  await card(page, 'The Malayan Tapir').click()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await asked).dismiss()
  const getMe = `/api/${userCalls.getMe.path}`
  const contentType = await page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), getMe)
  expect(contentType).toContain('application/json')
})

test('Act as signs in as another person without a password', async ({ page }) => {
  await signIn(page)
  const panel = await openPanel(page, 'People')
  await panel.getByLabel('Find a person').fill('mei_ling')
  const isLoaded = page.waitForEvent('load')
  await panel.getByRole('button', { name: /^Act as/ }).click()
  await isLoaded
  await waitUntilReady(page)
  await openPanel(page, 'People')
  await expect(panel.getByRole('button', { name: /Mei Ling is signed in$/ })).toBeDisabled()
})

test('the panel is operable by keyboard and closes with Escape; it sends an event, rejects an invalid payload, and exports the request log as contract fixtures', async ({
  page,
}) => {
  await signIn(page)
  const panel = panelOf(page)
  const handle = panel.getByRole('button', { name: 'Mock', exact: true })
  await handle.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('tab', { name: 'Scenario' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(panel.getByRole('list', { name: 'Requests, newest first' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel.getByRole('tab', { name: 'Requests' })).toBeHidden()
  await expect(handle).toBeFocused()

  await openPanel(page, 'Events')
  await panel.getByLabel('Event', { exact: true }).selectOption('format.failed')
  const payload = { format_id: null, temp_id: null, message: 'The card about tides could not be made.' }
  await panel.getByLabel('Payload').fill(JSON.stringify(payload))
  await panel.getByRole('button', { name: 'Send event' }).click()
  await expect(snackbar(page, payload.message)).toBeVisible()
  await panel.getByLabel('Payload').fill('{}')
  await panel.getByRole('button', { name: 'Send event' }).click()
  await expect(panel.getByRole('alert')).toContainText('message: expected string')

  await panel.getByRole('tab', { name: 'Requests' }).click()
  await panel.getByLabel('Call, path or status').fill('getCards')
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export request log' }).click()
  const file = await (await downloading).path()
  const [fixture] = JSON.parse(await readFile(file, 'utf8')) as ContractFixture[]
  expect(fixture?.call).toBe('getCards')
  expect(fixture?.cases[0]).toMatchObject({ as: 'cikgu_aina', status: 200, response: { metadata: { page: 1 } } })
})
