/** Cards asked for in the chat: a card that never comes, and the wish that follows. */
import type { Page } from 'playwright/test'
import { ask, chat, chatButton, chatInput, focusView, signIn, waitUntilReady } from './app'
import { expect, test } from './test'

const conversation = (page: Page) => chat(page).getByRole('region', { name: 'Conversation' })
const making = (page: Page) =>
  conversation(page)
    .getByRole('listitem')
    .filter({ hasText: /^Making: / })
const notCreated = (page: Page) => conversation(page).getByText('The card was not created.')
const created = (page: Page) => conversation(page).getByRole('link', { name: /^Created / })
const stop = (page: Page) => chat(page).getByRole('button', { name: 'Stop', exact: true })

/** Number of running animations of the placeholder, its shimmer included. */
const motionsOf = (page: Page) =>
  making(page).evaluate(
    (item) => item.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  )

type FlightWindow = { flown: string[] }

/** Records the ids of the cards that fly from the chat into their cell; the flight itself is over too soon to be seen here. */
const recordFlights = (page: Page) =>
  page.addInitScript(() => {
    const flown: string[] = []
    Object.assign(window, { flown })
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const { animate } = Element.prototype
    Element.prototype.animate = function recorded(this: HTMLElement, ...args) {
      const { cardId } = this.dataset
      if (cardId !== undefined) flown.push(cardId)
      return animate.apply(this, args)
    }
  })

test('a card that never comes is stopped, a reload keeps the next one, and a third wish makes its card', {
  tag: '@live',
}, async ({ page, mockServer }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await recordFlights(page)
  await signIn(page)
  await mockServer.setScenario(page, 'cardNeverComes')

  await test.step('Stop ends reply and placeholder, and the input has focus', async () => {
    await ask(page, 'Make a quiz about volcanoes')
    await expect(making(page)).toHaveText('Making: Quiz')
    await expect.poll(() => motionsOf(page)).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => motionsOf(page)).toBe(0)
    await expect(stop(page)).toHaveCount(1)
    await stop(page).click()
    await expect(notCreated(page)).toHaveCount(1)
    await expect(making(page)).toBeHidden()
    await expect(chatInput(page)).toBeFocused()
  })

  await test.step('after a reload the placeholder still waits, and has a Stop of its own', async () => {
    await ask(page, '#table planets')
    await expect(making(page)).toHaveText('Making: Table')
    await page.reload()
    await waitUntilReady(page)
    await chatButton(page).click()
    await expect(making(page)).toHaveText(/^Making: Table/)
    await stop(page).press('Enter')
    await expect(notCreated(page)).toHaveCount(1)
    await expect(chatInput(page)).toBeFocused()
  })

  await test.step('the third wish makes its card, opens it, and Back returns to the board', async () => {
    await mockServer.setScenario(page, 'normal')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await ask(page, 'Make a quiz about magnets')
    await expect(focusView(page)).toBeVisible({ timeout: 15_000 })
    const flown = await page.evaluate(() => (window as unknown as FlightWindow).flown)
    expect(flown).toHaveLength(1)
    await page.goBack()
    await expect(focusView(page)).toBeHidden()
    await expect(created(page)).toHaveCount(1)
    await expect(making(page)).toBeHidden()
  })

  await test.step('the history has each message once', async () => {
    await page.reload()
    await waitUntilReady(page)
    await chatButton(page).click()
    await chat(page).getByRole('button', { name: 'Show history' }).click()
    await expect(notCreated(page)).toHaveCount(2)
    await expect(created(page).filter({ hasText: 'Magnets' })).toHaveCount(1)
    await expect(making(page)).toBeHidden()
    await created(page).filter({ hasText: 'Magnets' }).click()
    await expect(focusView(page)).toBeVisible()
  })
})
