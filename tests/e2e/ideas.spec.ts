import type { Page } from 'playwright/test'
import { cards, chat, chatButton, chatInput, signIn, snackbar, tabTo } from './app'
import { expect, test } from './test'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What shall we make?' })
const topicField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your topic' })
const generate = (page: Page) => dialog(page).getByRole('button', { name: 'Generate' })
/** Ideas that have come. */
const ideas = (page: Page) => dialog(page).locator('input[type=checkbox][aria-disabled=false]')
/** Limit in ms until all ideas or cards have come, one after another. */
const ALL_CAME = { timeout: 20_000 }

async function openSparks(page: Page) {
  await chatButton(page).click()
  await chat(page).getByRole('button', { name: 'See all' }).click()
  await expect(dialog(page)).toBeVisible()
}

/** Marks ideas in order of the page until `count` are chosen. */
async function choose(page: Page, count: number) {
  await expect(ideas(page)).toHaveCount(16, ALL_CAME)
  for (let at = 0; at < count; at += 1) await ideas(page).nth(at).check({ force: true })
  await expect(dialog(page).getByText(`${count} of 7`, { exact: true })).toBeVisible()
}

test('a topic becomes a stack of seven cards; a reload in between keeps topic and choice', {
  tag: '@live',
}, async ({ page }) => {
  await signIn(page)
  await openSparks(page)
  await topicField(page).fill('volcanoes')
  await topicField(page).press('Enter')
  await choose(page, 7)

  await test.step('a reload keeps topic and choice', async () => {
    await page.reload()
    await openSparks(page)
    await expect(topicField(page)).toHaveValue('volcanoes')
    await expect(dialog(page).getByText('7 of 7', { exact: true })).toBeVisible()
  })

  await generate(page).click()
  await expect(snackbar(page, 'Your content is being created.')).toBeVisible()
  await expect(page).toHaveURL(/\/board\/stack\//)
  await expect(cards(page)).toHaveCount(7)
  await expect(cards(page).getByText('Loading')).toHaveCount(0, ALL_CAME)
  await expect(cards(page)).toHaveCount(7)
  await expect(snackbar(page, 'is ready.')).toBeHidden()
})

test('by touch on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await signIn(page)
  await chatButton(page).tap()
  await chat(page).getByRole('button', { name: 'See all' }).tap()
  await topicField(page).fill('fractions')
  await dialog(page).getByRole('button', { name: 'Find ideas', exact: true }).tap()
  await expect(ideas(page)).toHaveCount(16, ALL_CAME)
  await ideas(page).first().tap({ force: true })
  await generate(page).tap()
  await expect(page).toHaveURL(/\/board\/stack\//)
  await expect(cards(page)).toHaveCount(1)
  await context.close()
})

test('by keyboard only', async ({ page }) => {
  await signIn(page)
  await tabTo(page, chatButton(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, chat(page).getByRole('button', { name: 'See all' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, topicField(page))
  await page.keyboard.type('rain')
  await page.keyboard.press('Enter')
  await expect(ideas(page)).toHaveCount(16, ALL_CAME)
  await tabTo(page, ideas(page).first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(dialog(page).getByText('2 of 7', { exact: true })).toBeVisible()
  await tabTo(page, generate(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/board\/stack\//)
  await expect(cards(page)).toHaveCount(2)
})

test('ideas asked for in the chat open here, and a second tab stays', { tag: '@live' }, async ({ page, context }) => {
  await signIn(page)
  const second = await context.newPage()
  await signIn(second)
  await page.bringToFront()
  await chatButton(page).click()
  await chatInput(page).fill('Give me ideas for volcanoes')
  await chatInput(page).press('Enter')
  // The dialog opens with the end of the reply.
  await expect(topicField(page)).toHaveValue('volcanoes', ALL_CAME)
  await expect(ideas(page)).toHaveCount(16, ALL_CAME)
  await expect(dialog(second)).toBeHidden()
  await expect(second.getByRole('button', { name: 'Open', exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(chatInput(page)).toBeVisible()
})
