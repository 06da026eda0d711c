import type { Page } from 'playwright/test'
import { card, cardList, cards, focusView, waitUntilReady, signIn } from './app'
import {
  dismissSnackbars,
  draggedCells,
  keyboardInput,
  pointerInput,
  snackbarRegion,
  titles,
  waitUntilDragEnds,
  waitUntilDraggable,
} from './dragBoard'
import { expect, test } from './test'

/** Returns the scroll position in px from the top of the page. */
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls until a card is loaded, then puts it into the middle of the screen. */
async function scrollToCard(page: Page, title: string) {
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(card(page, title)).toBeInViewport({ timeout: 500 })
  }).toPass()
  await card(page, title).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** Scrolls to a distance in px from the end of the page. Resolves when the browser has notified all observers. */
const scrollToDistanceFromEnd = (page: Page, distance: number) =>
  page.evaluate(
    (px) =>
      new Promise<void>((resolve) => {
        const { scrollHeight, clientHeight } = document.documentElement
        scrollTo({ top: scrollHeight - clientHeight - px, behavior: 'instant' })
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        requestAnimationFrame(() => observer.observe(document.body))
      }),
    distance,
  )

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

  // The app loads the next page of the list at 50 px from the end (B-062). Heights are fractions of a pixel, so 1 px of
  // tolerance is needed.
  await scrollToDistanceFromEnd(page, 60)
  await scrollToDistanceFromEnd(page, 51)
  expect(counts).not.toContain(2)
  await scrollToDistanceFromEnd(page, 49)
  await expect.poll(() => counts).toContain(2)

  // Only the visible rows are in the DOM. aria-rowindex is the position in the whole list.
  const last = cardList(page).locator(`[aria-rowindex="${total}"]`)
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(last).toBeAttached({ timeout: 200 })
  }).toPass()
  // Ignore page 1. The app may fetch it again if the last live channel is joined late.
  const further = counts.filter((number) => number > 1)
  expect(further).toEqual(Array.from({ length: Math.ceil(total / 20) - 1 }, (_, index) => index + 2))
})

test('Back from a stack restores scroll position and focus', async ({ page }) => {
  const stack = card(page, 'Mathematics at the Canteen')
  await scrollToCard(page, 'Mathematics at the Canteen')
  await stack.focus()
  const position = await scrollPosition(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mathematics at the Canteen' })).toBeVisible()
  await expect(cards(page).first().getByRole('button').first()).toBeFocused()
  await page.goBack()
  await expect(stack).toBeFocused()
  await expect.poll(() => scrollPosition(page)).toBe(position)
  // The stack has keyboard focus again, so arrow keys start there, wherever the page is scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(stack).toBeFocused()
})

test('three pages down, opening cards, a confirmation, sharing and a reorder keep the scroll position', async ({
  page,
}) => {
  const [title, next] = ['Seven Colours of the Rainbow', 'Which is larger: 3/4 or 5/8?']
  const tile = card(page, title)
  await scrollToCard(page, title)
  const position = await scrollPosition(page)
  expect(position).toBeGreaterThan(2000)
  // Record every scroll position, so that the test also sees a jump that the app corrects at once. The start position does not
  // count, because the scroll event of `scrollToCard` may still arrive.
  await page.evaluate((start) => {
    const visited = new Set<number>()
    addEventListener('scroll', () => {
      if (Math.abs(scrollY - start) >= 1) document.body.dataset.visited = [...visited.add(Math.round(scrollY))].join()
    })
  }, position)
  const expectNoScroll = async (step: string) => {
    await expect(tile, step).toBeFocused()
    expect(await scrollPosition(page), step).toBe(position)
    expect(await page.evaluate(() => document.body.dataset.visited), step).toBeUndefined()
  }

  await tile.focus()
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.keyboard.press('Enter')
    await expect(focusView(page)).toBeVisible()
    await close()
    await expect(focusView(page)).toHaveCount(0)
    await expectNoScroll('a closed card')
  }

  await page.keyboard.press(' ')
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/board')
  await expectNoScroll('a confirmation')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNoScroll('sharing')
  await page.keyboard.press('Escape')

  const keyboard = keyboardInput()
  await keyboard.lift(page, next)
  await keyboard.moveTo(page, { before: title })
  await keyboard.drop(page, { before: title })
  await waitUntilDragEnds(page)
  await expect(page).toHaveURL('/board?sort=manual&order=asc')
  await expect.poll(async () => (await titles(page)).indexOf(next)).toBe((await titles(page)).indexOf(title) - 1)
  // After the move, the app returns keyboard focus to the moved card. Wait for this; otherwise it would undo `tile.focus()`
  // below.
  await expect(card(page, next)).toBeFocused()
  await tile.focus()
  await expectNoScroll('a reorder')
  await snackbarRegion(page).getByRole('button', { name: 'Undo' }).click()
  await expect(snackbarRegion(page).getByText('Undone.')).toBeVisible()
  await dismissSnackbars(page)
  await tile.focus()
  await expectNoScroll('its undo')
})

test('a search is debounced, kept in the URL, lets no card be dragged, survives a reload and can be cleared, also without a match', async ({
  page,
}) => {
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

  await waitUntilDraggable(page)
  await pointerInput().lift(page, 'Inside a Volcano')
  await expect(draggedCells(page)).toHaveCount(0)
  await page.mouse.up()

  await page.reload()
  await waitUntilReady(page)
  await expect(field).toHaveValue('volcano')
  await expect(cards(page)).toHaveCount(count)

  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/board')
  await expect(cards(page)).toHaveCount(20)

  await field.fill('zzyzx')
  await expect(page.getByRole('heading', { name: 'No cards found' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click()
  await expect(cards(page)).toHaveCount(20)
  await expect(page).toHaveURL('/board')
})
