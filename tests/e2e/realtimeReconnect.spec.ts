import { addToBoard, ask, card, cards, doubleClick, focusView, openBoard, signIn, waitForReplyComplete } from './app'
import { expect, test } from './test'

const PAUSED = 'Live updates are paused. Trying to reconnect…'

test('a card created while live updates are paused appears after reconnecting', { tag: '@live' }, async ({
  page,
  context,
  mockServer,
}) => {
  await signIn(page)
  const other = await context.newPage()
  await openBoard(other)
  await mockServer.setScenario(page, 'socketDropped')
  await expect(page.getByRole('status').filter({ hasText: PAUSED })).toBeVisible()

  const reply = await ask(other, 'Explain how a volcano erupts')
  await waitForReplyComplete(reply)
  const title = await addToBoard(reply)
  await expect(cards(other).first()).toContainText(title)
  // Prove that no live event arrives: it would arrive before the response to this later request.
  const isLoaded = page.waitForResponse(/\/v1\/format\/[\w-]+$/)
  await doubleClick(card(page, 'The Malayan Tapir'))
  await isLoaded
  await expect(focusView(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).first()).not.toContainText(title)

  await mockServer.setScenario(page, 'normal')
  await expect(page.getByText(PAUSED)).toBeHidden({ timeout: 15_000 })
  await expect(cards(page).first()).toContainText(title)
  await expect(card(page, title)).toHaveCount(1)
})

test('a dropped connection reconnects, and a card created during the interruption appears', { tag: '@live' }, async ({
  page,
  context,
  mockServer,
}) => {
  await signIn(page)
  const other = await context.newPage()
  await openBoard(other)
  const reply = await ask(other, 'What is a food chain?')
  await waitForReplyComplete(reply)

  const isBack = page.waitForResponse(/\/broadcasting\/auth$/)
  await mockServer.dropConnections(page)
  const title = await addToBoard(reply)
  await isBack
  await expect(cards(page).first()).toContainText(title)
  await expect(card(page, title)).toHaveCount(1)
})
