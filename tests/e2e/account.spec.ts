/** Account Settings: changing the password, deleting the account in every tab, and changes that appear in another tab at once. */
import type { Page } from 'playwright/test'
import { closeLanding, openBoard, signIn, snackbar, submitLogin, usernameField } from './app'
import { expect, test } from './test'

const USERNAME = 'mei_ling'
const OLD_PASSWORD = '2468'
const NEW_PASSWORD = 'kucing comel!'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const dialogField = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })

async function openSettings(page: Page) {
  await page.getByRole('link', { name: 'Account Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeFocused()
}

test('a changed password logs in, the old one does not; deleting the account ends it in every tab', {
  tag: '@live',
}, async ({ page, context, consoleErrors }) => {
  // The server is meant to refuse two logins: one with the old password, and one with the deleted account.
  consoleErrors.allow(422, 'auth/login')
  // The other tab may send requests before the event about the deletion arrives.
  consoleErrors.allow(401, '')
  await signIn(page, USERNAME)
  await openSettings(page)

  // Leaving with unsaved changes needs a confirmation, even with the browser's Back button.
  await page.getByLabel('Name', { exact: true }).fill('Mei Ling')
  await page.goBack()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click()
  await expect(page).toHaveURL('/accountsettings')
  await button(page, 'SAVE CHANGES').click()
  await expect(snackbar(page, 'Your changes have been saved.')).toBeVisible()

  await button(page, 'CHANGE PASSWORD').click()
  await dialogField(page, 'Current password').fill(OLD_PASSWORD)
  await dialogField(page, 'New password').fill(NEW_PASSWORD)
  await dialogField(page, 'Confirm password').fill(NEW_PASSWORD)
  await expect(dialog(page).getByText('That is right')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'CHANGE PASSWORD' }).click()
  await expect(snackbar(page, 'Your password has been changed.')).toBeVisible()
  await button(page, 'Log out').click()
  await submitLogin(page, { username: USERNAME, password: OLD_PASSWORD })
  await expect(snackbar(page, 'Oops, your credentials do not match')).toBeVisible()
  await submitLogin(page, { username: USERNAME, password: NEW_PASSWORD })
  await closeLanding(page)

  const other = await context.newPage()
  await openBoard(other)
  await openSettings(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mei Ling')
  await button(page, 'DELETE ACCOUNT').click()
  await dialogField(page, 'Current password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Goodbye!' })).toBeVisible()
  await expect(snackbar(page, 'Your account has been deleted.')).toBeVisible()
  await expect(usernameField(other)).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(snackbar(page, 'Your account has been deleted.')).toBeVisible()
  await submitLogin(page, { username: USERNAME, password: NEW_PASSWORD })
  await expect(snackbar(page, 'Oops, your credentials do not match')).toBeVisible()
})

//
test('buddy, language and name changed in a tab apply in another at once, and a save there keeps the changes', async ({
  page,
  context,
}) => {
  await signIn(page, USERNAME)
  await openSettings(page)
  const other = await context.newPage()
  await openBoard(other)
  await openSettings(other)
  await page.getByLabel('Name', { exact: true }).fill('Mei Ling')
  await button(page, 'SAVE CHANGES').click()
  await expect(snackbar(page, 'Your changes have been saved.')).toBeVisible()
  await button(page, 'CHANGE CHARACTER').click()
  await dialog(page).getByRole('button', { name: 'Rory' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'R')
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Mei Ling')

  await other.getByLabel('Email', { exact: true }).fill('mei@sericahaya.example')
  await button(other, 'SAVE CHANGES').click()
  await expect(snackbar(other, 'Your changes have been saved.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mei@sericahaya.example')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mei Ling')

  await page.getByRole('radio', { name: 'Bahasa Melayu' }).check({ force: true })
  await expect(other.getByRole('heading', { level: 1, name: 'Tetapan Akaun' })).toBeVisible()
})
