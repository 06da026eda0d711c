/** Helpers for dragging in journeys, with real mouse, touch and keyboard input. */
import { expect, type Locator, type Page } from 'playwright/test'
import { card, cardList, waitUntilReady, cardNamePattern, signIn } from './app'

export type Point = { x: number; y: number }

/** Opens the board as a person of the seed. Resolves when cards can be dragged. */
export async function signInAs(page: Page, username: string) {
  await signIn(page, username)
  await waitUntilDraggable(page)
}

/** Opens a path of the board. Resolves when cards can be dragged. */
export async function openDraggableBoard(page: Page, path: string) {
  await page.goto(path)
  await waitUntilReady(page)
  await waitUntilDraggable(page)
}

/** Waits for the code of dragging, which is loaded after the first paint. */
export async function waitUntilDraggable(page: Page) {
  await expect(cardList(page).locator('[data-rfd-draggable-id]').first()).toBeVisible()
}

export const cell = (page: Page, title: string) =>
  cardList(page).locator('[data-card-id]', { has: page.getByRole('button', { name: cardNamePattern(title) }) })

/** Finds the cells of the dragged cards. */
export const draggedCells = (page: Page) => page.locator(':is([data-drag="preview"], [data-drag="source"])')

/** Finds the drop target My Board. It is shown while a card in a stack is dragged. */
const myBoardDropZone = (page: Page) =>
  page.getByRole('navigation', { name: 'Where you are' }).getByText('Move to My Board')

export const snackbarRegion = (page: Page) => page.getByRole('region', { name: 'Notices' })
export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected cards' })

