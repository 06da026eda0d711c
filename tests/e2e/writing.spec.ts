import { type Page } from 'playwright/test'
import { card, doubleClick, focusView, signIn } from './app'
import { expect, test } from './test'

const title = 'Photosynthesis: How Plants Make Food'
const text = (page: Page) => focusView(page).getByRole('textbox', { name: `Text of "${title}"` })

/** Pastes HTML as if it came from another program. Through the clipboard, the browser would clean the HTML. */
const paste = (page: Page, html: string) =>
  text(page).evaluate((element, markup) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/html', markup)
    dataTransfer.setData('text/plain', 'plain')
    const input = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }
    element.dispatchEvent(new InputEvent('beforeinput', input))
  }, html)

test('a text is written, formatted, pasted into and undone; Escape leaves the text, then the card; reopening shows the text', async ({
  page,
  consoleErrors,
}) => {
  // While the pasted HTML is parsed, the content security policy blocks its style and handler. Chrome logs both as errors.
  consoleErrors.allow('Content Security Policy', '/assets/')
  await signIn(page)
  await doubleClick(card(page, title))
  const body = text(page)
  await expect(body).toBeVisible()
  const heading = body.getByRole('heading').first()
  const before = await heading.innerText()

  // Type text with a markdown shortcut and with a keyboard shortcut for bold.
  await heading.click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Leaves are ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('green')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- Sun')
  await expect(body.getByRole('listitem').filter({ hasText: /^Sun$/ })).toBeVisible()
  await expect(body.locator('strong', { hasText: /^green$/ })).toBeVisible()

  // The editor must remove style and script of pasted HTML.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await paste(
    page,
    '<h3 style="color:red" id="x" onclick="alert(1)">Chlorophyll</h3><script>alert(1)</script><p>It is a pigment.</p>',
  )
  const pasted = body.getByRole('heading', { name: 'Chlorophyll', level: 3 })
  await expect(pasted).toBeVisible()
  await expect(pasted).not.toHaveAttribute('style')

  // The '/' menu inserts a table of three by three. Undo removes it, and the board must ignore that key.
  await page.keyboard.press('Enter')
  await page.keyboard.type('/table')
  await expect(page.getByRole('option', { name: 'Table' })).toBeVisible()
  const rows = await body.getByRole('row').count()
  await page.keyboard.press('Enter')
  await expect(body.getByRole('row')).toHaveCount(rows + 3)
  await page.keyboard.press('Control+z')
  await expect(body.getByRole('row')).toHaveCount(rows)
  await page.keyboard.press('Control+y')
  await expect(body.getByRole('row')).toHaveCount(rows + 3)

  // The Undo and Redo buttons of the card act on the text.
  await focusView(page).getByRole('button', { name: 'Undo' }).click()
  await expect(body.getByRole('row')).toHaveCount(rows)

  await body.focus()
  await page.keyboard.press('Escape')
  await expect(body).not.toBeFocused()
  await expect(focusView(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board')

  await doubleClick(card(page, title))
  await expect(text(page).getByRole('heading', { name: 'Chlorophyll' })).toBeVisible()
  await expect(text(page).locator('strong', { hasText: /^green$/ })).toBeVisible()
  await expect(text(page).getByRole('heading').first()).toHaveText(before)
})

/**
 * Keeps pending timeouts of the page in `window.pendingTimeouts`. Timeouts of 0 ms do not count, because they end between two
 * keys.
 */
const countTimeouts = (page: Page) =>
  page.addInitScript(() => {
    const pending = new Set<number>()
    const set = window.setTimeout.bind(window)
    const clear = window.clearTimeout.bind(window)
    Object.assign(window, {
      pendingTimeouts: pending,
      setTimeout: (run: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
        const id = set(() => {
          pending.delete(id)
          run(...values)
        }, delay)
        if (delay) pending.add(id)
        return id
      },
      clearTimeout: (id: number) => {
        pending.delete(id)
        clear(id)
      },
    })
  })
const pendingTimeouts = (page: Page) =>
  page.evaluate(() => (window as unknown as { pendingTimeouts: Set<number> }).pendingTimeouts.size)

// D-0125.
test('typing without a pause does not leave a timeout behind for each key', async ({ page }) => {
  const keys = 60
  await countTimeouts(page)
  await signIn(page)
  await doubleClick(card(page, title))
  await text(page).getByRole('heading').first().click()
  const before = await pendingTimeouts(page)
  await page.keyboard.type('a'.repeat(keys))
  expect(await pendingTimeouts(page)).toBeLessThan(before + keys / 4)
})

// D-0068: all of the text is laid out, even the part that is out of view.
test('in a text of 2,500 paragraphs keys reach both ends, and a screen reader finds the part out of view', async ({
  page,
}) => {
  const paragraphs = Array.from({ length: 2500 }, (_, index) => `<p>Paragraph ${index + 1} of the herbarium.</p>`)
  await signIn(page)
  await doubleClick(card(page, title))
  const body = text(page)
  await body.getByRole('heading').first().click()
  await page.keyboard.press('Control+a')
  await paste(page, paragraphs.join(''))
  await expect(body).toContainText('Paragraph 2500 of the herbarium.')

  const typeAt = async (key: string, words: string) => {
    await page.keyboard.press(key)
    await page.keyboard.type(words)
  }
  await typeAt('Control+Home', 'First: ')
  await typeAt('Control+End', ' Last.')
  await typeAt('Control+Home', 'Very ')
  await expect(body.getByText('Very First: Paragraph 1 of the herbarium.', { exact: true })).toBeInViewport()
  await page.keyboard.press('Control+End')
  await expect(body.getByText('Paragraph 2500 of the herbarium. Last.', { exact: true })).toBeInViewport()

  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const words = new Set(nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? '')))
  const missing = [2, 700, 1300, 2100, 2499].filter((number) => !words.has(`Paragraph ${number} of the herbarium.`))
  expect(missing).toEqual([])
})
