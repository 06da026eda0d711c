/** Tests what a person sees of a card without scrolling, and that nothing moves after the first frame with content. */
import type { Page } from 'playwright/test'
import { card, cardList, cards, doubleClick, focusView, signIn } from './app'
import { expect, test } from './test'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/**
 * Records what moves in the open card from now on. The tile that was pressed changes with its keyboard focus.
 * All typefaces are loaded before, because the first italic words of a session change their width when theirs arrives.
 * @returns a function that resolves with the elements that moved
 */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  const shifts = await page.evaluateHandle(async () => {
    await Promise.all(Array.from(document.fonts, (face) => face.load()))
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    const found: string[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('main')?.ariaLabel?.startsWith('Open card')) found.push(element.outerHTML.slice(0, 80))
        }
    })
    observer.observe({ type: 'layout-shift' })
    return found
  })
  return () => shifts.jsonValue()
}

/** Opens a card with Enter, which selects nothing, and waits until card, tools and pictures are complete. */
async function openCard(page: Page, title: string) {
  await card(page, title).focus()
  await page.keyboard.press('Enter')
  const open = focusView(page)
  await expect(open.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(open.getByRole('toolbar', { name: 'This card' })).toBeVisible()
  await expect(open.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(open.getByText('What next?')).toBeAttached()
  await expect(open.locator('article img:not([data-loaded]):not([src=""])[srcset]')).toHaveCount(0)
  return open
}

/** Counts the lines of the card's text that are wholly visible. */
const linesInView = (page: Page) =>
  focusView(page)
    .getByRole('textbox', { name: /^Text of / })
    .evaluate((text) => {
      const bottom = text.closest('main')?.getBoundingClientRect().bottom ?? 0
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter((box) => box.height > 8 && box.top > 60 && box.bottom <= bottom)
      return new Set(lines.filter(({ width }) => width > 0).map((box) => Math.round(box.bottom / 8))).size
    })

for (const viewport of SIZES) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport })

    test('an open text shows at least five lines, and opening it moves nothing', async ({ page }) => {
      await signIn(page)
      const shifts = await recordShifts(page)
      const open = await openCard(page, 'The Malayan Tapir')
      await expect(open.getByRole('textbox', { name: /^Text of / })).toBeVisible()
      expect(await linesInView(page)).toBeGreaterThanOrEqual(5)
      expect(await shifts()).toEqual([])
    })

    test('an open lesson plan shows its first section', async ({ page }) => {
      await signIn(page)
      const open = await openCard(page, 'Lesson Plan: Series and Parallel Circuits')
      const end = open.getByText('compare the brightness of the lamps and give a reason.')
      const { y = 0, height = 0 } = (await end.boundingBox()) ?? {}
      expect(y).toBeGreaterThan(0)
      const view = await open.boundingBox()
      expect(y + height).toBeLessThanOrEqual((view?.y ?? 0) + (view?.height ?? 0))
    })

    test('a question has picture, answers, number and Submit in one view, and opening it moves nothing', async ({
      page,
    }) => {
      await signIn(page, 'mei_ling')
      await doubleClick(card(page, 'Fractions Warm-up'))
      await expect(cards(page)).toHaveCount(4)
      const shifts = await recordShifts(page)
      const open = await openCard(page, 'Equal fractions')
      await expect(open.getByText('Question 1 of 4')).toBeVisible()
      const view = await open.boundingBox()
      const bottom = (view?.y ?? 0) + (view?.height ?? 0)
      const submit = await open.getByRole('button', { name: 'Submit' }).boundingBox()
      expect((submit?.y ?? Number.NaN) + (submit?.height ?? Number.NaN)).toBeLessThanOrEqual(bottom)
      for (const answer of await open.getByRole('radio').all()) {
        const box = await answer.boundingBox()
        expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(submit?.y ?? 0)
      }
      await expect(open.getByRole('img', { name: 'Picture: Equal fractions' })).toBeInViewport({ ratio: 1 })
      expect(await shifts()).toEqual([])
    })

    test('opening the insight of a class moves nothing, and its bands begin in the first view', async ({ page }) => {
      await signIn(page)
      const shifts = await recordShifts(page)
      const open = await openCard(page, 'Class Insights: Food Chains Check')
      await expect(open.getByRole('heading', { name: 'How the class did' })).toBeInViewport()
      expect(await shifts()).toEqual([])
    })
  })
}

test('Suggest scrolls the text to the top, beside its letters', async ({ page }) => {
  await signIn(page)
  const open = await openCard(page, 'Batik: Wax, Dye, Repeat')
  await open.getByRole('button', { name: 'Suggest' }).click()
  const letter = open.getByRole('region', { name: 'Writing suggestions' }).getByRole('button', { expanded: false })
  await expect(letter.first()).toBeInViewport()
  expect((await open.getByRole('textbox', { name: /^Text of / }).boundingBox())?.y).toBeCloseTo(76, 0)
  await expect(page.getByRole('button', { name: 'Ask Ting' })).toBeHidden()
  await expect(cardList(page)).toBeAttached()
})
