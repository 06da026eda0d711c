import { cardList, card, cards } from './app'
import {
  cell,
  centreOf,
  draggedCells,
  fingerOf,
  waitUntilDragEnds,
  installClock,
  signInAs,
  titles,
  toolbar,
  TOUCH_HOLD_MS,
  TOUCH_STEP_PX,
  withTimersStopped,
} from './dragBoard'
import { expect, test } from './test'

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } })
test.beforeEach(async ({ page }) => {
  await installClock(page)
  await signInAs(page, 'cikgu_aina')
})

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'

test('a swipe scrolls the page and starts no drag', async ({ page }) => {
  const order = await titles(page)
  const finger = await fingerOf(page)
  const { x, y } = await centreOf(cell(page, BATIK))
  // The timers stand still. On a busy machine the first movement would otherwise come after the hold time, and drag instead of
  // scroll.
  await withTimersStopped(page, async () => {
    await finger.press({ x, y })
    for (let step = 1; step <= 8; step += 1) await finger.move({ x, y: y - step * 25 })
    await page.clock.runFor(TOUCH_HOLD_MS)
  })
  await expect(draggedCells(page)).toHaveCount(0)
  await finger.release()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await expect(toolbar(page)).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(async () => (await titles(page)).slice(0, 6)).toEqual(order.slice(0, 6))
})

test('a long press of 500 ms selects a card, then taps toggle cards until Done', async ({ page }) => {
  const finger = await fingerOf(page)
  const point = await centreOf(cell(page, TAPIR))
  await withTimersStopped(page, async () => {
    await finger.press(point)
    await page.clock.runFor(499)
    await expect(toolbar(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(card(page, TAPIR)).toHaveAttribute('aria-pressed', 'true')
  })
  // The long press selects the card while the finger is still on the screen.
  await expect(toolbar(page)).toBeVisible()
  await finger.release()
  await expect(toolbar(page).getByText('1 selected')).toBeVisible()

  const second = await centreOf(cell(page, BATIK))
  await page.touchscreen.tap(second.x, second.y)
  await expect(toolbar(page).getByText('2 selected')).toBeVisible()
  await expect(card(page, BATIK)).toHaveAttribute('aria-pressed', 'true')
  await toolbar(page).getByRole('button', { name: 'Done' }).click()
  await expect(toolbar(page)).toBeHidden()

  // Tap the other card first. A second tap on the same card would be a double tap and open it.
  const first = await centreOf(cell(page, TAPIR))
  await page.touchscreen.tap(first.x, first.y)
  await expect(toolbar(page).getByText('1 selected')).toBeVisible()
  await page.touchscreen.tap(second.x, second.y)
  await expect(card(page, BATIK)).toHaveAttribute('aria-pressed', 'true')
  await expect(toolbar(page).getByText('1 selected')).toBeVisible()
})

test('a held touch drags only beyond the activation distance, and a drag is not a long press', async ({ page }) => {
  const finger = await fingerOf(page)
  const { x, y } = await centreOf(cell(page, TAPIR))
  await withTimersStopped(page, async () => {
    await finger.press({ x, y })
    await page.clock.runFor(TOUCH_HOLD_MS)
    await finger.move({ x: x + 8, y })
    await expect(draggedCells(page)).toHaveCount(0)
    await finger.move({ x: x + TOUCH_STEP_PX, y })
    await expect(draggedCells(page)).toHaveCount(1)
    // A long press takes 500 ms. A drag that takes longer must not become one.
    await page.clock.runFor(600)
  })
  await finger.release()
  await waitUntilDragEnds(page)
  await expect(cards(page).first()).toContainText(TAPIR)
  await expect(toolbar(page)).toBeHidden()
  await expect(cardList(page).locator('[aria-pressed="true"]')).toHaveCount(0)
})
