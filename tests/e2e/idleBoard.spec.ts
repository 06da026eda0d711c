import { card, doubleClick, focusView, signIn } from './app'
import { expect, test } from './test'

test.use({ isPreloading: true })

// D-0094. The board preloads its parts in order, so a request for the chat proves that the earlier parts are loaded.
test('an idle board opens toolbar, menus and cards without a network', async ({ page, consoleErrors }) => {
  // Offline, the browser logs failed requests for tooltips, chat and page icon. The app itself shows no error.
  consoleErrors.allow('net::ERR_INTERNET_DISCONNECTED', '/')
  const chatRequested = page.waitForRequest(/\/assets\/chats-/)
  await signIn(page)
  await chatRequested
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
  await doubleClick(tapir)
  await expect(
    focusView(page)
      .getByText(/tiger looking/i)
      .first(),
  ).toBeVisible()
})
