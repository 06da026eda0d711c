import type { Locator, Page } from 'playwright/test'
import {
  card,
  cards,
  chat,
  waitUntilReady,
  focusView,
  passwordField,
  chatInput,
  replies,
  teacher,
  waitForReplyComplete,
  usernameField,
} from './app'
import { expect, test } from './test'

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} was not reached with 40 presses of ${key}.`)
}

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
