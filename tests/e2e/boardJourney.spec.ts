/** The main commands of the board, on the demo and on a live build. */
import type { Page } from 'playwright/test'
import { card, cards, doubleClick, snackbar, waitUntilReady } from './app'
import { waitUntilDraggable, cell, dragCard, snackbarRegion, openDraggableBoard, signInAs, titles } from './dragBoard'
import { expect, test } from './test'

test.use({ viewport: { width: 1280, height: 1100 } })
test.beforeEach(({ page }) => signInAs(page, 'cikgu_aina'))

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const STACK = 'Food Chains & Food Webs'
const VOLCANO = 'Inside a Volcano'

const undoButton = (page: Page) => snackbarRegion(page).getByRole('button', { name: 'Undo' })
/** Returns the announced number of cards. */
const count = async (page: Page) =>
  Number.parseInt(
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ cards$/ })
      .innerText(),
    10,
  )

test('merge, reorder and move with undo; the result survives a reload', { tag: '@live' }, async ({ page }) => {
  const total = await count(page)
  const order = await titles(page)

  await test.step('two cards merge into a stack', async () => {
    await dragCard(page, TAPIR, { onto: BATIK })
    await expect(snackbar(page, 'Cards stacked.')).toBeVisible()
    await expect(card(page, TAPIR)).toHaveCount(0)
    await expect(card(page, BATIK)).toHaveCount(0)
    await expect.poll(() => count(page)).toBe(total - 1)
  })

  await test.step('Undo reverts the merge', async () => {
    await undoButton(page).click()
    await expect(snackbar(page, 'Undone.')).toBeVisible()
    await expect(card(page, TAPIR)).toHaveCount(1)
    await expect(card(page, BATIK)).toHaveCount(1)
    await expect.poll(() => count(page)).toBe(total)
  })

  await test.step('a reordered card keeps its position after a reload', async () => {
    await dragCard(page, VOLCANO, { before: STACK })
    await expect(snackbar(page, 'Order saved.')).toBeVisible()
    await expect(page).toHaveURL('/board?sort=manual&order=asc')
    await page.reload()
    await waitUntilReady(page)
    await waitUntilDraggable(page)
    const now = await titles(page)
    expect(now.indexOf(VOLCANO)).toBe(now.indexOf(STACK) - 1)
  })

  await test.step('a card moves into a stack and out again', async () => {
    await dragCard(page, VOLCANO, { onto: STACK })
    await expect(snackbar(page, `Moved to ${STACK}.`)).toBeVisible()
    await expect(card(page, VOLCANO)).toHaveCount(0)
    await expect(card(page, STACK)).toHaveAccessibleName(/5 cards/)
    await doubleClick(card(page, STACK))
    await expect(page.getByRole('heading', { level: 1, name: STACK })).toBeVisible()
    await waitUntilDraggable(page)
    await dragCard(page, VOLCANO, 'myBoard')
    await expect(snackbar(page, 'Moved to My Board.')).toBeVisible()
    await expect(card(page, VOLCANO)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
  })

  await test.step('Ctrl+Z reverts the move', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(snackbar(page, 'Undone.')).toBeVisible()
    await expect(card(page, VOLCANO)).toHaveCount(1)
    await expect(cards(page)).toHaveCount(5)
  })

  await test.step('the server has the same state', async () => {
    await page.reload()
    await waitUntilReady(page)
    await expect(card(page, VOLCANO)).toHaveCount(1)
    await openDraggableBoard(page, '/board')
    await expect.poll(() => count(page)).toBe(total - 1)
    await expect(card(page, VOLCANO)).toHaveCount(0)
    await expect(card(page, TAPIR)).toHaveCount(1)
    expect(new Set(await titles(page))).not.toContain(VOLCANO)
    expect(order).toContain(VOLCANO)
  })
})

