/**
 * From an invitation to the sign-up, the board and a new friend. No mail is sent: the response to the sign-up contains the
 * code.
 */
import type { Browser, Page } from 'playwright/test'
import { card, cards, closeLanding, focusView, signIn, snackbar, submitLogin, tabTo, waitUntilLive } from './app'
import { expect, test } from './test'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const heading2 = (page: Page) => page.getByRole('heading', { level: 2 })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns the verification code of the next new account. The response to the sign-up contains it, because no mail is sent. */
async function nextVerificationCode(page: Page): Promise<string> {
  const response = await page.waitForResponse((each) => each.url().endsWith('/onboarding/user-signup'))
  const { data } = (await response.json()) as { data: { encodedData: string } }
  return data.encodedData
}

type Person = { fullName: string; displayName: string; username: string; email: string; password: string }

const accountFields = ({ fullName, displayName, username, email, password }: Person) => [
  ['Full name', fullName],
  ['Display name', displayName],
  ['Username', username],
  ['Email', email],
  ['Password', password],
  ['Confirm password', password],
]

const openLinkOfMail = (page: Page, code: string) => page.goto(`/login?encodedData=${encodeURIComponent(code)}`)
const VERIFIED = 'Your e-mail has been verified. You can log in now.'

/** Expects the empty board that a new user sees. */
const expectEmptyBoard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Let your creativity flow and create your first content' })).toBeVisible()

/** Logs in for the first time; the terms and the welcome come before the board. */
async function logIn(page: Page, person: Person) {
  await submitLogin(page, person)
  await expect(page).toHaveURL('/tnc')
  await page.getByText('I have read and accept the Terms and Conditions.').click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL('/welcome')
  await page.goto('/board')
}

test('a teacher signs up with the keyboard alone, is led to the board, verifies the e-mail and logs in', {
  tag: '@live',
}, async ({ page }) => {
  const teacher: Person = {
    fullName: 'Farid bin Osman',
    displayName: 'Cikgu Farid',
    username: 'cikgu_farid',
    email: 'farid@sericahaya.example',
    password: ' satu dua ',
  }
  await page.goto('/signup')
  await expect(heading(page, 'Welcome to Heartboard')).toBeFocused()
  await tabTo(page, button(page, 'Continue'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Account details')).toBeFocused()
  for (const [name = '', text = ''] of accountFields(teacher)) {
    await tabTo(page, field(page, name))
    await page.keyboard.insertText(text)
  }
  await page.keyboard.press('Enter')

  await expect(heading(page, 'You at school')).toBeFocused()
  await page.goBack()
  await expect(field(page, 'Username')).toHaveValue('cikgu_farid')
  await page.goForward()
  await expect(heading(page, 'You at school')).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'Student' }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('radio', { name: 'Malaysian National' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('option', { name: 'Form 2' })).toBeAttached()
  await tabTo(page, field(page, 'Year or level'))
  await page.keyboard.type('Form 2')
  const code = nextVerificationCode(page)
  await tabTo(page, button(page, 'Create account'))
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Verify your e-mail')).toBeFocused()
  await expect(page).toHaveURL('/signup?page=5')
  await expect(page).toHaveURL('/gallery')
  await tabTo(page, button(page, 'Skip'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/board')
  await expectEmptyBoard(page)

  await openLinkOfMail(page, await code)
  await expect(snackbar(page, VERIFIED)).toBeVisible()
  await closeLanding(page)
  await expectEmptyBoard(page)
  await waitUntilLive(page)
  await button(page, 'Log out').click()
  await logIn(page, teacher)
  await expectEmptyBoard(page)
})

/**
 * Aina Rahman copies her invitation.
 * @returns the link, and the page
 */
async function copyInvitation(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await signIn(page)
  await menuLink(page, 'Invite').click()
  await expect(heading(page, 'Invite your friends')).toBeFocused()
  await expect(page.getByRole('img', { name: 'Square code that leads to your link' })).toBeVisible()
  await button(page, 'Copy').press('Enter')
  await expect(snackbar(page, 'Copied.')).toBeVisible()
  const message = await page.evaluate(() => navigator.clipboard.readText())
  return { page, link: /http\S+$/.exec(message)?.[0] ?? '' }
}

test('a copied invitation leads a student to the sign-up on a phone, to a starter of the gallery, and to friends', {
  tag: '@live',
}, async ({ page, browser, backend, baseURL }) => {
  const { page: other, link } = await copyInvitation(browser, baseURL)
  const student: Person = {
    fullName: 'Nur Iman binti Hassan 🦋',
    displayName: '伊曼',
    username: 'iman_h',
    email: 'iman@sericahaya.example',
    password: 'kucing-comel',
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(link)
  await expect(page).toHaveURL(/\/signup\/r-fa84$/)
  await button(page, 'Continue').click()
  for (const [name = '', text = ''] of accountFields(student)) await field(page, name).fill(text)
  await button(page, 'Next').click()
  await page.getByText('Cambridge').click()
  await field(page, 'Year or level').selectOption('Year 5')
  await page.reload()
  await expect(heading(page, 'Account details')).toBeVisible()
  await expect(page).toHaveURL('/signup/r-fa84?page=2')
  await expect(field(page, 'Full name')).toHaveValue(student.fullName)
  for (const name of ['Password', 'Confirm password']) {
    await expect(field(page, name)).toHaveValue('')
    await field(page, name).fill(student.password)
  }
  await button(page, 'Next').click()
  await expect(field(page, 'Year or level')).toHaveValue('17')
  await button(page, 'Next').click()
  await expect(button(page, 'Create account')).toBeDisabled()
  await page.getByText('Rory', { exact: true }).click()
  const code = nextVerificationCode(page)
  await button(page, 'Create account').click()
  await expect(heading(page, 'Verify your e-mail')).toBeVisible()
  await expect(page).toHaveURL('/gallery')
  await button(page, 'Next starter').click()
  const starter = await heading2(page).innerText()
  await button(page, 'START').click()
  await expect(focusView(page)).toBeVisible()
  await expect(page).toHaveURL(/\/board\/focus\//)

  // The person opens the mail in a browser that is not signed in.
  await page.setViewportSize({ width: 1280, height: 800 })
  await waitUntilLive(page)
  await page.context().clearCookies()
  await openLinkOfMail(page, await code)
  await expect(snackbar(page, VERIFIED)).toBeVisible()
  await logIn(page, student)
  await expect(card(page, starter)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'R')

  // The inviter is already a friend, so the request goes to somebody else.
  await menuLink(page, 'Address Book').click()
  await expect(page.getByRole('row', { name: 'Aina Rahman, Friend' })).toBeVisible()
  await button(page, 'Add friend').click()
  await page.getByRole('textbox', { name: 'Username' }).fill('omar_f')
  await page.keyboard.press('Enter')
  await expect(snackbar(page, 'Request sent to Omar Farouk.')).toBeVisible()

  // Only the live backend lets two browsers share a server.
  if (backend === 'live') {
    await signIn(other, 'omar_f')
    await menuLink(other, 'Address Book').click()
    await button(other, `Reject the request of ${student.displayName}`).press('Enter')
    await button(other, 'Cancel').press('Enter')
    await expect(other.getByRole('row', { name: `${student.displayName}, ` })).toBeFocused()
    await button(other, `Accept the request of ${student.displayName}`).click()
    await button(other, 'Yes').click()
    await expect(other.getByRole('row', { name: `${student.displayName}, Friend` })).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('row', { name: 'Omar Farouk, Friend' })).toBeVisible()
  }
  await other.context().close()
})
