import {
  card,
  cards,
  chat,
  waitUntilReady,
  focusView,
  passwordField,
  chatInput,
  replies,
  tabTo,
  teacher,
  waitForReplyComplete,
  usernameField,
} from './app'
import { expect, test } from './test'

test('from the login page to an added card by keyboard only', async ({ page }) => {
  await page.goto('/login')
  await expect(usernameField(page)).toBeVisible()
  await tabTo(page, usernameField(page))
  await page.keyboard.type(teacher.username)
  await tabTo(page, passwordField(page))
  await page.keyboard.type(teacher.password)
  await page.keyboard.press('Enter')
  await waitUntilReady(page)

  // A login puts keyboard focus on the heading; the link that skips to the content is the first of the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const first = cards(page).first().getByRole('button').first()
  await tabTo(page, first)
  await page.keyboard.press(' ')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(focusView(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Ask Ting' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chatInput(page)).toBeFocused()
  await page.keyboard.type('What is a food chain?')
  await page.keyboard.press('Enter')
  const reply = replies(page).last()
  await waitForReplyComplete(reply)
  await expect(chatInput(page)).toBeFocused()

  const title = await reply.getByRole('heading').first().innerText()
  await tabTo(page, reply.getByRole('button', { name: 'Add' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(card(page, title)).toBeVisible()
  await expect(cards(page).first()).toContainText(title)

  await tabTo(page, page.getByRole('button', { name: 'Close chat' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page)).toBeHidden()
})
