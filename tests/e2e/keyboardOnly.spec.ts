import {
  card,
  cardList,
  cards,
  chat,
  chatButton,
  waitUntilReady,
  focusView,
  landing,
  passwordField,
  signIn,
  chatInput,
  replies,
  tabTo,
  teacher,
  waitForReplyComplete,
  usernameField,
} from './app'
import { snackbarRegion, toolbar } from './dragBoard'
import { expect, test } from './test'

test('from the login page to an added card by keyboard only', async ({ page }) => {
  await page.goto('/login')
  await expect(usernameField(page)).toBeVisible()
  await tabTo(page, usernameField(page))
  await page.keyboard.type(teacher.username)
  await tabTo(page, passwordField(page))
  await page.keyboard.type(teacher.password)
  await page.keyboard.press('Enter')
  await expect(landing(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await waitUntilReady(page)

  // The board's heading has keyboard focus after the landing. The skip link is the first link on the page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const first = cards(page).first().getByRole('button').first()
  await tabTo(page, first)
  await page.keyboard.press(' ')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(focusView(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Ask Ting' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chatInput(page)).toBeFocused()
  await page.keyboard.type('What is a food chain?')
  await page.keyboard.press('Enter')
  const reply = replies(page).last()
  await waitForReplyComplete(reply)
  await expect(chatInput(page)).toBeFocused()

  const title = await reply.getByRole('heading').first().innerText()
  await tabTo(page, reply.getByRole('button', { name: 'Add' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(card(page, title)).toBeVisible()
  await expect(cards(page).first()).toContainText(title)

  await tabTo(page, page.getByRole('button', { name: 'Close chat' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chat(page)).toBeHidden()
})

// The board has 270 cards. Every action must be at most three presses of Tab away.
test('a board of 200 cards or more is a single tab stop, and Tab loads no further page', async ({ page }) => {
  const pages = new Set<string | null>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/v1/format') pages.add(url.searchParams.get('page'))
  })
  await signIn(page, teacher.username, '/board?cards=200')
  const first = cards(page).first().getByRole('button').first()
  await first.focus()
  expect(await tabTo(page, chatButton(page))).toBeLessThanOrEqual(3)
  await tabTo(page, first, 'Shift+Tab')
  await page.keyboard.press(' ')
  expect(await tabTo(page, toolbar(page).getByRole('button').first())).toBe(1)
  await tabTo(page, first, 'Shift+Tab')
  expect(
    await tabTo(page, page.getByRole('link', { name: 'Skip to the selected cards' }), 'Shift+Tab'),
  ).toBeLessThanOrEqual(3)
  await page.keyboard.press('Enter')
  expect(await tabTo(page, toolbar(page).getByRole('button').first())).toBe(1)
  await tabTo(page, first, 'Shift+Tab')
  expect([...pages]).toEqual(['1'])

  // Arrow keys can move past the loaded rows; the board then loads the next page of the list.
  await page.keyboard.press('ArrowRight')
  await expect(cards(page).nth(1).getByRole('button').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(cardList(page).locator('[aria-rowindex="20"] button').first()).toBeFocused()
  const next = cardList(page).locator('[aria-rowindex="21"] button').first()
  await expect(next).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Home')
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()

  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()

  await page.keyboard.press('Delete')
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  const undo = snackbarRegion(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await expect(first).toBeFocused()
  expect(await tabTo(page, undo)).toBeLessThanOrEqual(3)
})
