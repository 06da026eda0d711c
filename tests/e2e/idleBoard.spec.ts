import { card, chatButton, chatInput, focusView, signIn } from './app'
import { expect, test } from './test'

// D-0094. The last part that an idle board loads is the chat.
test('what the presses on an idle board open needs no network any more', async ({ page, consoleErrors }) => {
  // What may be missing without a message: tooltips, short messages beside the closed chat, the icon of the page.
  consoleErrors.allow('net::ERR_FAILED', '/')
  const chatLoaded = page.waitForResponse(/\/assets\/ChatPanel-/)
  await signIn(page)
  await chatLoaded
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)

  const tapir = card(page, 'The Malayan Tapir')
  await tapir.click()
  await expect(page.getByRole('toolbar', { name: 'Selected cards' })).toBeVisible()
  await tapir.press('Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await chatButton(page).click()
  await expect(chatInput(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await tapir.dblclick()
  await expect(
    focusView(page)
      .getByText(/tiger looking/i)
      .first(),
  ).toBeVisible()
})
