import { chat, chatButton, waitUntilReady, chatInput, signIn } from './app'
import { expect, test } from './test'

test('a chat draft survives a reload and is cleared when it is sent', async ({ page }) => {
  await signIn(page)
  await chatButton(page).click()
  await chatInput(page).fill('Why do cats purr, and do')
  await page.reload()
  await waitUntilReady(page)
  await chatButton(page).click()
  await expect(chatInput(page)).toHaveValue('Why do cats purr, and do')
  await chatInput(page).press('Control+a')
  await chatInput(page).pressSequentially('Why do cats purr?')
  await chatInput(page).press('Enter')
  // Wait for the reply. A question without a reply would return to the field.
  await expect(chat(page).getByRole('button', { name: 'Add' })).toBeVisible()
  await page.reload()
  await waitUntilReady(page)
  await chatButton(page).click()
  await expect(chatInput(page)).toHaveValue('')
})