/** Returns the bounding box of an element once all its animations have ended. */
async function restingBox(locator: Locator) {
  await locator.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)))
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not on the screen.`)
  return box
}

/** Returns the centre of an element in px of the viewport, once all its animations have ended. */
export async function centreOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await restingBox(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns a point in the gap before a card, in px of the viewport. */
export async function gapBefore(page: Page, title: string): Promise<Point> {
  const { x, y, height } = await restingBox(cell(page, title))
  return { x: x - 12, y: y + height / 2 }
}

/** Returns the position of a card in the list, counted from 1. */
async function positionOf(page: Page, title: string): Promise<number> {
  return Number(await cell(page, title).getAttribute('aria-rowindex'))
}

/** Returns the rendered titles in the order of the list. */
export const titles = (page: Page): Promise<string[]> =>
  cardList(page).evaluate((list) =>
    Array.from(list.querySelectorAll<HTMLElement>('[data-card-id]'))
      .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
      .map((cellElement) => cellElement.querySelector('article')?.getAttribute('aria-labelledby') ?? '')
      .map((titleId) => document.getElementById(titleId)?.textContent ?? ''),
  )

export type DropTarget = { onto: string } | { before: string } | 'myBoard' | 'startPosition'

/** The steps of a drag with one input device. They also work where the board refuses the move. */
export type DragInput = {
  lift: (page: Page, title: string) => Promise<void>
  moveTo: (page: Page, target: DropTarget) => Promise<void>
  drop: (page: Page, target: DropTarget) => Promise<void>
}

/** Returns the coordinates of a target for mouse and touch. */
async function targetPoint(page: Page, target: DropTarget, start: Point): Promise<Point> {
  if (target === 'startPosition') return { x: start.x + 30, y: start.y + 20 }
  // If the board refuses to lift the card, it shows no drop zone. Aim at the breadcrumb instead.
  if (target === 'myBoard') {
    const dropZone = myBoardDropZone(page)
    const breadcrumbButton = page
      .getByRole('navigation', { name: 'Where you are' })
      .getByRole('button', { name: 'My Board' })
    return centreOf((await dropZone.isVisible()) ? dropZone : breadcrumbButton)
  }
  return 'onto' in target ? centreOf(cell(page, target.onto)) : gapBefore(page, target.before)
}

/** Distance in px that starts a drag, a little more than the 10 of B-230. */
const LIFT_DISTANCE_PX = 14
const MOVE_STEPS = 6

/** Returns points on the line between two points, without the first one. */
const pathOf = (from: Point, to: Point): Point[] =>
  Array.from({ length: MOVE_STEPS }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / MOVE_STEPS,
    y: from.y + ((to.y - from.y) * (index + 1)) / MOVE_STEPS,
  }))

/** Drags with the mouse. */
export function pointerInput(): DragInput {
  let start: Point = { x: 0, y: 0 }
  return {
    async lift(page, title) {
      start = await centreOf(cell(page, title))
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + LIFT_DISTANCE_PX, start.y)
    },
    async moveTo(page, target) {
      const { x, y } = await targetPoint(page, target, start)
      await page.mouse.move(x, y, { steps: MOVE_STEPS })
    },
    drop: (page) => page.mouse.up(),
  }
}

/** Hold time in ms after which a touch drags, a little more than the 100 of B-231. */
export const TOUCH_HOLD_MS = 150

/** Installs a clock that the test controls. Call it before you open the page. */
export const installClock = (page: Page) => page.clock.install()

/** Runs `work` while the page's timers stand still. Otherwise a slow machine could turn a short press into a long one. */
export async function withTimersStopped(page: Page, work: () => Promise<void>) {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1000)
  await work()
  await page.clock.resume()
}

/** Distance in px of one touch movement. Chromium ignores those below 15 px. */
export const TOUCH_STEP_PX = 20

/** Sends touch events through CDP, so that the browser itself decides between scrolling and dragging. */
export async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    press: (point: Point) => send('touchStart', [point]),
    move: (point: Point) => send('touchMove', [point]),
    release: () => send('touchEnd', []),
  }
}

/** Drags by touch. The page needs `hasTouch` and `installClock`. */
export function touchInput(): DragInput {
  let start: Point = { x: 0, y: 0 }
  let finger: Awaited<ReturnType<typeof fingerOf>> | undefined
  return {
    async lift(page, title) {
      const newFinger = await fingerOf(page)
      finger = newFinger
      start = await centreOf(cell(page, title))
      await withTimersStopped(page, async () => {
        await newFinger.press(start)
        // After this hold time, the movement drags the card instead of scrolling.
        await page.clock.runFor(TOUCH_HOLD_MS)
        await newFinger.move({ x: start.x + TOUCH_STEP_PX, y: start.y })
      })
    },
    async moveTo(page, target) {
      const end = await targetPoint(page, target, start)
      for (const point of pathOf(start, end)) await finger?.move(point)
    },
    drop: async () => void (await finger?.release()),
  }
}

/** Finds the live region that announces moves by keyboard. */
const announcement = (page: Page) => page.locator('main p[aria-live="assertive"]')

/**
 * Drags by keyboard: M lifts, a second M switches to reordering, arrows move, Space drops, R moves to My Board. If the case
 * reorders but the announcement offers stacking, Escape cancels.
 */
export function keyboardInput(): DragInput {
  let from = 0
  return {
    async lift(page, title) {
      from = await positionOf(page, title)
      await card(page, title).focus()
      await page.keyboard.press('m')
    },
    async moveTo(page, target) {
      if (target === 'myBoard' || target === 'startPosition') return
      if ('before' in target) await page.keyboard.press('m')
      const steps = (await positionOf(page, 'onto' in target ? target.onto : target.before)) - from
      const key = steps < 0 ? 'ArrowLeft' : 'ArrowRight'
      for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(key)
    },
    async drop(page, target) {
      if (target === 'myBoard') return page.keyboard.press('r')
      const isUnwanted =
        typeof target === 'object' && 'before' in target && !(await announcement(page).innerText()).startsWith('Before')
      await page.keyboard.press(isUnwanted ? 'Escape' : ' ')
    },
  }
}

/** Resolves when nothing is dragged and the drop animation has ended. */
export async function waitUntilDragEnds(page: Page) {
  await expect(page.locator('[data-drag]')).toHaveCount(0)
}

/** Drags a card with the mouse. Resolves after the drop animation. */
export async function dragCard(page: Page, title: string, target: DropTarget) {
  const mouse = pointerInput()
  await mouse.lift(page, title)
  await expect(draggedCells(page)).toHaveCount(1)
  await mouse.moveTo(page, target)
  await mouse.drop(page, target)
  await waitUntilDragEnds(page)
}

export async function dismissSnackbars(page: Page) {
  const dismiss = snackbarRegion(page).getByRole('button', { name: 'Dismiss' })
  while ((await dismiss.count()) > 0) await dismiss.first().click()
}
