import {
  ask,
  card,
  chat,
  chatInput,
  doubleClick,
  focusView,
  signIn,
  waitForReplyComplete,
  waitForReplyGrowth,
} from './app'
import { expect, test } from './test'

test('after a reply has ended beside an open card, Back leads to the end of the conversation', async ({ page }) => {
  await signIn(page)
  await waitForReplyComplete(await ask(page, 'Explain fractions'))
  // If the content security policy refused the formula, the console would show an error and the test would fail.
  await expect(chat(page).locator('math').first()).toBeVisible()
  await waitForReplyComplete(await ask(page, 'Explain photosynthesis step by step'))
  await waitForReplyGrowth(await ask(page, 'Explain the water cycle'))
  await doubleClick(card(page, 'The Malayan Tapir'))
  await expect(focusView(page)).toBeVisible()
  await expect(chatInput(page)).toBeEnabled({ timeout: 20_000 })

  await page.goBack()
  await expect(focusView(page)).toBeHidden()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  const distance = () =>
    conversation.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  await expect.poll(distance).toBeLessThan(2)
  await expect(chat(page).getByRole('button', { name: 'Jump to recent' })).toBeHidden()
})
