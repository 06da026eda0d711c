/** After a failed command, the board is rolled back without lost or duplicate cards, and the user sees an error. */
import type { Page } from 'playwright/test'
import type { ScenarioName } from '@mocks/scenarios/scenarios'
import { card, cardList, waitUntilReady, snackbar } from './app'
import {
  waitUntilDraggable,
  dragCard,
  draggedCells,
  type DropTarget,
  waitUntilDragEnds,
  snackbarRegion,
  openDraggableBoard,
  pointerInput,
  signInAs,
  titles,
  toolbar,
} from './dragBoard'
import { expect, type MockServerControl, openMockPanel, test } from './test'

test.use({ viewport: { width: 1280, height: 1100 } })
test.beforeEach(({ page }) => signInAs(page, 'cikgu_aina'))

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const STACK = 'Food Chains & Food Webs'
const VOLCANO = 'Inside a Volcano'
const OFFLINE = 'Oops! Something went wrong. Please reload and try again.'
const foodChains = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const summary = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ cards$/ })

/** Returns the announced number of cards and the rendered titles. */
const readBoard = async (page: Page) => ({ count: await summary(page).innerText(), titles: await titles(page) })

type FailedDrag = {
  name: string
  scenario: ScenarioName
  card: string
  target: DropTarget
  failure: [status: number, path: string]
  message: string
}

const failedDrags: FailedDrag[] = [
  {
    name: 'stacking is rejected with an error code',
    scenario: 'mergeFails',
    card: TAPIR,
    target: { onto: BATIK },
    failure: [422, 'v1/format/generate-stack'],
    message: 'Unable to stack these cards.',
  },
  {
    name: 'moving into a stack fails',
    scenario: 'moveFails',
    card: TAPIR,
    target: { onto: STACK },
    failure: [500, 'v1/format/change-parent'],
    message: 'Unable to add to board',
  },
  {
    name: 'moving is forbidden because the card has another owner by now',
    scenario: 'moveForbidden',
    card: TAPIR,
    target: { onto: STACK },
    failure: [403, 'v1/format/change-parent'],
    message: 'Only the owner can move or stack this card.',
  },
  {
    name: 'saving the order fails',
    scenario: 'orderFails',
    card: BATIK,
    target: { before: TAPIR },
    failure: [500, 'v1/format/save-manual-order'],
    message: 'Error saving manual order',
  },
]

/** Drags a card while the server fails. Expects that board and URL are the same afterwards. */
async function expectRollback(page: Page, mockServer: MockServerControl, failed: FailedDrag) {
  const before = await readBoard(page)
  const address = page.url()
  await mockServer.setScenario(page, failed.scenario)
  await dragCard(page, failed.card, failed.target)
  const error = snackbar(page, failed.message)
  await expect(error, failed.name).toBeVisible()
  await expect(snackbarRegion(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect.poll(() => readBoard(page), failed.name).toEqual(before)
  await expect(page, failed.name).toHaveURL(address)
  await snackbarRegion(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(error).toBeHidden()
}

test('a drag on My Board that the server rejects is rolled back with an error', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  const before = await readBoard(page)
  for (const failed of failedDrags) {
    consoleErrors.allow(...failed.failure)
    await expectRollback(page, mockServer, failed)
  }
  await mockServer.setScenario(page, 'normal')
  await openDraggableBoard(page, '/board')
  await expect.poll(() => readBoard(page)).toEqual(before)
})

test('a failed move out of a stack to My Board is rolled back with an error', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(500, 'v1/format/change-parent')
  await openDraggableBoard(page, foodChains)
  const before = await readBoard(page)
  await expectRollback(page, mockServer, {
    name: 'moving to My Board fails',
    scenario: 'moveFails',
    card: 'Words for Food Chains',
    target: 'myBoard',
    failure: [500, 'v1/format/change-parent'],
    message: 'Unable to add to board',
  })
  await mockServer.setScenario(page, 'normal')
  await openDraggableBoard(page, foodChains)
  await expect.poll(() => readBoard(page)).toEqual(before)
})

const failingTargets: [string, DropTarget][] = [
  ['stacks', { onto: BATIK }],
  ['moves into a stack', { onto: STACK }],
  ['reorders', { before: TAPIR }],
]

test('the network fails during a drag: rollback, and the same drag works with the network back', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow('net::ERR_FAILED', 'v1/')
  const before = await readBoard(page)
  const mouse = pointerInput()
  await openMockPanel(page)
  for (const [name, target] of failingTargets) {
    await mouse.lift(page, VOLCANO)
    await expect(draggedCells(page)).toHaveCount(1)
    await mouse.moveTo(page, target)
    await mockServer.setScenario(page, 'offline')
    await mouse.drop(page, target)
    await expect(snackbar(page, OFFLINE), name).toBeVisible()
    await expect(page).toHaveURL('/board')
    await expect.poll(() => readBoard(page), name).toEqual(before)
    await mockServer.setScenario(page, 'normal')
    await expect(snackbar(page, OFFLINE)).toBeHidden()
  }
  await openDraggableBoard(page, '/board')
  await expect.poll(() => readBoard(page)).toEqual(before)
  for (const target of [{ before: TAPIR }, { onto: STACK }]) {
    await dragCard(page, VOLCANO, target)
    await expect(snackbarRegion(page).getByRole('button', { name: 'Undo' })).toBeVisible()
    await snackbarRegion(page).getByRole('button', { name: 'Dismiss' }).click()
  }
})

