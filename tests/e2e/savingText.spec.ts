import type { Page } from 'playwright/test'
import { card, doubleClick, focusView, signIn, snackbar, waitUntilReady } from './app'
import { expect, test } from './test'

const TAPIR = 'The Malayan Tapir'

const titleField = (page: Page) => focusView(page).getByRole('textbox', { name: 'Card title' })
const heading = (page: Page, title: string) => focusView(page).getByRole('heading', { name: title, level: 1 })
const status = (page: Page, text: string) => focusView(page).locator('[data-status]').getByText(text, { exact: true })
const write = (page: Page, words: string) => titleField(page).pressSequentially(words)

test('text typed in an open card survives a refused save, a lost network, a reload and every way out @live', async ({
  page,
  backend,
  mockServer,
  consoleErrors,
}) => {
  test.skip(backend === 'demo', 'The server of the demo answers without a network, and ends with its page.')
  consoleErrors.allow(500, 'v1/format/partial-update')
  consoleErrors.allow('net::ERR_INTERNET_DISCONNECTED', '/')
  await signIn(page)
  await doubleClick(card(page, TAPIR))

  await test.step('refused: read-only with the words, then edited again', async () => {
    await mockServer.setScenario(page, 'saveFails')
    await titleField(page).focus()
    await page.keyboard.press('End')
    await write(page, ' sleeps')
    await expect(status(page, 'Not saved')).toBeVisible()
    await expect(titleField(page)).toHaveCount(0)
    await expect(heading(page, `${TAPIR} sleeps`)).toBeVisible()
    await mockServer.setScenario(page, 'normal')
    await focusView(page).getByRole('button', { name: 'Edit again' }).click()
    await titleField(page).fill(`${TAPIR} wakes`)
    await expect(status(page, 'Saved')).toBeVisible()
  })

  await test.step('no network: typing goes on, and is sent when it is back', async () => {
    await page.context().setOffline(true)
    await titleField(page).fill(`${TAPIR} swims`)
    await expect(focusView(page).getByText(/^The server does not answer/)).toBeVisible()
    await titleField(page).fill(`${TAPIR} swims well`)
    await page.context().setOffline(false)
    await expect(status(page, 'Saved')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('a reload while nothing can be saved: the words are offered beside what is saved', async () => {
    await mockServer.setScenario(page, 'saveFails')
    await titleField(page).fill(`${TAPIR} dives`)
    await expect(status(page, 'Not saved')).toBeVisible()
    await mockServer.setScenario(page, 'normal')
    await page.reload()
    await expect(focusView(page).getByText(/^Yours, of /)).toBeVisible()
    await expect(heading(page, `${TAPIR} swims well`)).toBeVisible()
    await focusView(page).getByRole('button', { name: 'Restore' }).click()
    await expect(heading(page, `${TAPIR} dives`)).toBeVisible()
    await expect(status(page, 'Saved')).toBeVisible()
  })

  await test.step('the page is left in the middle of a second', async () => {
    const { pathname } = new URL(page.url())
    await titleField(page).fill(`${TAPIR} eats`)
    await page.goto('about:blank')
    await page.goto(pathname)
    await expect(heading(page, `${TAPIR} eats`)).toBeVisible()
    await expect(titleField(page)).toBeVisible()
  })

  await test.step('Back saves before the board is shown', async () => {
    await focusView(page).getByRole('button', { name: 'Close' }).click()
    await waitUntilReady(page)
    await doubleClick(card(page, `${TAPIR} eats`))
    await titleField(page).fill(`${TAPIR} rests`)
    await page.goBack()
    await expect(card(page, `${TAPIR} rests`)).toBeVisible()
    await page.reload()
    await waitUntilReady(page)
    await expect(card(page, `${TAPIR} rests`)).toBeVisible()
    await expect(snackbar(page, 'Failed to save format')).toHaveCount(0)
  })
})

// B-117, B-559.
test('after a refused save editing resumes at the caret; keys of the page do not leave the card', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(500, 'v1/format/partial-update')
  await signIn(page)
  await doubleClick(card(page, TAPIR))
  const address = page.url()
  const text = focusView(page).getByRole('textbox', { name: `Text of "${TAPIR}"` })
  const paragraph = text.getByRole('paragraph').first()
  await mockServer.setScenario(page, 'saveFails')
  await paragraph.click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Look here ')
  await expect(status(page, 'Not saved')).toBeVisible()
  for (const key of ['a', 'Space', 'Enter', 'ArrowRight']) await page.keyboard.press(key)
  expect(page.url()).toBe(address)
  await expect(focusView(page)).toBeFocused()

  await mockServer.setScenario(page, 'normal')
  await focusView(page).getByRole('button', { name: 'Edit again' }).click()
  await expect(text).toBeFocused()
  await page.keyboard.type('and there ')
  await expect(paragraph).toContainText(/Look here and there \S/)
  await expect(status(page, 'Saved')).toBeVisible()
  expect(page.url()).toBe(address)
})
