/** The session: without a network, across a login, and in two tabs. */
import type { Page } from 'playwright/test'
import {
  card,
  cardList,
  cards,
  chatButton,
  chatInput,
  closeLanding,
  doubleClick,
  focusView,
  openBoard,
  signIn,
  snackbar,
  submitLogin,
  teacher,
  usernameField,
  waitUntilReady,
} from './app'
import { expect, test } from './test'

const TEXT_OF_401 = 'Oops! Something went wrong. Please reload and try again.'
const FOOD_CHAINS = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const TAPIR = 'The Malayan Tapir'
const NEW_TITLE = 'The Tapir of Taman Negara'

const titleField = (page: Page) => cardList(page).getByRole('textbox')
const rename = async (page: Page) => {
  await card(page, TAPIR).click()
  await page.keyboard.press('F2')
}

test('a rename without a network keeps screen and words, and works when the network is back', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow('net::ERR_FAILED', '')
  await signIn(page)
  await mockServer.setScenario(page, 'offline')
  await rename(page)
  await titleField(page).fill(NEW_TITLE)
  await titleField(page).press('Enter')
  await expect(snackbar(page, TEXT_OF_401)).toBeVisible()
  await expect(card(page, TAPIR)).toBeVisible()
  await page.getByRole('button', { name: 'Search cards' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('moon')
  await expect(page).toHaveURL(/search=moon/)
  await expect(snackbar(page, TEXT_OF_401)).toHaveCount(1)

  await mockServer.setScenario(page, 'normal')
  await expect(snackbar(page, TEXT_OF_401)).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('status').filter({ hasText: /cards? found$/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await rename(page)
  await expect(titleField(page)).toHaveValue(NEW_TITLE)
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await titleField(page).press('Enter')
  await saved
  await page.reload()
  await waitUntilReady(page)
  await expect(card(page, NEW_TITLE)).toBeVisible()
})

test('a login leads to the requested page; after a 401 the same person continues there with the words typed before', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(401, '')
  await page.goto(FOOD_CHAINS)
  await expect(page).toHaveURL('/login')
  await submitLogin(page, teacher)
  await expect(page).toHaveURL(FOOD_CHAINS)
  await waitUntilReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await chatButton(page).click()
  await chatInput(page).fill('Who eats whom in a pond?')
  await mockServer.setScenario(page, 'signedOut')
  await chatInput(page).press('Enter')
  await expect(page).toHaveURL('/login')
  await expect(snackbar(page, TEXT_OF_401)).toBeVisible()
  await mockServer.setScenario(page, 'normal')
  await submitLogin(page, teacher)
  await expect(page).toHaveURL(FOOD_CHAINS)
  await waitUntilReady(page)
  await chatButton(page).click()
  await expect(chatInput(page)).toHaveValue('Who eats whom in a pond?')
})

test('two tabs have one session: a log-out and another person’s login hold for both', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await openBoard(other, FOOD_CHAINS)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(usernameField(page)).toBeVisible()
  await expect(usernameField(other)).toBeVisible()
  await expect(other).toHaveURL('/login')
  await other.goBack()
  await expect(other).toHaveURL('/login')
  await expect(cards(other)).toHaveCount(0)
  await other.reload()
  await expect(usernameField(other)).toBeVisible()

  // Logging in as another person opens home, not the page where the previous person was.
  await other.getByRole('button', { name: /Log in as Adam Hakim/ }).click()
  await closeLanding(other)
  await waitUntilReady(other)

  await signIn(page, teacher.username)
  await expect(usernameField(other)).toBeVisible()
  await expect(other).toHaveURL('/login')
})

/** Stores a draft in IndexedDB, as the editor does. */
const storeCardDraft = (page: Page, key: string, isOverwritten: boolean) =>
  page.evaluate(
    ([draftKey, overwritten]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('heartboard-drafts')
        request.addEventListener('error', () => reject(new Error('The drafts do not open.')))
        request.addEventListener('success', () => {
          const transaction = request.result.transaction('drafts', 'readwrite')
          const draft = {
            id: 'page',
            fields: { title: 'Words of a friend' },
            changedAt: Date.now(),
            isOverwritten: overwritten,
          }
          transaction.objectStore('drafts').put(draft, draftKey)
          transaction.addEventListener('complete', () => {
            request.result.close()
            resolve()
          })
        })
      }),
    [key, isOverwritten] as const,
  )

const storedWords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('heartboard-drafts')
        request.addEventListener('error', () => reject(new Error('The drafts do not open.')))
        request.addEventListener('success', () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(JSON.stringify([all.result, Object.entries(sessionStorage), Object.entries(localStorage)]))
          })
        })
      }),
  )

// D-0911, D-0071.
test('a log-out with a notice keeps only unsaved texts of cards, offered again after the next login', async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(500, 'v1/format/partial-update')
  await signIn(page)
  await chatButton(page).click()
  await chatInput(page).fill('My secret question')
  await page.keyboard.press('Escape')
  await doubleClick(card(page, TAPIR))
  const title = focusView(page).getByRole('textbox', { name: 'Card title' })
  await mockServer.setScenario(page, 'saveFails')
  await title.fill(NEW_TITLE)
  await expect(focusView(page).locator('[data-status]').getByText('Not saved', { exact: true })).toBeVisible()
  await storeCardDraft(page, '12/11111111-1111-4111-8111-111111111111', true)
  await focusView(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(usernameField(page)).toBeVisible()
  await expect(
    snackbar(page, 'Words of one card could not be saved. They stay on this device until you log in again.'),
  ).toBeVisible()
  const words = await storedWords(page)
  expect(words).toContain(NEW_TITLE)
  expect(words).not.toContain('Words of a friend')
  expect(words).not.toContain('My secret question')

  await mockServer.setScenario(page, 'normal')
  await submitLogin(page, teacher)
  await closeLanding(page)
  await waitUntilReady(page)
  await doubleClick(card(page, TAPIR))
  await expect(focusView(page).getByText(/^Yours, of /)).toBeVisible()
  await focusView(page).getByRole('button', { name: 'Restore' }).click()
  await expect(focusView(page).getByRole('heading', { name: NEW_TITLE, level: 1 })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('an expired link is sent again, and a child logs in with the keypad @live', async ({ page, consoleErrors }) => {
    consoleErrors.allow(422, 'onboarding/user-verification')
    await page.goto('/login?encodedData=expired')
    await expect(snackbar(page, 'This verification link has expired.')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await page.getByRole('button', { name: 'Resend Verification Link' }).tap()
    await expect(snackbar(page, 'A new verification link has been sent.')).toBeVisible()

    // The first tap after typing the username must reach its target, although the keypad appears at the same time.
    await usernameField(page).tap()
    await page.keyboard.type('mei_ling')
    await page.getByRole('button', { name: 'Log in', exact: true }).tap()
    await expect(page.getByRole('alert').filter({ hasText: 'Username and Password are required' })).toBeVisible()
    const keypad = page.getByRole('group', { name: 'Number keys' })
    for (const key of ['2', '4', '6', '9', 'Backspace', '8', 'OK']) {
      await keypad.getByRole('button', { name: key, exact: true }).tap()
    }
    await closeLanding(page)
    await waitUntilReady(page)
  })
})
