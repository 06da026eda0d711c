/** The chat of /ytldemo, a screen of its own (C-024 to C-026, C-144, D-1101, D-3118). */
import type { Page } from 'playwright/test'
import {
  ask,
  cardList,
  chat,
  chatButton,
  chatInput,
  focusView,
  replies,
  snackbar,
  submitLogin,
  tabTo,
  teacher,
  usernameField,
  waitForReplyComplete,
  waitUntilLive,
} from './app'
import { expect, test } from './test'

const PATH = '/ytldemo'
const QUESTION = 'Why is lava hot?'

const greeting = (page: Page) => chat(page).getByText('Welcome to Workplace AI!')
const question = (page: Page) => chat(page).getByText(QUESTION)
const showHistory = (page: Page) => chat(page).getByRole('button', { name: 'Show history' }).click()

test('a link leads through the login to the chat of /ytldemo, which a reload, Back and the board keep apart', {
  tag: '@live',
}, async ({ page }) => {
  await page.goto(PATH)
  await expect(page).toHaveURL('/login')
  await submitLogin(page, teacher)
  await expect(page).toHaveURL(PATH)
  await expect(greeting(page)).toBeVisible()
  await expect(chat(page).getByText('What can I do for you today?')).toBeVisible()
  await waitUntilLive(page)

  await test.step('a question is asked by keyboard, without focus mode', async () => {
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/magic'))
    await tabTo(page, chatInput(page))
    await page.keyboard.type(QUESTION)
    await page.keyboard.press('Enter')
    await waitForReplyComplete(replies(page).first())
    expect((await request).postDataJSON()).toMatchObject({ focusedId: 'YTL', isFocusMode: false })
    await expect(greeting(page)).toBeHidden()
    await expect(chatInput(page)).toBeFocused()
  })

  await test.step('a reload greets again; the history has the exchange', async () => {
    await page.reload()
    await expect(greeting(page)).toBeVisible()
    await showHistory(page)
    await expect(question(page)).toBeVisible()
    await waitUntilLive(page)
  })

  await test.step('a card made in the chat opens, and Back returns to the conversation', async () => {
    await chatInput(page).fill('Make a quiz about volcanoes')
    await page.keyboard.press('Enter')
    await expect(focusView(page)).toBeVisible()
    await expect(page).toHaveURL(/\/board\/focus\//)
    await page.goBack()
    await expect(page).toHaveURL(PATH)
    await expect(chat(page).getByRole('link', { name: /^Created Volcanoes/ })).toBeVisible()
    await expect(question(page)).toBeVisible()
  })

  await test.step('the panel of the board shows the exchange only in the history of the whole chat', async () => {
    await page.getByRole('link', { name: 'My Board', exact: true }).click()
    await expect(cardList(page)).toBeVisible()
    await chatButton(page).click()
    await expect(chat(page).getByRole('group', { name: 'Ideas' })).toBeVisible()
    await expect(question(page)).toBeHidden()
    await showHistory(page)
    await expect(question(page)).toBeVisible()
  })

  await test.step('the log-out ends the chat', async () => {
    await page.goto(PATH)
    await expect(greeting(page)).toBeVisible()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(usernameField(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/login')
    await expect(chat(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('modes, menu, a lost network and the side menu work by touch', async ({ page, mockServer, consoleErrors }) => {
    consoleErrors.allow('net::ERR_FAILED', '')
    await page.goto(`${PATH}?as=${teacher.username}`)
    await expect(greeting(page)).toBeVisible()
    await waitUntilLive(page)
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(390)
    const { y = 0, height = 0 } = (await chatInput(page).boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(844)

    await chat(page).getByRole('button', { name: 'Cards and helpers' }).tap()
    await page.getByRole('listbox', { name: 'Cards and helpers' }).getByRole('option', { name: /Tutor/ }).tap()
    const end = chat(page).getByRole('button', { name: 'End Tutor' })
    await expect(end).toBeVisible()
    await waitForReplyComplete(await ask(page, 'volcanoes'))
    await end.tap()
    await expect(end).toBeHidden()
    await expect(replies(page).last()).toContainText('You thought aloud')

    await mockServer.setScenario(page, 'offline')
    await chatInput(page).fill(QUESTION)
    await chat(page).getByRole('button', { name: 'Send' }).tap()
    await expect(snackbar(page, 'Oops! Something went wrong. Please reload and try again.')).toBeVisible()
    await mockServer.setScenario(page, 'normal')
    await expect(chatInput(page)).toHaveValue(QUESTION)
    await expect(chatInput(page)).toBeEnabled()
    await chat(page).getByRole('button', { name: 'Send' }).tap()
    await waitForReplyComplete(replies(page).last())

    await page.getByRole('button', { name: /^Open menu/ }).tap()
    await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name: 'My Board' }).tap()
    await expect(page).toHaveURL('/board')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(PATH))
    await expect(question(page)).toBeVisible()
  })
})
