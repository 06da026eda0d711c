import type { Page } from 'playwright/test'
import { ask, cardList, cards, chat, chatButton, chatInput, focusView, signIn, tabTo } from './app'
import { expect, test } from './test'

/** Waits until the quiz has opened by itself with its streamed questions. */
async function expectStreamedQuiz(page: Page) {
  await expect(page).toHaveURL(/\/board\/focus\//)
  await expect(focusView(page).getByRole('heading', { level: 1 })).toContainText(/volcano/i)
  await expect(focusView(page).getByText(/^5 /).first()).toBeVisible()
}

test('a quiz from the chat opens in the tab that asked, and Back returns to the board and its place', {
  tag: '@live',
}, async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await signIn(other)
  await page.bringToFront()
  const scrollTop = () => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0)
  await cards(page).nth(12).scrollIntoViewIfNeeded()
  const place = await scrollTop()
  expect(place).toBeGreaterThan(0)
  await ask(page, 'Make a quiz about volcanoes')
  await expectStreamedQuiz(page)
  await expect(chat(page).getByRole('region', { name: 'From your chat' })).toContainText('Make a quiz about volcanoes')
  await expect(other).toHaveURL(/\/board(\?|$)/)
  await page.goBack()
  await expect(page).toHaveURL(/\/board(\?|$)/)
  await expect(cardList(page)).toBeVisible()
  await expect.poll(scrollTop).toBe(place)
})

test('a quiz typed by hashtag opens by keyboard alone', async ({ page }) => {
  await signIn(page)
  await tabTo(page, chatButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chatInput(page)).toBeFocused()
  await page.keyboard.type('#quiz volcanoes')
  await page.keyboard.press('Enter')
  await expectStreamedQuiz(page)
})

test('content that is late is announced, and comes', async ({ page, mockServer }) => {
  await signIn(page)
  await mockServer.setScenario(page, 'focusStreamSlow')
  await ask(page, 'Make a quiz about volcanoes')
  await expect(focusView(page).getByText('Preparing content for quiz ...').last()).toBeVisible()
  await expectStreamedQuiz(page)
  await expect(focusView(page).getByText('Preparing content for quiz ...')).toHaveCount(0)
})
