import { card, cardList, cards, waitUntilReady, signIn } from './app'
import { expect, test } from './test'

test.beforeEach(({ page }) => signIn(page))

test('scrolling loads all pages of the board, each once', async ({ page }) => {
  const counts: number[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/format') counts.push(Number(url.searchParams.get('page')))
  })
  await expect(cards(page)).toHaveCount(20)
  const summary = page.getByRole('status').filter({ hasText: /^\d+ cards$/ })
  const total = Number.parseInt(await summary.innerText(), 10)
  expect(total).toBeGreaterThan(60)

  // The list is virtualised; aria-posinset is the position in the whole list.
  const last = cardList(page).locator(`[aria-posinset="${total}"]`)
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(last).toBeAttached({ timeout: 200 })
  }).toPass()
  expect(counts).toEqual(Array.from({ length: Math.ceil(total / 20) - 1 }, (_, index) => index + 2))
})

test('Back from a stack restores scroll position and focus', async ({ page }) => {
  const stack = card(page, 'Mathematics at the Canteen')
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(stack).toBeInViewport({ timeout: 500 })
  }).toPass()
  await stack.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mathematics at the Canteen' })).toBeVisible()
  await expect(cards(page).first().getByRole('button').first()).toBeFocused()
  await page.goBack()
  await expect(stack).toBeFocused()
  await expect(stack).toBeInViewport()
  // The next Tab stop is the stack's own button, regardless of the scroll position.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'More for Mathematics at the Canteen' })).toBeFocused()
})

test('a search is debounced, kept in the URL, survives a reload and can be cleared', async ({ page }) => {
  const terms: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/format') terms.push(url.searchParams.get('search'))
  })
  await page.getByRole('button', { name: 'Search cards' }).click()
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect(field).toBeFocused()
  await field.pressSequentially('volcano', { delay: 40 })
  await expect(page).toHaveURL('/board?search=volcano')
  await expect.poll(() => cards(page).count()).toBeLessThan(20)
  const count = await cards(page).count()
  await expect(page.getByRole('status').filter({ hasText: /cards? found$/ })).toHaveText(new RegExp(`^${count} `))
  await expect(card(page, 'Inside a Volcano')).toBeVisible()
  expect(terms).toEqual(['volcano'])

  await page.reload()
  await waitUntilReady(page)
  await expect(field).toHaveValue('volcano')
  await expect(cards(page)).toHaveCount(count)

  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/board')
  await expect(cards(page)).toHaveCount(20)
})

test('a search without a match shows an empty state with a way back', async ({ page }) => {
  await page.getByRole('button', { name: 'Search cards' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzyzx')
  await expect(page.getByRole('heading', { name: 'No cards found' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click()
  await expect(cards(page)).toHaveCount(20)
  await expect(page).toHaveURL('/board')
})
