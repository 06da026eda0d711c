import type { Page } from 'playwright/test'
import { card, cardList, cards, doubleClick, focusView, signIn, snackbar, waitUntilReady } from './app'
import { snackbarRegion, signInAs, titles, toolbar, waitUntilDraggable } from './dragBoard'
import { expect, test } from './test'

test.use({ viewport: { width: 1280, height: 1100 } })

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const STACK = 'Food Chains & Food Webs'
const VOLCANO = 'Inside a Volcano'
const foodChains = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const statesOfMatter = '/board/stack/dbb49138-1754-4ea4-b57d-4f7764276541'

const selected = (page: Page) => cardList(page).locator('button[aria-pressed="true"]')
const expectInToolbar = (page: Page, text: string) => expect(toolbar(page).getByText(text)).toBeVisible()
const openMenu = async (page: Page, name: 'Filter' | 'Sort and view') => {
  await page.getByRole('button', { name, exact: true }).click()
  return page.getByRole('menu', { name })
}

test('cards are selected one by one, in ranges and all at once; a double click opens a card in focus and a stack as a list', async ({
  page,
}) => {
  await signInAs(page, 'cikgu_aina')
  await card(page, TAPIR).click()
  await expectInToolbar(page, '1 selected')
  await card(page, BATIK).click()
  await expect(selected(page)).toHaveCount(1)
  await card(page, TAPIR).click({ modifiers: ['ControlOrMeta'] })
  await expectInToolbar(page, '2 selected')
  await card(page, TAPIR).click({ modifiers: ['ControlOrMeta'] })
  await expectInToolbar(page, '1 selected')

  await card(page, TAPIR).click()
  const shown = await titles(page)
  await card(page, VOLCANO).click({ modifiers: ['Shift'] })
  await expectInToolbar(page, `${shown.indexOf(VOLCANO) + 1} selected`)

  await page.keyboard.press('ControlOrMeta+a')
  await expectInToolbar(page, '20 selected')
  await page.keyboard.press('Escape')
  await expect(toolbar(page)).toBeHidden()
  await expect(selected(page)).toHaveCount(0)

  await card(page, TAPIR).click()
  await page.getByRole('heading', { level: 1, name: 'My Board' }).click()
  await expect(selected(page)).toHaveCount(0)

  await doubleClick(card(page, TAPIR))
  await expect(focusView(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board')
  await doubleClick(card(page, STACK))
  await expect(page).toHaveURL(/\/board\/stack\//)
  await expect(page.getByRole('heading', { level: 1, name: STACK })).toBeVisible()
  await expect(cards(page)).toHaveCount(4)
})

test('renaming on the card: Enter saves, Escape restores the title', async ({ page }) => {
  await signInAs(page, 'cikgu_aina')
  const field = page.getByRole('textbox', { name: 'Title' })
  await card(page, BATIK).click()
  await page.keyboard.press('F2')
  await expect(field).toBeFocused()
  await field.fill('Never mind')
  await page.keyboard.press('Escape')
  await expect(card(page, BATIK)).toHaveCount(1)
  await page.keyboard.press('F2')
  await field.fill('Batik: How Wax Keeps Dye Out')
  const isSaved = page.waitForResponse(/partial-update/)
  await page.keyboard.press('Enter')
  await expect(card(page, 'Batik: How Wax Keeps Dye Out')).toHaveCount(1)
  expect((await isSaved).status()).toBe(200)
  await page.reload()
  await waitUntilReady(page)
  await expect(card(page, 'Batik: How Wax Keeps Dye Out')).toHaveCount(1)
  await expect(card(page, BATIK)).toHaveCount(0)
})

test('D duplicates, G stacks and U unstacks after a confirmation, each with its snackbar', async ({ page }) => {
  await signInAs(page, 'cikgu_aina')
  await card(page, TAPIR).click()
  await page.keyboard.press('d')
  await expect(snackbar(page, 'Duplicated.')).toBeVisible()
  await expect(cards(page).filter({ hasText: TAPIR })).toHaveCount(2)

  await card(page, VOLCANO).click()
  await card(page, BATIK).click({ modifiers: ['ControlOrMeta'] })
  await page.keyboard.press('g')
  await expect(snackbar(page, 'Cards stacked.')).toBeVisible()
  await expect(card(page, BATIK)).toHaveCount(0)
  await expect(card(page, VOLCANO)).toHaveCount(0)

  await card(page, STACK).click()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/confirmation/)
  const confirmDialog = page.getByRole('alertdialog', { name: 'Unstack?' })
  await expect(confirmDialog).toContainText('The cards move out and the stack is deleted.')
  await confirmDialog.getByRole('button', { name: 'Yes' }).click()
  await expect(snackbar(page, 'Stack undone. Its cards are out again.')).toBeVisible()
  await expect(card(page, STACK)).toHaveCount(0)
  await expect(card(page, 'Words for Food Chains')).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(snackbar(page, 'Undone.')).toBeVisible()
  await expect(card(page, STACK)).toHaveAccessibleName(/4 cards/)
  await expect(card(page, 'Words for Food Chains')).toHaveCount(0)
})

test('B moves a card out of its stack', async ({ page }) => {
  await signIn(page, 'cikgu_aina', foodChains)
  await card(page, 'Words for Food Chains').click()
  await page.keyboard.press('b')
  await expect(snackbar(page, 'Moved to My Board.')).toBeVisible()
  await expect(card(page, 'Words for Food Chains')).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('button', { name: 'My Board' }).click()
  await expect(card(page, STACK)).toHaveAccessibleName(/3 cards/)
})

test('the context menu of a card has the same actions, and moving without dragging; S opens the share dialog for the selection', async ({
  page,
}) => {
  await signInAs(page, 'cikgu_aina')
  await card(page, TAPIR).click({ button: 'right' })
  const menu = page.getByRole('menu', { name: `More for ${TAPIR}` })
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Open',
    'Select',
    'Move without dragging',
    'Magic',
    'Rename',
    'Duplicate',
    'Share',
    'Present',
    'Export',
    'Delete',
  ])
  await menu.getByRole('menuitem', { name: 'Move without dragging' }).click()
  await expect(page.getByText(`Moving ${TAPIR}.`)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Put back.')).toBeAttached()

  await card(page, BATIK).click()
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog', { name: 'Share this card' })
  await expect(dialog).toContainText(BATIK)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toolbar(page)).toBeVisible()
})

