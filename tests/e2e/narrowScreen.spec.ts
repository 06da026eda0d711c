import type { Page } from 'playwright/test'
import { ask, card, chatButton, focusView, signIn, waitForReplyComplete, usernameField } from './app'
import { toolbar } from './dragBoard'
import { expect, test } from './test'

/** Elements that scroll horizontally, the page included; focusable regions such as tables may. */
const overflowingElements = (page: Page) =>
  page.evaluate(() => {
    const isFocusableRegion = (element: Element) => element.matches('[role="region"][tabindex]')
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

// px: a common phone, and 1280 px at 400 % zoom (WCAG 1.4.10).
for (const width of [360, 320]) {
  test(`nothing scrolls horizontally at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/login')
    await expect(usernameField(page)).toBeVisible()
    expect(await overflowingElements(page), '/login').toEqual([])

    await signIn(page)
    expect(await overflowingElements(page), '/board').toEqual([])

    await card(page, 'The Malayan Tapir').dblclick()
    await expect(focusView(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(focusView(page).getByText(/tapir/i).first()).toBeVisible()
    expect(await overflowingElements(page), 'focus').toEqual([])
    await page.keyboard.press('Escape')
    // The first click of the double click selected the card; the toolbar replaces the chat button.
    await expect(toolbar(page)).toBeVisible()
    expect(await overflowingElements(page), 'selection').toEqual([])
    await page.keyboard.press('Escape')

    await expect(chatButton(page)).toBeVisible()
    const reply = await ask(page, 'Make a quiz about fractions')
    await waitForReplyComplete(reply)
    expect(await overflowingElements(page), 'chat').toEqual([])
  })
}
