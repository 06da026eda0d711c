/** Notifications in several tabs and from other people. */
import type { Browser, Page } from 'playwright/test'
import { shareCalls } from '../../src/api/share.contract'
import { focusView, postByRequest, signIn, signInByRequest, snackbar, waitUntilLive } from './app'
import { expect, test } from './test'

const AINA = 12
const MYTH = { id: 'b9d142e6-1962-4b95-bb75-9c0239a0194f', title: 'What Makes a Myth?' }
const ATOM = { title: 'Inside the Atom' }

const list = (page: Page) => page.getByRole('list', { name: 'Notifications', exact: true })
const row = (page: Page, title: string) => list(page).getByRole('button', { name: `shared ${title} with you.` })
const unreadRow = (page: Page, title: string) =>
  list(page).getByRole('button', { name: new RegExp(`^New\\. .*${title}`) })
const menuButton = (page: Page) => page.getByRole('button', { name: /^Open menu/ })

/** Mr Lim shares a card with Aina, in a separate browser and without the app. */
async function shareAsLim(browser: Browser, baseURL: string | undefined) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await signInByRequest(page, 'mr_lim')
  await postByRequest(page, shareCalls.shareCards.path, {
    recipients: [{ id: AINA, type: 'user' }],
    format_ids: [MYTH.id],
    edit: false,
    isMultipleCards: false,
    hasInsightCards: false,
  })
  await page.context().close()
}

test('a shared card is announced at once; opened, read and deleted notifications sync to the other tab', {
  tag: '@live',
}, async ({ page, context, browser, backend, baseURL }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('/notifications')
  await expect(unreadRow(other, ATOM.title)).toBeVisible()
  await waitUntilLive(other)
  await expect(menuButton(page)).toHaveAccessibleName('Open menu (new notifications)')

  // In the demo each browser has its own mock server, so nobody else can share a card.
  const { title } = backend === 'live' ? MYTH : ATOM
  if (backend === 'live') {
    await shareAsLim(browser, baseURL)
    await expect(snackbar(page, `Daniel Lim shared ${title} with you.`)).toBeVisible()
    await expect(unreadRow(other, title)).toBeVisible()
  }
  await row(other, title).click()
  await expect(focusView(other).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await other.goBack()
  await expect(row(other, title)).toBeVisible()
  await expect(unreadRow(other, title)).toHaveCount(0)

  await other.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(menuButton(page)).toHaveAccessibleName('Open menu')
  await expect(menuButton(other)).toHaveAccessibleName('Open menu')

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Notifications' }).click()
  await expect(row(page, title)).toBeVisible()
  await other.getByRole('button', { name: `Delete the notification about ${title}` }).press('Enter')
  await expect(row(page, title)).toBeHidden()
  await page.reload()
  await expect(row(page, 'My Haiku')).toBeVisible()
  await expect(row(page, title)).toBeHidden()
  await expect(menuButton(page)).toHaveAccessibleName('Open menu')
})
