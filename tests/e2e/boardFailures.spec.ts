/** What goes wrong while cards are moved: nothing is lost, nothing is there twice, and the person is told. */
import type { Page } from 'playwright/test'
import type { ScenarioName } from '../../mocks/scenarios'
import { card, cardList, isUsable, notice } from './app'
import {
  canDrag,
  dragCard,
  dragged,
  type Goal,
  isSettled,
  notices,
  openToDrag,
  pointerInput,
  signInAs,
  titles,
  toolbar,
} from './dragBoard'
import { expect, openMockPanel, test } from './test'

test.use({ viewport: { width: 1280, height: 1100 } })
test.skip(
  ({ backend }) => backend === 'live',
  'The situations are the same on both; boardJourney.spec.ts goes to the port.',
)
test.beforeEach(({ page }) => signInAs(page, 'cikgu_aina'))

const TAPIR = 'The Malayan Tapir'
const BATIK = 'Batik: Wax, Dye, Repeat'
const STACK = 'Food Chains & Food Webs'
const VOLCANO = 'Inside a Volcano'
const OFFLINE = 'Oops! Something went wrong. Please reload and try again.'
const foodChains = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const summary = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ cards$/ })

/** The board as it is told and drawn. */
const boardOf = async (page: Page) => ({ count: await summary(page).innerText(), titles: await titles(page) })

type FailedDrag = {
  name: string
  scenario: ScenarioName
  path: string
  card: string
  goal: Goal
  failure: [status: number, path: string]
  message: string
}

const failedDrags: FailedDrag[] = [
  {
    name: 'stacking is refused with a code',
    scenario: 'mergeFails',
    path: '/board',
    card: TAPIR,
    goal: { onto: BATIK },
    failure: [422, 'v1/format/generate-stack'],
    message: 'Unable to stack these cards.',
  },
  {
    name: 'moving into a stack fails',
    scenario: 'moveFails',
    path: '/board',
    card: TAPIR,
    goal: { onto: STACK },
    failure: [500, 'v1/format/change-parent'],
    message: 'Server Error',
  },
  {
    name: 'moving to My Board fails',
    scenario: 'moveFails',
    path: foodChains,
    card: 'Words for Food Chains',
    goal: 'myBoard',
    failure: [500, 'v1/format/change-parent'],
    message: 'Server Error',
  },
  {
    name: 'moving is refused because the card belongs to somebody else by now',
    scenario: 'moveForbidden',
    path: '/board',
    card: TAPIR,
    goal: { onto: STACK },
    failure: [403, 'v1/format/change-parent'],
    message: 'Only the owner can move or stack this card.',
  },
  {
    name: 'the order cannot be saved',
    scenario: 'orderFails',
    path: '/board',
    card: BATIK,
    goal: { before: TAPIR },
    failure: [500, 'v1/format/save-manual-order'],
    message: 'Error saving manual order',
  },
]

