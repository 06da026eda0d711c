import { cards, chatButton, waitUntilReady, snackbar, password, signIn, username } from './app'
import { expect, test } from './test'

test.describe('addresses that lead nowhere', () => {
  test.beforeEach(({ page }) => signIn(page))

  test('an unknown card', async ({ page, consoleErrors }) => {
    consoleErrors.allow(404, 'v1/format/')
    await page.goto('/board/focus/00000000-0000-4000-8000-000000000000')
    await expect(snackbar(page, 'Oops! Format cannot be found.')).toBeVisible()
    await expect(page).toHaveURL('/board')
    await expect(cards(page)).toHaveCount(20)
  })

  test('an unknown stack', async ({ page, consoleErrors }) => {
    consoleErrors.allow(404, 'v1/format')
    await page.goto('/board/stack/00000000-0000-4000-8000-000000000000')
    await expect(snackbar(page, 'Page Not Found')).toBeVisible()
    await expect(page).toHaveURL('/board')
    await expect(cards(page)).toHaveCount(20)
  })

  test('search parameters that nobody can read', async ({ page }) => {
    await page.goto('/board?sort=banana&order=1&search=%E0%A4%A')
    await expect(page.getByRole('heading', { name: 'My Board', level: 1 })).toBeVisible()
    // What is left of the word is searched for, and nothing is called that.
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click()
    await waitUntilReady(page)
    await expect(cards(page)).toHaveCount(20)
  })

  test('parameters that cannot be read are left out, the others hold', async ({ page }) => {
    await page.goto('/board?sort=banana&order=1&filter=%7B%7D&search=volcano')
    await waitUntilReady(page)
    await expect(page.getByRole('status').filter({ hasText: /cards? found$/ })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('volcano')
  })
})

test('an unknown address and the error pages have their own page, each with a way out', async ({ page }) => {
  await signIn(page)
  for (const [path, heading, buttonName] of [
    ['/no-such-page', 'Page Not Found', 'Back to my board'],
    ['/error/500', 'Oh no! Something went wrong!', 'Back to my board'],
    ['/error/503', 'Under Maintenance', 'Try again'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: buttonName }).click()
    await expect(page).toHaveURL('/board')
    await waitUntilReady(page)
  }
})

test('an account that was never verified is told so', async ({ page, consoleErrors }) => {
  consoleErrors.allow(403, 'auth/login')
  await page.goto('/login')
  await username(page).fill('siti_aminah')
  await password(page).fill('1122')
  await password(page).press('Enter')
  await expect(
    snackbar(page, 'Your account has not been verified. Please check your e-mail for the verification link.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('a session that has ended leads to the login page', async ({ page, mockServer, consoleErrors }) => {
  consoleErrors.allow(401, '')
  await signIn(page)
  await mockServer.setScenario(page, 'signedOut')
  await page.getByRole('button', { name: 'Search cards' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('moon')
  await expect(page).toHaveURL('/login')
  await expect(snackbar(page, 'Oops! Something went wrong. Please reload and try again.')).toBeVisible()
  await expect(username(page)).toBeVisible()
  await expect(chatButton(page)).toBeHidden()
})

test('maintenance leads to its page, and back when it is over', async ({ page, mockServer, consoleErrors }) => {
  consoleErrors.allow(503, '')
  await signIn(page)
  await mockServer.setScenario(page, 'maintenance')
  await page.getByRole('button', { name: 'Search cards' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('moon')
  await expect(page).toHaveURL('/error/503')
  await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible()
  await mockServer.setScenario(page, 'normal')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/board')
  await waitUntilReady(page)
})

test('an app that starts during maintenance shows it at once', async ({ page, mockServer, consoleErrors }) => {
  consoleErrors.allow(503, '')
  await signIn(page)
  await mockServer.open(page, '/board', 'maintenance')
  await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible()
  await expect(page).toHaveURL('/error/503')
})

test('an answer that breaks the contract is named in the console while the board keeps working', async ({
  page,
  mockServer,
}) => {
  await signIn(page)
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('[contract]'))
  await mockServer.open(page, '/board', 'brokenBody')
  await waitUntilReady(page)
  expect((await warning).text()).toMatch(/^\[contract\] getCards: "data\.\[\]\.title" breaks the contract\./)
  await expect(cards(page)).toHaveCount(20)
  await cards(page).nth(1).getByRole('button').first().dblclick()
  await expect(page.getByRole('main', { name: /^Open card: / })).toBeVisible()
})
