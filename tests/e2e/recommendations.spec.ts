import type { Page } from 'playwright/test'
import { ask, chat, focusView, openBoard, replies, signIn, tabTo, waitForReplyComplete, waitUntilLive } from './app'
import { expect, test } from './test'

/** 'My Notes: Bones & Joints', a card of mei_ling. */
const BONES = '7a015ca9-27c0-41b5-abab-39f3e1958d90'

const recommendations = (page: Page) => page.getByRole('region', { name: 'What next?' })
const pressFirst = async (page: Page) => {
  const first = recommendations(page).getByRole('list').getByRole('button').first()
  const text = await first.innerText()
  await first.click()
  return text
}
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })

test('the next step after a card is one press: below the open card, and below a card that the chat has created', {
  tag: '@live',
}, async ({ page }) => {
  await signIn(page)

  await test.step('an open card suggests a step; its reply is in the conversation of the card', async () => {
    await page.getByRole('button', { name: /^Inside a Volcano, / }).focus()
    await page.keyboard.press('Enter')
    await expect(focusView(page)).toBeVisible()
    const text = await pressFirst(page)
    await expect(conversation(page).getByText(text)).toBeVisible()
    await waitForReplyComplete(replies(page).last())
    await page.reload()
    await waitUntilLive(page)
    await page.getByRole('button', { name: 'Ask Ting' }).click()
    await page.getByRole('button', { name: 'Show history' }).click()
    await expect(conversation(page).getByText(text).first()).toBeVisible()
  })

  await test.step('on the board, the press opens the created card first', async () => {
    await openBoard(page)
    const reply = await ask(page, 'Make a table about volcanoes')
    await expect(page).toHaveURL(/\/board\/focus\//)
    const created = new URL(page.url()).pathname
    await expect(recommendations(page)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
    await waitForReplyComplete(reply)
    await expect(page).toHaveURL('/board')
    const text = await pressFirst(page)
    await expect(page).toHaveURL(created)
    await expect(conversation(page).getByText(text)).toBeVisible()
    await waitForReplyComplete(replies(page).last())
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a student asks a recommendation by touch; what the buddy introduces stays dismissed after a reload', {
    tag: '@live',
  }, async ({ page }) => {
    await signIn(page, 'mei_ling')
    await page.goto(`/board/focus/${BONES}`)
    await waitUntilLive(page)
    const note = page.getByText('Pick one, and I carry on from this card.')
    await expect(note).toBeVisible()
    await page.getByRole('note', { name: /says$/ }).getByRole('button', { name: 'Got it' }).tap()
    await expect(note).toBeHidden()
    await page.reload()
    await waitUntilLive(page)
    await expect(recommendations(page)).toBeVisible()
    await expect(note).toBeHidden()
    await recommendations(page).getByRole('list').getByRole('button').first().tap()
    await expect(chat(page)).toBeVisible()
    await waitForReplyComplete(replies(page).last())
  })
})

test('a recommendation is asked with the keyboard alone', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: /^Inside a Volcano, / }).focus()
  await page.keyboard.press('Enter')
  await expect(focusView(page)).toBeVisible()
  const first = recommendations(page).getByRole('list').getByRole('button').first()
  await tabTo(page, first, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page)).toBeVisible()
  await waitForReplyComplete(replies(page).last())
})
