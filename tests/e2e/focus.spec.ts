import type { Page } from 'playwright/test'
import { card, cardList, cards, chat, chatButton, chatInput, doubleClick, focusView, signIn, snackbar } from './app'
import { snackbarRegion } from './dragBoard'
import { expect, test } from './test'

const title = 'Photosynthesis: How Plants Make Food'

test.beforeEach(({ page }) => signIn(page))

test('Enter opens a card, arrows and buttons navigate, Escape restores focus on the board; a double click opens it with its title, image and text', async ({
  page,
}) => {
  const order = await cardList(page)
    .getByRole('button', { name: /^Open / })
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replace('Open ', '')))
  const at = order.indexOf(title)
  const heading = focusView(page).getByRole('heading', { level: 1 }).first()

  await card(page, title).focus()
  await page.keyboard.press('Enter')
  // Escape must close the card even while the code of its screen is loading.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board')
  await expect(focusView(page)).toHaveCount(0)
  await expect(card(page, title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText(title)
  await page.keyboard.press('ArrowRight')
  await expect(heading).toHaveText(order[at + 1] ?? '')
  await page.keyboard.press('ArrowLeft')
  await expect(heading).toHaveText(title)
  await page.getByRole('button', { name: 'Previous card' }).click()
  await expect(heading).toHaveText(order[at - 1] ?? '')
  await page.getByRole('button', { name: 'Next card' }).click()
  await expect(heading).toHaveText(title)
  // Move the mouse away to close the tooltip. Otherwise the first Escape would close the tooltip instead of the card.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/board')
  await expect(card(page, title)).toBeFocused()

  await doubleClick(card(page, title))
  const open = focusView(page)
  await expect(page).toHaveURL(/\/board\/focus\/[\w-]+$/)
  await expect(open.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(open.getByText('caught by the green pigment').first()).toBeVisible()
  const picture = open.locator('img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  // Selecting text near the lower edge must not scroll the page under the mouse.
  const paragraph = open.getByRole('heading', { name: 'What it makes' })
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 40)
  const placeOfText = async () => (await paragraph.boundingBox()) ?? { x: 0, y: 0 }
  await expect.poll(async () => (await placeOfText()).y).toBeLessThan(750)
  const { x, y } = await placeOfText()
  expect(y).toBeGreaterThan(800 - 104)
  await page.mouse.move(x + 20, y + 12)
  await page.mouse.down()
  for (let distance = 40; distance <= 200; distance += 20) {
    await page.mouse.move(x + distance, y + 12)
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)))
  }
  await page.mouse.up()
  const marked = await page.evaluate(() => document.getSelection()?.toString())
  expect(marked).toMatch(/^[\w .]{10,40}$/)
  expect((await placeOfText()).y).toBe(y)

  // The passage that the question is about stays marked in the card while the chat has keyboard focus.
  const askedAbout = () =>
    page.evaluate(() => Array.from(CSS.highlights.get('asked-about') ?? [], (range) => range.toString()))
  expect(await askedAbout()).toEqual([])
  await chatButton(page).click()
  await chatInput(page).click()
  await expect.poll(askedAbout).toEqual([marked])
  await chat(page)
    .getByRole('button', { name: /^Leave out “/ })
    .click()
  await expect.poll(askedAbout).toEqual([])
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await open.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/board')
})

/**
 * Records the view transitions of the page from now on.
 * @returns a function that resolves with the durations so far in ms
 */
async function recordTransitions(page: Page): Promise<() => Promise<unknown[]>> {
  const lengths = await page.evaluateHandle(() => {
    const recorded: unknown[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
        const left = effects.find(({ pseudoElement }) => pseudoElement === '::view-transition-old(root)')
        recorded.push(left?.getTiming().duration)
      })
      return transition
    }
    return recorded
  })
  return () => lengths.jsonValue()
}

test('a stack opens as a board, and closing a card in it returns to the stack', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const transitions = await recordTransitions(page)
  await doubleClick(card(page, 'Food Chains & Food Webs'))
  await expect(page.getByRole('heading', { name: 'Food Chains & Food Webs', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/board\/stack\/[\w-]+$/)
  const stack = page.url()
  const inside = cardList(page)
    .getByRole('button', { name: /, Text/ })
    .first()
  await doubleClick(inside)
  await expect(focusView(page)).toBeVisible()
  expect(await transitions()).toEqual([300])
  await page.reload()
  await focusView(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(stack)
  await page.getByRole('navigation', { name: 'Where you are' }).getByRole('button', { name: 'My Board' }).click()
  await expect(page).toHaveURL('/board')
})

test('the toolbar of an open card moves it to My Board and deletes it, and Undo reverts both', async ({ page }) => {
  await doubleClick(card(page, 'Food Chains & Food Webs'))
  await expect(cards(page)).toHaveCount(4)
  const stack = page.url()
  const inside = cardList(page)
    .getByRole('button', { name: /, Text/ })
    .first()
  await doubleClick(inside)
  const tools = focusView(page).getByRole('toolbar', { name: 'This card' })
  await tools.getByRole('button', { name: 'Move to My Board' }).click()
  await expect(snackbar(page, 'Moved to My Board.')).toBeVisible()
  await expect(tools.getByRole('button', { name: 'Move to My Board' })).toBeHidden()
  await snackbarRegion(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tools.getByRole('button', { name: 'Move to My Board' })).toBeVisible()

  await tools.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/confirmation/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(stack)
  await expect(cards(page)).toHaveCount(3)
  await snackbarRegion(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(4)
})