for (const failed of failedDrags) {
  test(`${failed.name}: everything is back, and it is said`, async ({ page, school, problems }) => {
    problems.allow(...failed.failure)
    if (failed.path !== '/board') await openToDrag(page, failed.path)
    const before = await boardOf(page)
    await school.setScenario(page, failed.scenario)
    await dragCard(page, failed.card, failed.goal)
    await expect(notice(page, failed.message)).toBeVisible()
    await expect(notices(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect.poll(() => boardOf(page)).toEqual(before)

    await school.setScenario(page, 'normal')
    await openToDrag(page, failed.path)
    await expect.poll(() => boardOf(page)).toEqual(before)
  })
}

for (const [name, goal] of [
  ['stacks', { onto: BATIK }],
  ['moves into a stack', { onto: STACK }],
  ['reorders', { before: TAPIR }],
] satisfies [string, Goal][]) {
  test(`the network goes while a card is in the hand that ${name}: the login page, and later everything as it was`, async ({
    page,
    school,
    problems,
  }) => {
    problems.allow('net::ERR_FAILED', 'v1/format')
    const before = await boardOf(page)
    await openMockPanel(page)
    const mouse = pointerInput()
    await mouse.lift(page, VOLCANO)
    await expect(dragged(page)).toHaveCount(1)
    await mouse.carry(page, goal)
    await school.setScenario(page, 'offline')
    await mouse.drop(page, goal)
    // No answer counts as 401, and 401 leads to the login page (access 8).
    await expect(notice(page, OFFLINE)).toBeVisible()
    await expect(page).toHaveURL('/login')

    await school.setScenario(page, 'normal')
    await openToDrag(page, '/board')
    await expect.poll(() => boardOf(page)).toEqual(before)
    await dragCard(page, VOLCANO, goal)
    await expect(notices(page).getByRole('button', { name: 'Undo' })).toBeVisible()
  })
}

test('a merge that takes long shows its place holder, and a reload in between shows the truth', async ({
  page,
  school,
}) => {
  const before = await boardOf(page)
  await school.setScenario(page, 'mergeSlow')
  await dragCard(page, TAPIR, { onto: BATIK })
  await expect(cardList(page).getByText('Loading...')).toBeVisible()
  await expect(card(page, TAPIR)).toHaveCount(0)
  await expect(card(page, BATIK)).toHaveCount(0)
  await school.setScenario(page, 'normal')
  await page.reload()
  await isUsable(page)
  await expect.poll(() => boardOf(page)).toEqual(before)
})

test('a reload with a card in the hand changes nothing', async ({ page }) => {
  const before = await boardOf(page)
  const mouse = pointerInput()
  await mouse.lift(page, TAPIR)
  await mouse.carry(page, { onto: BATIK })
  await expect(dragged(page)).toHaveCount(1)
  await page.reload()
  await page.mouse.up()
  await isUsable(page)
  await expect.poll(() => boardOf(page)).toEqual(before)
  await canDrag(page)
  await dragCard(page, TAPIR, { onto: BATIK })
  await expect(notice(page, 'Cards stacked.')).toBeVisible()
})

test('a card that another tab deletes while it is in the hand is refused when it is dropped', async ({
  page,
  context,
  problems,
}) => {
  for (const status of [403, 404, 422]) problems.allow(status, 'v1/format')
  const tab = await context.newPage()
  await tab.setViewportSize({ width: 1280, height: 1100 })
  await openToDrag(tab, '/board')
  const mouse = pointerInput()
  await mouse.lift(page, TAPIR)
  await mouse.carry(page, { onto: STACK })
  await expect(dragged(page)).toHaveCount(1)

  await card(tab, TAPIR).click()
  await tab.keyboard.press('Delete')
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  const isRemoved = tab.waitForResponse((response) => response.request().method() === 'DELETE')
  await notices(tab).getByRole('button', { name: 'Dismiss' }).click()
  await isRemoved

  await mouse.drop(page, { onto: STACK })
  await isSettled(page)
  await expect(notices(page).getByRole('paragraph')).toHaveCount(1)
  await expect(notice(page, `Moved to ${STACK}.`)).toHaveCount(0)
  for (const each of [page, tab]) {
    await each.reload()
    await isUsable(each)
    await expect(card(each, TAPIR)).toHaveCount(0)
    await expect(card(each, STACK)).toHaveAccessibleName(/4 cards/)
  }
})

test('deleting that fails brings the card back', async ({ page, school, problems }) => {
  problems.allow(500, 'v1/format')
  const before = await boardOf(page)
  await school.setScenario(page, 'removeFails')
  await card(page, TAPIR).click()
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(card(page, TAPIR)).toHaveCount(0)
  await notices(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice(page, 'Server Error')).toBeVisible()
  await expect.poll(() => boardOf(page)).toEqual(before)
})

test('unstacking that fails leaves the stack whole', async ({ page, school, problems }) => {
  problems.allow(500, 'whiteboard/detach-formats')
  const before = await boardOf(page)
  await school.setScenario(page, 'unstackFails')
  await card(page, STACK).click()
  await page.keyboard.press('u')
  await page.getByRole('alertdialog', { name: 'Unstack?' }).getByRole('button', { name: 'Yes' }).click()
  await expect(notice(page, 'Server Error')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => boardOf(page)).toEqual(before)
})

test('duplicating that fails makes nothing', async ({ page, school, problems }) => {
  problems.allow(500, 'whiteboard/duplicate-formats')
  const before = await boardOf(page)
  await school.setScenario(page, 'duplicateFails')
  await card(page, TAPIR).click()
  await page.keyboard.press('d')
  await expect(notice(page, 'Server Error')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => boardOf(page)).toEqual(before)
})

test('an undo that fails says so and leaves what was done', async ({ page, school, problems }) => {
  problems.allow(500, 'v1/format/change-parent')
  await dragCard(page, TAPIR, { onto: STACK })
  await expect(notice(page, `Moved to ${STACK}.`)).toBeVisible()
  const after = await boardOf(page)
  await school.setScenario(page, 'moveFails')
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, 'Server Error')).toBeVisible()
  await expect.poll(() => boardOf(page)).toEqual(after)
})

test('Back, Escape and Cancel all answer the question with No', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Delete this card?' })
  const ask = async () => {
    await card(page, TAPIR).focus()
    await page.keyboard.press('Delete')
    await expect(question).toBeVisible()
    await expect(page).toHaveURL(/\?confirmation/)
  }
  await card(page, TAPIR).click()
  await ask()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/board')
  await ask()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/board')
  await ask()
  await question.getByText('Cancel').click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/board')
  await expect(card(page, TAPIR)).toHaveCount(1)
  await expect(toolbar(page)).toBeVisible()
  await expect(notices(page).getByRole('paragraph')).toHaveCount(0)
})

test('an address with the mark of a question that nobody asked loses it', async ({ page }) => {
  await page.goto('/board?confirmation=')
  await isUsable(page)
  await expect(page).toHaveURL('/board')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
