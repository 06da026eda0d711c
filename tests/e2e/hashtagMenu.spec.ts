import type { Page } from 'playwright/test'
import {
  ask,
  chat,
  chatButton,
  chatInput,
  replies,
  signIn,
  snackbar,
  tabTo,
  waitForReplyComplete,
  waitUntilReady,
} from './app'
import { expect, test } from './test'

const menu = (page: Page) => page.getByRole('listbox', { name: 'Cards and helpers' })
const helper = (page: Page, name: string) => chat(page).getByText(`Helper: ${name}`)
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Change the chat agent?' })

/** Types '#' and the name of an agent, and chooses the agent. */
async function chooseAgent(page: Page, hashtag: string) {
  await chatInput(page).pressSequentially('#')
  await expect(menu(page)).toBeVisible()
  await chatInput(page).pressSequentially(hashtag)
  await expect(menu(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeHidden()
}

test.describe('with an idle panel', () => {
  // The name of the helper loads while the panel is idle.
  test.use({ isPreloading: true })

  test('a helper is chosen and a card is asked for by keyboard only', async ({ page }) => {
    await signIn(page)
    await tabTo(page, chatButton(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(helper(page, 'Standard')).toBeVisible()
    await waitForReplyComplete(await ask(page, 'Why is lava hot?'))

    await test.step('Back answers the question with No', async () => {
      await chooseAgent(page, 'brief')
      await expect(question(page)).toBeVisible()
      await expect(page).toHaveURL(/confirmation/)
      await page.goBack()
      await expect(question(page)).toBeHidden()
      await expect(helper(page, 'Standard')).toBeVisible()
      await expect(replies(page)).toHaveCount(1)
    })

    await test.step('Yes saves the helper and begins a new chat', async () => {
      await expect(chatInput(page)).toBeFocused()
      await chooseAgent(page, 'brief')
      await tabTo(page, question(page).getByRole('button', { name: 'Yes' }))
      await page.keyboard.press('Enter')
      await expect(snackbar(page, 'Chat agent updated.')).toBeVisible()
      await expect(helper(page, 'Short and clear')).toBeVisible()
      await expect(replies(page)).toHaveCount(0)
      await expect(chatInput(page)).toBeFocused()
      const reply = await ask(page, 'Why do volcanoes erupt?')
      await waitForReplyComplete(reply)
      await expect(reply.getByRole('heading')).toHaveCount(0)
    })

    await test.step('a reload keeps the helper, who is named before the menu opens', async () => {
      await page.reload()
      await waitUntilReady(page)
      await chatButton(page).press('Enter')
      await expect(helper(page, 'Short and clear')).toBeVisible()
    })

    await test.step('Escape closes the menu, and then the chat', async () => {
      await chatInput(page).pressSequentially('#')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(chatInput(page)).toHaveValue('#')
      await page.keyboard.press('Escape')
      await expect(chat(page)).toBeHidden()
      await chatButton(page).press('Enter')
      await expect(chatInput(page)).toHaveValue('#')
      await chatInput(page).press('End')
      await chatInput(page).press('Backspace')
      await expect(chatInput(page)).toHaveValue('')
    })

    await test.step('a card of the menu and a topic make the card', async () => {
      await chatInput(page).pressSequentially('#')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(chatInput(page)).toHaveValue('#quiz ')
      await chatInput(page).pressSequentially('volcanoes')
      await page.keyboard.press('Enter')
      await expect(chat(page).getByRole('link', { name: /^Created Volcanoes/ })).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the button opens the menu, and a touch chooses a card', async ({ page }) => {
    await signIn(page)
    await chatButton(page).tap()
    await chat(page).getByRole('button', { name: 'Cards and helpers' }).tap()
    await expect(menu(page)).toBeVisible()
    await menu(page).getByRole('option', { name: 'Memorization' }).tap()
    await expect(menu(page)).toBeHidden()
    await expect(chatInput(page)).toHaveValue('#memorization ')
    await expect(chatInput(page)).toBeFocused()
  })

  test('helper and mode are chosen, and the mode is ended, by touch; focus is then in the field', async ({ page }) => {
    await signIn(page)
    await chatButton(page).tap()
    const choose = async (name: string) => {
      await chat(page).getByRole('button', { name: 'Cards and helpers' }).tap()
      await menu(page).getByRole('option', { name }).tap()
      await expect(menu(page)).toBeHidden()
    }
    await choose('Everyday')
    await expect(snackbar(page, 'Chat agent updated.')).toBeVisible()
    await expect(chatInput(page)).toBeFocused()
    await choose('Write a story')
    const end = chat(page).getByRole('button', { name: 'End Creative writer' })
    await expect(end).toBeVisible()
    await expect(chatInput(page)).toBeFocused()
    await waitForReplyComplete(await ask(page, 'An elephant who is afraid of rain'))
    await choose('Standard')
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: 'Cancel' }).tap()
    await end.tap()
    await expect(end).toBeHidden()
    await expect(chatInput(page)).toBeFocused()
  })
})
