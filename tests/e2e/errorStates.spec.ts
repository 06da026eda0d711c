import { cards, chatButton, doubleClick, signIn, snackbar, tabTo, teacher, usernameField, waitUntilReady } from './app'
import { expect, test } from './test'

test('an unknown card or stack leads to the board with a snackbar, and invalid search parameters are dropped', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(404, 'v1/format')
  await test.step('an unknown card', async () => {
    await page.goto(`/board/focus/00000000-0000-4000-8000-000000000000?as=${teacher.username}`)
    await expect(snackbar(page, 'Oops! Format cannot be found.')).toBeVisible()
    await expect(page).toHaveURL('/board')
    await expect(cards(page)).toHaveCount(20)
  })
  await test.step('an unknown stack', async () => {
    await page.goto('/board/stack/00000000-0000-4000-8000-000000000000')
    await expect(snackbar(page, 'Page Not Found')).toBeVisible()
    await expect(page).toHaveURL('/board')
    await expect(cards(page)).toHaveCount(20)
  })
  await test.step('unreadable search parameters are ignored', async () => {
    await page.goto('/board?sort=banana&order=1&search=%E0%A4%A')
    await expect(page.getByRole('heading', { name: 'My Board', level: 1 })).toBeVisible()
    // The app searches for the part of the term that can be decoded. No card matches it.
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click()
    await waitUntilReady(page)
    await expect(cards(page)).toHaveCount(20)
  })
  await test.step('valid parameters beside invalid ones apply', async () => {
    await page.goto('/board?sort=banana&order=1&filter=%7B%7D&search=volcano')
    await waitUntilReady(page)
    await expect(page.getByRole('status').filter({ hasText: /cards? found$/ })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('volcano')
  })
})

test('unknown routes and error routes show a page with a way back', async ({ page }) => {
  await signIn(page)
  for (const [path, heading, buttonName] of [
    ['/no-such-page', 'Page Not Found', 'Back to my board'],
    ['/error/500', 'Oh no! Something went wrong!', 'Back to my board'],
    ['/error/503', 'Under Maintenance', 'Try again'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: buttonName }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/board')
    await waitUntilReady(page)
  }
})

test('a browser that refuses storage shows why the demo cannot start', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: refuse })
  })
  await page.goto('/login')
  await expect(page.getByText(/Please allow cookies for this site, then reload\./)).toBeVisible()
  await expect(page.getByText(/Sila benarkan kuki untuk laman ini, kemudian muat semula\./)).toBeVisible()
})

test('an expired session leads to the login page', { tag: '@live' }, async ({ page, mockServer, consoleErrors }) => {
  consoleErrors.allow(401, '')
  await signIn(page)
  await mockServer.setScenario(page, 'signedOut')
  await page.getByRole('button', { name: 'Search cards' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('moon')
  await expect(page).toHaveURL('/login')
  await expect(snackbar(page, 'Oops! Something went wrong. Please reload and try again.')).toBeVisible()
  await expect(usernameField(page)).toBeVisible()
  await expect(chatButton(page)).toBeHidden()
})

test('maintenance leads to a page with a game, and Try again returns to the previous page', { tag: '@live' }, async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(503, '')
  await signIn(page)
  await mockServer.setScenario(page, 'maintenance')
  await page.getByRole('button', { name: 'Search cards' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('moon')
  await expect(page).toHaveURL('/error/503')
  await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible()
  await mockServer.setScenario(page, 'normal')
  const game = page.getByRole('button', { name: 'Game: jump over the cactus' })
  await game.focus()
  await page.keyboard.press('Space')
  await expect(game).not.toHaveAttribute('data-phase', 'ready')
  await expect(page).toHaveURL('/error/503')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/board?search=moon')
  await waitUntilReady(page)
})

test('starting the app during maintenance shows the maintenance page', { tag: '@live' }, async ({
  page,
  mockServer,
  consoleErrors,
}) => {
  consoleErrors.allow(503, '')
  await signIn(page)
  await mockServer.open(page, '/board', 'maintenance')
  await expect(page.getByRole('heading', { name: 'Under Maintenance' })).toBeVisible()
  await expect(page).toHaveURL('/error/503')
})

test('a contract violation is reported in the console while the board stays usable', { tag: '@live' }, async ({
  page,
  mockServer,
}) => {
  await signIn(page)
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('[contract]'))
  await mockServer.open(page, '/board', 'brokenBody')
  await waitUntilReady(page)
  expect((await warning).text()).toMatch(/^\[contract\] getCards: "data\.\[\]\.title" breaks the contract\./)
  await expect(cards(page)).toHaveCount(20)
  await doubleClick(cards(page).nth(1).getByRole('button').first())
  await expect(page.getByRole('main', { name: /^Open card: / })).toBeVisible()
})