test('after a save without a response F2 shows the typed title, and a second try saves the title', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  const title = 'Batik: How Wax Keeps Dye Out'
  const field = page.getByRole('textbox', { name: 'Title' })
  consoleErrors.allow('net::ERR_FAILED', 'v1/')
  await mockServer.setScenario(page, 'offline')
  await card(page, BATIK).click()
  await page.keyboard.press('F2')
  await field.fill(title)
  await page.keyboard.press('Enter')
  await expect(snackbar(page, OFFLINE)).toBeVisible()
  await expect(card(page, BATIK)).toHaveCount(1)
  await mockServer.setScenario(page, 'normal')
  await expect(snackbar(page, OFFLINE)).toBeHidden()

  await card(page, BATIK).click()
  await page.keyboard.press('F2')
  await expect(field).toHaveValue(title)
  const isSaved = page.waitForResponse(/partial-update/)
  await page.keyboard.press('Enter')
  expect((await isSaved).status()).toBe(200)
  await page.reload()
  await waitUntilReady(page)
  await expect(card(page, title)).toHaveCount(1)
  await expect(card(page, BATIK)).toHaveCount(0)
})

test('a slow merge shows a placeholder, and a reload shows the state of the server', async ({ page, mockServer }) => {
  const before = await readBoard(page)
  await mockServer.setScenario(page, 'mergeSlow')
  await dragCard(page, TAPIR, { onto: BATIK })
  await expect(cardList(page).getByText('Loading...')).toBeVisible()
  await expect(card(page, TAPIR)).toHaveCount(0)
  await expect(card(page, BATIK)).toHaveCount(0)
  await mockServer.setScenario(page, 'normal')
  await page.reload()
  await waitUntilReady(page)
  await expect.poll(() => readBoard(page)).toEqual(before)
})

test('a reload during a drag changes nothing', async ({ page }) => {
  const before = await readBoard(page)
  const mouse = pointerInput()
  await mouse.lift(page, TAPIR)
  await mouse.moveTo(page, { onto: BATIK })
  await expect(draggedCells(page)).toHaveCount(1)
  await page.reload()
  await page.mouse.up()
  await waitUntilReady(page)
  await expect.poll(() => readBoard(page)).toEqual(before)
  await waitUntilDraggable(page)
  await dragCard(page, TAPIR, { onto: BATIK })
  await expect(snackbar(page, 'Cards stacked.')).toBeVisible()
})

