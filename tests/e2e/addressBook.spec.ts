/** Two people use the address book in separate browsers. */
import type { Page } from 'playwright/test'
import { signIn, snackbar, tabTo } from './app'
import { expect, test } from './test'

const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Address Book' })
const entry = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Friends' }).getByRole('row', { name: new RegExp(`^${name}`) })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search friends' })
const confirmYes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })

test('a friend request by keyboard, and its acceptance in the browser of the other person', { tag: '@live' }, async ({
  page,
  browser,
  backend,
  baseURL,
}) => {
  await signIn(page, 'mei_ling')
  await menuLink(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Address Book' })).toBeFocused()
  const addFriend = page.getByRole('button', { name: 'Add friend' })
  await tabTo(page, addFriend)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await page.keyboard.type('omar_f')
  await page.keyboard.press('Enter')
  await expect(snackbar(page, 'Request sent to Omar Farouk.')).toBeVisible()
  await expect(addFriend).toBeFocused()
  await search(page).fill('omar')
  await expect(entry(page, 'Omar Farouk, Has not answered your request yet')).toBeVisible()

  // The rest needs two people on one server. In the demo, each browser has a mock server of its own.
  if (backend === 'demo') return
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await signIn(other, 'omar_f', '/board')
  await menuLink(other).click()
  await other.getByRole('button', { name: 'Accept the request of Tan Mei Ling' }).click()
  await expect(other).toHaveURL(/confirmation/)
  await confirmYes(other).click()
  await expect(entry(other, 'Tan Mei Ling, Friend')).toBeVisible()

  // No event announces the new friendship. The app fetches the list again when the tab gets focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(entry(page, 'Omar Farouk, Friend')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Omar Farouk' }).press('Enter')
  await confirmYes(page).press('Enter')
  await expect(entry(page, 'Omar Farouk')).toBeHidden()
  await other.reload()
  await expect(entry(other, 'Daniel Lim')).toBeVisible()
  await expect(entry(other, 'Tan Mei Ling')).toBeHidden()
  await context.close()
})
