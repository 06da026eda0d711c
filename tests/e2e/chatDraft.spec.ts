import { chatButton, waitUntilReady, chatInput, signIn } from './app'
import { expect, test } from './test'

test('a question that was not sent yet survives a reload', async ({ page }) => {
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
  await page.reload()
  await waitUntilReady(page)
  await chatButton(page).click()
  await expect(chatInput(page)).toHaveValue('')
})
