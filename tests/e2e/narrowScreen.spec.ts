import type { Locator, Page } from 'playwright/test'
import { ask, card, chat, chatButton, doubleClick, focusView, signIn, usernameField, waitForReplyComplete } from './app'
import { toolbar } from './dragBoard'
import { expect, test } from './test'

/**
 * Returns the elements that scroll horizontally, including the page. Focusable regions such as tables may scroll. Text tools
 * and carousels may, too, because arrow keys reach each of their parts.
 */
const overflowingElements = (page: Page) =>
  page.evaluate(() => {
    const isFocusableRegion = (element: Element) =>
      element.matches('[role="region"][tabindex], [data-carousel], :has(> [role="toolbar"][aria-label="Formatting"])')
    return Array.from(document.querySelectorAll('html, body, body *'))
      .filter((element) => {
        const { overflowX } = getComputedStyle(element)
        const isScroller = element === document.documentElement || ['auto', 'scroll'].includes(overflowX)
        return isScroller && !isFocusableRegion(element) && element.scrollWidth > element.clientWidth
      })
      .map(
        (element) => `${element.tagName} ${element.className} is ${element.scrollWidth} wide in ${element.clientWidth}`,
      )
  })

/** Widths in px of a common phone, and of 1280 px at 400 % zoom (WCAG 1.4.10). */
const WIDTHS = [360, 320]

async function expectNothingToScroll(page: Page, what: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => overflowingElements(page), `${what} at ${width} px`).toEqual([])
  }
}

test('the edited line and its menu stay above the lower edge of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page)
  await page.getByRole('button', { name: 'New text' }).click()
  await page.getByRole('textbox', { name: 'Card title' }).fill('Rainy days')
  const text = page.getByRole('textbox', { name: /^Text of / })
  await text.click()
  for (let day = 1; day <= 30; day += 1) await page.keyboard.type(`\nDay ${day}`)
  const buddyTop = (await chatButton(page).boundingBox())?.y ?? 0
  expect(buddyTop).toBeGreaterThan(0)
  const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottomOf(text.getByText('Day 30', { exact: true }))).toBeLessThanOrEqual(buddyTop)
  await page.keyboard.type(' /')
  expect(await bottomOf(page.getByRole('listbox'))).toBeLessThanOrEqual(buddyTop)
})

test('nothing scrolls horizontally at 360 and at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/login')
  await expect(usernameField(page)).toBeVisible()
  await expectNothingToScroll(page, '/login')

  await signIn(page)
  await expectNothingToScroll(page, '/board')

  await doubleClick(card(page, 'The Malayan Tapir'))
  await expect(focusView(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(focusView(page).getByText(/tapir/i).first()).toBeVisible()
  await expectNothingToScroll(page, 'focus')
  await focusView(page).getByRole('textbox', { name: 'Text of "The Malayan Tapir"' }).click()
  await expect(focusView(page).getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  await expectNothingToScroll(page, 'writing')
  // The first Escape only leaves the text.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  // The first click of the double click has selected the card, so its toolbar is shown instead of the chat button.
  await expect(toolbar(page)).toBeVisible()
  await expectNothingToScroll(page, 'selection')
  await page.keyboard.press('Escape')

  await expect(chatButton(page)).toBeVisible()
  const reply = await ask(page, 'What are fractions?')
  await waitForReplyComplete(reply)
  await expectNothingToScroll(page, 'chat')
})

test('text marked in a card is part of the question, although the chat covers the card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 })
  await signIn(page)
  await doubleClick(card(page, 'The Malayan Tapir'))
  const body = focusView(page).getByRole('textbox', { name: 'Text of "The Malayan Tapir"' })
  await body.getByText(/tapir/i).first().dblclick()
  const marked = await page.evaluate(() => document.getSelection()?.toString().trim())
  expect(marked).toMatch(/^\w+$/)
  await chatButton(page).click()
  const chips = chat(page).getByRole('list', { name: 'Asked about' }).getByRole('listitem')
  await expect(chips).toHaveText(['The Malayan Tapir', `“${marked}”`])
})

test('the tools of a card in a stack fit side by side, with labels only where there is room', async ({ page }) => {
  await signIn(page)
  await doubleClick(card(page, 'Food Chains & Food Webs'))
  await expect(page).toHaveURL(/\/board\/stack/)
  await doubleClick(card(page, 'Who Makes, Who Eats, Who Cleans Up'))
  const tools = focusView(page).getByRole('toolbar', { name: 'This card' })
  await expect(tools).toBeVisible()
  const words = tools.getByText('Delete', { exact: true })
  /** Returns pairs of buttons around the card that overlap. */
  const covered = () =>
    tools.evaluate((bar) => {
      const boxes = [...(bar.parentElement?.querySelectorAll('button') ?? [])].map((button) =>
        button.getBoundingClientRect(),
      )
      return boxes.filter((a, index) =>
        boxes.some(
          (b, other) =>
            other > index &&
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
      ).length
    })
  for (const width of [360, 390, 412, 500, 820, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(covered, { message: `${width} px` }).toBe(0)
    expect(await overflowingElements(page), `a card in a stack at ${width} px`).toEqual([])
  }
  await expect(words).toBeVisible()
  await chatButton(page).click()
  await expect(words).toBeHidden()
  expect(await covered()).toBe(0)
})