async function openNewBoard(page: Page) {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Board' }).click()
}

test('a new board requires a name, keeps a rejected one in its field with the reason, and then opens', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(422, 'v1/format')
  await signInAs(page, 'cikgu_aina')
  await mockServer.setScenario(page, 'boardNameRefused')
  await openNewBoard(page)
  const dialog = page.getByRole('dialog', { name: 'New board' })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  const name = dialog.getByRole('textbox', { name: 'Board name' })
  await expect(name).toBeFocused()
  await expect(create).toBeDisabled()
  await name.fill('   ')
  await expect(create).toBeDisabled()
  await name.fill('Our stupid board')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(
    'Your board name contains words that violate our guidelines. Please use a different name.',
  )
  await expect(name).toHaveValue('Our stupid board')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/board')

  await mockServer.setScenario(page, 'normal')
  await openNewBoard(page)
  await name.fill('Science Fair 2027')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Board created.')).toBeVisible()
  await expect(page).toHaveURL(/\/board\/stack\//)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Science Fair 2027' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('button', { name: 'My Board' }).click()
  await expect(cards(page).first()).toContainText('Science Fair 2027')
})

test('filter and sort are chosen in the menu and kept in the URL', async ({ page }) => {
  await signInAs(page, 'cikgu_aina')
  const newest = await titles(page)
  const sortMenu = await openMenu(page, 'Sort and view')
  await expect(sortMenu.getByRole('menuitemradio', { name: 'Manual' })).toBeVisible()
  await sortMenu.getByRole('menuitemradio', { name: 'Alphabetical' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board?sort=alphabetical&order=desc')
  await expect.poll(() => titles(page)).not.toEqual(newest)
  const descending = await titles(page)
  expect(descending.slice(0, 4).map((title) => title[0])).toEqual(
    descending
      .slice(0, 4)
      .map((title) => title[0])
      .toSorted((a = '', b = '') => b.localeCompare(a)),
  )

  await (await openMenu(page, 'Sort and view')).getByRole('menuitemradio', { name: 'Ascending' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board?sort=alphabetical&order=asc')
  await expect.poll(async () => (await titles(page))[0]).not.toBe(descending[0])

  await (await openMenu(page, 'Filter')).getByRole('menuitemradio', { name: 'Shared with me' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/filter=shared/)
  await expect(card(page, 'Persuasive Writing: PEEL')).toHaveCount(1)
  await expect(card(page, TAPIR)).toHaveCount(0)
  await page.reload()
  await waitUntilReady(page)
  await expect(card(page, TAPIR)).toHaveCount(0)

  await (await openMenu(page, 'Filter')).getByRole('menuitem', { name: 'Home' }).click()
  await expect(page).toHaveURL('/board')
  await expect.poll(() => titles(page)).toEqual(newest)

  await (await openMenu(page, 'Filter')).getByRole('menuitemcheckbox', { name: 'Quiz', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Food Chains Check')).toHaveCount(1)
  await expect(card(page, TAPIR)).toHaveCount(0)
})

test('breadcrumbs of a nested stack collapse the stacks in between', async ({ page }) => {
  await signIn(page, 'cikgu_aina', statesOfMatter)
  await waitUntilDraggable(page)
  const breadcrumbs = page.getByRole('navigation', { name: 'Where you are' })
  await expect(breadcrumbs.getByText('States of Matter')).toBeVisible()
  await breadcrumbs.getByLabel('Stacks in between').click()
  await page.getByRole('menuitem', { name: 'Year 5 Science: Heat, Matter, Rust' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Year 5 Science: Heat, Matter, Rust' })).toBeVisible()
  await expect(breadcrumbs.getByLabel('Stacks in between')).toHaveCount(0)
  await breadcrumbs.getByRole('button', { name: 'My Board' }).click()
  await expect(page).toHaveURL('/board')
  await expect(snackbarRegion(page).getByRole('paragraph')).toHaveCount(0)
})
