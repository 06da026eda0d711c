import type { Page } from 'playwright/test'
import { card, snackbar } from './app'
import {
  cell,
  centreOf,
  draggedCells,
  gapBefore,
  waitUntilDragEnds,
  snackbarRegion,
  pointerInput,
  signInAs,
  titles,
  toolbar,
} from './dragBoard'
import { expect, test } from './test'

test.use({ viewport: { width: 1280, height: 1100 }, contextOptions: { reducedMotion: 'no-preference' } })
test.beforeEach(({ page }) => signInAs(page, 'cikgu_aina'))

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const STACK = 'Food Chains & Food Webs'
/** A card on the fourth page of the list, which is not loaded at the start. */
const PYRAMIDS = 'Who Built the Pyramids?'

test('a movement of 9 px is a click, of 10 px a drag', async ({ page }) => {
  const { x, y } = await centreOf(cell(page, TAPIR))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 9, y)
  await expect(draggedCells(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(card(page, TAPIR)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y)
  await expect(draggedCells(page)).toHaveCount(1)
  await page.mouse.up()
  await waitUntilDragEnds(page)
  // Releasing the mouse at the end of a drag must not select the card.
  await expect(card(page, TAPIR)).toHaveAttribute('aria-pressed', 'false')
})

test('the board marks the drop target: merge, insert before, none; Escape cancels the drag', async ({ page }) => {
  const order = await titles(page)
  const mouse = pointerInput()
  await mouse.lift(page, TAPIR)
  await mouse.moveTo(page, { onto: BATIK })
  await expect(cell(page, BATIK)).toHaveAttribute('data-drag', 'mergeTarget')
  await mouse.moveTo(page, { before: BATIK })
  await expect(cell(page, BATIK)).toHaveAttribute('data-drag', 'insertBefore')
  // During a drag, other cards show neither their hover style nor their own cursor.
  await expect(cell(page, BATIK).locator(':hover')).toHaveCount(0)
  await expect(cell(page, TAPIR).locator(':hover').last()).toHaveCSS('cursor', 'grabbing')
  await mouse.moveTo(page, 'startPosition')
  await expect(page.locator('[data-drag="mergeTarget"], [data-drag="insertBefore"]')).toHaveCount(0)
  await mouse.drop(page, 'startPosition')
  await waitUntilDragEnds(page)
  await expect(snackbarRegion(page).getByRole('paragraph')).toHaveCount(0)

  await mouse.lift(page, TAPIR)
  await mouse.moveTo(page, { onto: BATIK })
  await expect(cell(page, BATIK)).toHaveAttribute('data-drag', 'mergeTarget')
  await page.keyboard.press('Escape')
  await waitUntilDragEnds(page)
  await page.mouse.up()
  expect(await titles(page)).toEqual(order)
  await expect(snackbarRegion(page).getByRole('paragraph')).toHaveCount(0)
  await expect(card(page, TAPIR)).toHaveAttribute('aria-pressed', 'false')
})

test('a card loaded during a drag is a drop target', async ({ page }) => {
  const mouse = pointerInput()
  await mouse.lift(page, TAPIR)
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(cell(page, PYRAMIDS)).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass()
  await mouse.moveTo(page, { before: PYRAMIDS })
  await expect(cell(page, PYRAMIDS)).toHaveAttribute('data-drag', 'insertBefore')
  await mouse.moveTo(page, { onto: PYRAMIDS })
  await expect(cell(page, PYRAMIDS)).toHaveAttribute('data-drag', 'mergeTarget')
  await mouse.drop(page, { onto: PYRAMIDS })
  await expect(snackbar(page, 'Cards stacked.')).toBeVisible()
  await waitUntilDragEnds(page)
})

test('selected cards move together; a selection with a shared card does not move', async ({ page }) => {
  await card(page, TAPIR).click()
  await card(page, BATIK).click({ modifiers: ['ControlOrMeta'] })
  const mouse = pointerInput()
  await mouse.lift(page, BATIK)
  await expect(draggedCells(page)).toHaveCount(2)
  await mouse.moveTo(page, { onto: STACK })
  await mouse.drop(page, { onto: STACK })
  await expect(snackbar(page, `Moved to ${STACK}.`)).toBeVisible()
  await expect(card(page, TAPIR)).toHaveCount(0)
  await expect(card(page, BATIK)).toHaveCount(0)
  await expect(card(page, STACK)).toHaveAccessibleName(/6 cards/)

  const order = await titles(page)
  await card(page, 'Inside a Volcano').click()
  await card(page, 'Persuasive Writing: PEEL').click({ modifiers: ['ControlOrMeta'] })
  await mouse.lift(page, 'Inside a Volcano')
  await expect(draggedCells(page)).toHaveCount(2)
  await mouse.moveTo(page, { onto: STACK })
  await mouse.drop(page, { onto: STACK })
  await expect(snackbar(page, 'Only the owner can move or stack this card.')).toBeVisible()
  expect(await titles(page)).toEqual(order)
  await expect(toolbar(page)).toBeVisible()
})

test('dragging an unselected card moves it alone, and the order survives a reload', async ({ page }) => {
  await card(page, TAPIR).click()
  const mouse = pointerInput()
  await mouse.lift(page, BATIK)
  await expect(draggedCells(page)).toHaveCount(1)
  const target = { before: STACK }
  const { x, y } = await gapBefore(page, STACK)
  await page.mouse.move(x, y, { steps: 6 })
  await mouse.drop(page, target)
  await expect(snackbar(page, 'Order saved.')).toBeVisible()
  await expect(page).toHaveURL('/board?sort=manual&order=asc')
  const order = await titles(page)
  expect(order.indexOf(BATIK)).toBe(order.indexOf(STACK) - 1)
  await page.reload()
  await expect(card(page, BATIK)).toBeVisible()
  await expect.poll(async () => (await titles(page)).slice(0, 8)).toEqual(order.slice(0, 8))
})

/** Records the centre of a card in each frame after the drag preview has disappeared. */
const recordCentres = async (page: Page, title: string) => {
  const recorded = await cell(page, title).evaluateHandle((element) => {
    const centres: { x: number; y: number }[] = []
    const record = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (!element.dataset.drag) centres.push({ x: left + width / 2, y: top + height / 2 })
      requestAnimationFrame(record)
    }
    record()
    return centres
  })
  return () => recorded.jsonValue()
}

