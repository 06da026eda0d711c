/** The first view after signing in: question of the day, question of one's own, and the way to the board. */
import type { Page } from 'playwright/test'
import {
  ask,
  card,
  chat,
  chatInput,
  closeLanding,
  doubleClick,
  focusView,
  homeUrl,
  landing,
  openBoard,
  replies,
  signIn,
  submitLogin,
  tabTo,
  teacher,
  waitForReplyComplete,
  waitUntilLive,
} from './app'
import { expect, test } from './test'

const promptOf = (page: Page) => landing(page).getByRole('heading', { level: 2 }).getByRole('button')
const TAPIR = 'The Malayan Tapir'

/** Waits until the landing can be used and receives live events. */
async function waitForLanding(page: Page) {
  await expect(promptOf(page)).toBeVisible()
  await expect(page.getByText('Getting your board ready…')).toBeHidden()
  await expect(chatInput(page)).toBeEnabled()
  await waitUntilLive(page)
}

test('by keyboard alone: log in, ask the question of the day and one of one’s own, and go on to the board', {
  tag: '@live',
}, async ({ page }) => {
  await page.goto('/login')
  await submitLogin(page, teacher)
  await expect(page).toHaveURL(homeUrl)
  await waitForLanding(page)
  await expect(landing(page)).toBeFocused()

  await test.step('the question of the day is answered', async () => {
    await tabTo(page, promptOf(page))
    const question = await promptOf(page).innerText()
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/engagers/engage'))
    await page.keyboard.press('Enter')
    const { text, full_text_type } = (await sent).postDataJSON() as { text: string; full_text_type: string }
    expect(question).toContain(text)
    expect(question).toContain(full_text_type)
    await expect(landing(page).getByRole('listitem').first()).toContainText(text)
    await waitForReplyComplete(replies(page).first())
    await expect(chatInput(page)).toBeFocused()
  })

  await test.step('a question of one’s own is a question of the landing', async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/magic'))
    await page.keyboard.type('Why is the sky blue?')
    await page.keyboard.press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({ isLandingChat: true, contextFormatIds: [] })
    await waitForReplyComplete(replies(page).nth(1))
  })

  await test.step('Escape leads to the board, whose chat has the conversation', async () => {
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/board')
    await expect(landing(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'My Board' })).toBeFocused()
    await ask(page, 'And why is it red in the evening?')
    await expect(chat(page).getByText('You: Why is the sky blue?')).toBeVisible()
    await expect(replies(page)).toHaveCount(3)
  })
})

test('the landing returns from the menu, survives a reload with its words, and never from a card', {
  tag: '@live',
}, async ({ page }) => {
  await signIn(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await waitForLanding(page)
  await chatInput(page).fill('Why do cats')
  await page.reload()
  await waitForLanding(page)
  await expect(chatInput(page)).toHaveValue('Why do cats')
  await chatInput(page).fill('')
  await closeLanding(page)

  await doubleClick(card(page, TAPIR))
  await expect(focusView(page)).toBeVisible()
  const address = new URL(page.url())
  address.searchParams.set('landing', 'true')
  await page.goto(address.href)
  await expect(focusView(page)).toBeVisible()
  await expect(page).not.toHaveURL(/landing/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board')
  await expect(landing(page)).toBeHidden()
})

test('without live events the answer is read from the history', async ({ page, mockServer }) => {
  test.setTimeout(60_000)
  await signIn(page)
  await mockServer.open(page, homeUrl, 'socketDropped')
  await expect(promptOf(page)).toBeVisible()
  await promptOf(page).click()
  await waitForReplyComplete(replies(page).first())
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the question of the day is answered, and the board follows', { tag: '@live' }, async ({ page }) => {
    await page.goto('/login')
    await submitLogin(page, teacher)
    await waitForLanding(page)
    await promptOf(page).tap()
    await waitForReplyComplete(replies(page).first())
    await landing(page).getByRole('button', { name: 'Go to the board' }).tap()
    await expect(page).toHaveURL('/board')
    await openBoard(page)
  })
})