test('reordering by keyboard is undone with Ctrl+Z', { tag: '@live' }, async ({ page }) => {
  await openDraggableBoard(page, '/board?sort=manual&order=asc')
  const order = await titles(page)
  const [first = '', second = '', third = ''] = order
  await card(page, first).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`Before ${third}.`)).toBeAttached()
  await page.keyboard.press(' ')
  await expect(snackbar(page, 'Order saved.')).toBeVisible()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([second, first, third])
  await expect(card(page, first)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(snackbar(page, 'Undone.')).toBeVisible()
  await expect.poll(async () => (await titles(page)).slice(0, 3)).toEqual([first, second, third])
})

test('a deletion is optimistic, can be undone, and is sent when its snackbar closes', { tag: '@live' }, async ({
  page,
}) => {
  const deleteRequests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleteRequests.push(new URL(request.url()).pathname)
  })
  const total = await count(page)
  const remove = async () => {
    await card(page, BATIK).click()
    await page.keyboard.press('Delete')
    await expect(page).toHaveURL(/[?&]confirmation/)
    await page.getByRole('alertdialog', { name: 'Delete this card?' }).getByRole('button', { name: 'Yes' }).click()
    await expect(snackbar(page, 'Card deleted.')).toBeVisible()
    await expect(card(page, BATIK)).toHaveCount(0)
  }
  await remove()
  await undoButton(page).click()
  await expect(card(page, BATIK)).toHaveCount(1)
  await expect.poll(() => count(page)).toBe(total)

  await remove()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(card(page, BATIK)).toHaveCount(1)
  expect(deleteRequests).toEqual([])

  await remove()
  const isRemoved = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await snackbarRegion(page).getByRole('button', { name: 'Dismiss' }).last().click()
  expect((await isRemoved).status()).toBe(200)
  expect(deleteRequests).toHaveLength(1)
  await expect.poll(() => count(page)).toBe(total - 1)
  await page.reload()
  await waitUntilReady(page)
  await expect.poll(() => count(page)).toBe(total - 1)
  await expect(card(page, BATIK)).toHaveCount(0)
})

test('a deletion whose snackbar is open is sent when the page closes', { tag: '@live' }, async ({
  page,
  context,
  backend,
}) => {
  // In the demo the mock server is part of the page. It cannot handle a request that is sent while the page closes.
  test.skip(backend === 'demo', 'needs a server that outlives the page')
  await card(page, VOLCANO).click()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(snackbar(page, 'Card deleted.')).toBeVisible()
  // A closing page has half a second for its handlers. Wait until it has rendered, or it would miss that time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])

  const next = await context.newPage()
  await openDraggableBoard(next, '/board')
  await expect(card(next, TAPIR)).toHaveCount(1)
  await expect(cell(next, VOLCANO)).toHaveCount(0)
})

test('two tabs reorder one after the other: the later order wins and no card is lost', { tag: '@live' }, async ({
  page,
  context,
}) => {
  await openDraggableBoard(page, '/board?sort=manual&order=asc')
  const tab = await context.newPage()
  await tab.setViewportSize({ width: 1280, height: 1100 })
  await openDraggableBoard(tab, '/board?sort=manual&order=asc')
  const total = await count(page)
  const [first = '', second = '', third = '', fourth = ''] = await titles(page)

  await dragCard(page, second, { before: first })
  await expect(snackbar(page, 'Order saved.')).toBeVisible()
  await dragCard(tab, fourth, { before: second })
  await expect(snackbar(tab, 'Order saved.')).toBeVisible()

  const laterOrder = [first, fourth, second, third]
  await expect.poll(async () => (await titles(tab)).slice(0, 4)).toEqual(laterOrder)
  for (const each of [page, tab]) {
    await openDraggableBoard(each, '/board?sort=manual&order=asc')
    await expect.poll(async () => (await titles(each)).slice(0, 4)).toEqual(laterOrder)
    expect(await count(each)).toBe(total)
    const all = await titles(each)
    expect(new Set(all).size).toBe(all.length)
  }
})