test('a dropped card glides from the pointer into its place, and can be lifted again at once', async ({ page }) => {
  const mouse = pointerInput()
  const start = await centreOf(cell(page, TAPIR))
  const gap = await gapBefore(page, STACK)
  await mouse.lift(page, TAPIR)
  await page.mouse.move(gap.x, gap.y + 60, { steps: 6 })
  await expect(cell(page, STACK)).toHaveAttribute('data-drag', 'insertBefore')
  const centres = await recordCentres(page, TAPIR)
  await page.mouse.up()
  await waitUntilDragEnds(page)
  await expect.poll(async () => (await titles(page)).indexOf(TAPIR)).toBe(1)
  const end = await centreOf(cell(page, TAPIR))
  const [first] = await centres()
  expect(first?.x).toBeCloseTo(gap.x, -1)
  expect(first?.y).toBeCloseTo(gap.y + 60, -1)
  // No frame may show the card where the drag started.
  const isNearStart = ({ x, y }: { x: number; y: number }) => Math.hypot(x - start.x, y - start.y) < 20
  expect((await centres()).filter(isNearStart)).toEqual([])

  // Lift the card again while it still moves to its new position.
  await page.mouse.move(end.x, end.y)
  await page.mouse.down()
  await page.mouse.move(end.x + 40, end.y + 120, { steps: 3 })
  await page.mouse.up()
  await waitUntilDragEnds(page)
  await page.mouse.move(end.x, end.y)
  await page.mouse.down()
  await page.mouse.move(end.x + 14, end.y)
  await expect(draggedCells(page)).toHaveCount(1)
  await page.mouse.up()
})
