import type { Locator, Page } from 'playwright/test'
import { cards, chatButton, chatInput, homeUrl, landing, signIn, snackbar, submitLogin, tabTo, teacher } from './app'
import { expect, test } from './test'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'What shall we make?' })
const topicField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Your topic' })
const generate = (page: Page) => dialog(page).getByRole('button', { name: 'Generate' })
const seeAll = (page: Page) => landing(page).getByRole('button', { name: 'See all' })
/** Ideas that have come. */
const ideasIn = (place: Locator) => place.locator('input[type=checkbox][aria-disabled=false]')
const ideas = (page: Page) => ideasIn(dialog(page))
/** Number of ideas for a topic, of which at most seven become cards. */
const ALL = 16
const MOST = 7
/** Limit in ms until all ideas or cards have come, one after another. */
const ALL_CAME = { timeout: 20_000 }

async function logIn(page: Page) {
  await page.goto('/login')
  await submitLogin(page, teacher)
  await expect(page).toHaveURL(homeUrl)
}

/** Expects the stack of the chosen ideas, and a card in the place of each. */
async function expectStack(page: Page, count: number) {
  await expect(page).toHaveURL(/\/board\/stack\/[^?]*$/)
  await expect(landing(page)).toBeHidden()
  await expect(cards(page)).toHaveCount(count)
  await expect(cards(page).getByText('Loading')).toHaveCount(0, ALL_CAME)
  await expect(cards(page)).toHaveCount(count)
}

test('from the login, a topic becomes a stack of seven cards; a reload in between keeps topic and choice', {
  tag: '@live',
}, async ({ page }) => {
  await logIn(page)
  await seeAll(page).click()
  await topicField(page).fill('volcanoes')
  await topicField(page).press('Enter')
  await expect(ideas(page)).toHaveCount(ALL, ALL_CAME)
  for (let at = 0; at < MOST; at += 1) await ideas(page).nth(at).check({ force: true })

  await test.step('an eighth idea is refused', async () => {
    await ideas(page).nth(MOST).click({ force: true })
    await expect(snackbar(page, 'You can choose up to 7 ideas.')).toBeVisible()
    await expect(ideas(page).nth(MOST)).not.toBeChecked()
  })
  await test.step('a reload keeps topic and choice', async () => {
    await page.reload()
    await seeAll(page).click()
    await expect(topicField(page)).toHaveValue('volcanoes')
    await expect(dialog(page).getByText('7 of 7', { exact: true })).toBeVisible()
  })

  await generate(page).click()
  await expect(snackbar(page, 'Your content is being created.')).toBeVisible()
  await expectStack(page, MOST)
  await expect(snackbar(page, 'is ready.')).toBeHidden()
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('from the login, a topic becomes a stack of seven cards', { tag: '@live' }, async ({ page }) => {
    await logIn(page)
    await seeAll(page).tap()
    await topicField(page).fill('fractions')
    await dialog(page).getByRole('button', { name: 'Find ideas', exact: true }).tap()
    await expect(ideas(page)).toHaveCount(ALL, ALL_CAME)
    for (let at = 0; at < MOST; at += 1) await ideas(page).nth(at).tap({ force: true })
    await expect(dialog(page).getByText('7 of 7', { exact: true })).toBeVisible()
    await generate(page).tap()
    await expectStack(page, MOST)
  })
})

test('from the login, a topic becomes a stack of seven cards by keyboard only', async ({ page }) => {
  await logIn(page)
  await expect(landing(page)).toBeFocused()
  await tabTo(page, seeAll(page))
  await page.keyboard.press('Enter')
  await tabTo(page, topicField(page))
  await page.keyboard.type('rain')
  await page.keyboard.press('Enter')
  await expect(ideas(page)).toHaveCount(ALL, ALL_CAME)
  // Each category is one Tab stop, in which the arrow keys lead from idea to idea.
  for (const [category, chosen] of [
    ['Check what we know', 3],
    ['Explain and remember', 4],
  ] as const) {
    const own = ideasIn(dialog(page).getByRole('list', { name: category }))
    await tabTo(page, own.first())
    for (let at = 0; at < chosen; at += 1) {
      await expect(own.nth(at)).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
    }
  }
  await expect(dialog(page).getByText('7 of 7', { exact: true })).toBeVisible()
  await tabTo(page, generate(page))
  await page.keyboard.press('Enter')
  await expectStack(page, MOST)
})

test('in Malay, a topic becomes a stack of seven cards without an English word of the app', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('heartboard-preferences', '{"language":"ms"}'))
  await page.goto('/login')
  await page.getByLabel('Nama pengguna').fill(teacher.username)
  await page.getByLabel('Kata laluan', { exact: true }).fill(teacher.password)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Hai / }).getByRole('button', { name: 'Lihat semua' }).click()
  const sparks = page.getByRole('dialog', { name: 'Apa yang hendak kita buat?' })
  await sparks.getByRole('textbox', { name: 'Topik anda' }).fill('gunung berapi')
  await page.keyboard.press('Enter')
  await expect(ideasIn(sparks)).toHaveCount(ALL, ALL_CAME)
  for (let at = 0; at < MOST; at += 1) await ideasIn(sparks).nth(at).check({ force: true })
  await expect(sparks.getByText('7 daripada 7', { exact: true })).toBeVisible()
  await sparks.getByRole('button', { name: 'Jana' }).click()
  await expect(page.getByText('Kandungan anda sedang dicipta.')).toBeVisible()
  const made = page.getByRole('grid', { name: 'Kad', exact: true }).getByRole('article')
  await expect(made).toHaveCount(MOST)
  await expect(made.getByText('Sedang dimuatkan')).toHaveCount(0, ALL_CAME)
  await expect(made).toHaveCount(MOST)
  await expect(made.getByText(/\b(the|and|what|with|trick)\b/i)).toHaveCount(0)
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