test('dropping a card that another tab deleted during the drag fails', async ({ page, context, consoleErrors }) => {
  for (const status of [403, 404, 422]) consoleErrors.allow(status, 'v1/format')
  const tab = await context.newPage()
  await tab.setViewportSize({ width: 1280, height: 1100 })
  await openDraggableBoard(tab, '/board')
  const mouse = pointerInput()
  await mouse.lift(page, TAPIR)
  await mouse.moveTo(page, { onto: STACK })
  await expect(draggedCells(page)).toHaveCount(1)

  await card(tab, TAPIR).click()
  await tab.keyboard.press('Delete')
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  const isRemoved = tab.waitForResponse((response) => response.request().method() === 'DELETE')
  await snackbarRegion(tab).getByRole('button', { name: 'Dismiss' }).click()
  await isRemoved

  await mouse.drop(page, { onto: STACK })
  await waitUntilDragEnds(page)
  await expect(snackbarRegion(page).getByRole('paragraph')).toHaveCount(1)
  await expect(snackbar(page, `Moved to ${STACK}.`)).toHaveCount(0)
  for (const each of [page, tab]) {
    await each.reload()
    await waitUntilReady(each)
    await expect(card(each, TAPIR)).toHaveCount(0)
    await expect(card(each, STACK)).toHaveAccessibleName(/4 cards/)
  }
})

test('a failed unstack, duplicate, deletion and undo are rolled back, each with an error', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  const before = await readBoard(page)
  const expectError = async (text: string) => {
    await expect(snackbar(page, text)).toBeVisible()
    await snackbarRegion(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(snackbar(page, text)).toBeHidden()
  }

  consoleErrors.allow(500, 'whiteboard/detach-formats')
  await mockServer.setScenario(page, 'unstackFails')
  await card(page, STACK).click()
  await page.keyboard.press('u')
  await page.getByRole('alertdialog', { name: 'Unstack?' }).getByRole('button', { name: 'Yes' }).click()
  await expectError('Unable to add to board')
  await page.keyboard.press('Escape')
  await expect.poll(() => readBoard(page)).toEqual(before)

  consoleErrors.allow(500, 'whiteboard/duplicate-formats')
  await mockServer.setScenario(page, 'duplicateFails')
  await card(page, TAPIR).click()
  await page.keyboard.press('d')
  await expectError('Unable to add to board')
  await page.keyboard.press('Escape')
  await expect.poll(() => readBoard(page)).toEqual(before)

  consoleErrors.allow(500, 'v1/format')
  await mockServer.setScenario(page, 'removeFails')
  await card(page, TAPIR).click()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(card(page, TAPIR)).toHaveCount(0)
  await snackbarRegion(page).getByRole('button', { name: 'Dismiss' }).click()
  await expectError('Oh no! Something went wrong!')
  await expect.poll(() => readBoard(page)).toEqual(before)

  consoleErrors.allow(500, 'v1/format/change-parent')
  await mockServer.setScenario(page, 'normal')
  await dragCard(page, TAPIR, { onto: STACK })
  await expect(snackbar(page, `Moved to ${STACK}.`)).toBeVisible()
  const after = await readBoard(page)
  await mockServer.setScenario(page, 'moveFails')
  await snackbarRegion(page).getByRole('button', { name: 'Undo' }).click()
  await expectError('That could not be undone.')
  await expect.poll(() => readBoard(page)).toEqual(after)
})

test('Back, Escape and Cancel reject a confirmation; its parameter is removed from the URL if there is nothing to confirm', async ({
  page,
}) => {
  const confirmDialog = page.getByRole('alertdialog', { name: 'Delete this card?' })
  const openConfirmation = async () => {
    await card(page, TAPIR).focus()
    await page.keyboard.press('Delete')
    await expect(confirmDialog).toBeVisible()
    await expect(page).toHaveURL(/\?confirmation/)
  }
  await card(page, TAPIR).click()
  await openConfirmation()
  await page.goBack()
  await expect(confirmDialog).toBeHidden()
  await expect(page).toHaveURL('/board')
  await openConfirmation()
  await page.keyboard.press('Escape')
  await expect(confirmDialog).toBeHidden()
  await expect(page).toHaveURL('/board')
  await openConfirmation()
  await confirmDialog.getByText('Cancel').click()
  await expect(confirmDialog).toBeHidden()
  await expect(page).toHaveURL('/board')
  await expect(card(page, TAPIR)).toHaveCount(1)
  await expect(toolbar(page)).toBeVisible()
  await expect(snackbarRegion(page).getByRole('paragraph')).toHaveCount(0)

  await page.goto('/board?confirmation=')
  await waitUntilReady(page)
  await expect(page).toHaveURL('/board')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
