import { chatButton, isUsable, question, signIn } from './app'
import { expect, test } from './test'

test('a question that was not sent yet survives a reload', async ({ page }) => {
  await signIn(page)
  await chatButton(page).click()
  await question(page).fill('Why do cats purr, and do')
  await page.reload()
  await isUsable(page)
  await chatButton(page).click()
  await expect(question(page)).toHaveValue('Why do cats purr, and do')
  await question(page).press('Control+a')
  await question(page).pressSequentially('Why do cats purr?')
  await question(page).press('Enter')
  await page.reload()
  await isUsable(page)
  await chatButton(page).click()
  await expect(question(page)).toHaveValue('')
})
