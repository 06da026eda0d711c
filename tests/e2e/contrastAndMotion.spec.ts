/** Checks the lines that a contrast theme of the operating system draws, and that nothing moves with reduced motion. */
import type { Locator, Page } from 'playwright/test'
import {
  ask,
  card,
  chat,
  chatButton,
  doubleClick,
  focusView,
  signIn,
  snackbar,
  submitLogin,
  teacher,
  waitForReplyComplete,
} from './app'
import { toolbar } from './dragBoard'
import { expect, test } from './test'

/** Returns width in px, colour and opacity of the border or outline of an element or pseudo-element. */
const lineOf = (target: Locator, kind: 'border' | 'outline', pseudo?: string) =>
  target.evaluate(
    (element, [property, of]) => {
      const style = getComputedStyle(element, of)
      const width = style.getPropertyValue(property === 'border' ? 'border-top-width' : 'outline-width')
      const color = style.getPropertyValue(property === 'border' ? 'border-top-color' : 'outline-color')
      return { width: Number.parseFloat(width), color, opacity: style.opacity }
    },
    [kind, pseudo] as const,
  )

/** Returns the value that a CSS system colour has in the active contrast theme. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const element = document.createElement('p')
    element.style.color = color
    document.body.append(element)
    const computed = getComputedStyle(element).color
    element.remove()
    return computed
  }, name)

test('a contrast theme marks current, selected, focused and open elements', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page)
  const highlight = await systemColor(page, 'Highlight')

  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect
    .poll(() => lineOf(menu.locator('[aria-current]'), 'border'))
    .toMatchObject({ width: 3, color: highlight })
  expect(await lineOf(menu.getByRole('link', { name: 'Invite' }), 'border')).toMatchObject({ width: 0 })

  const tile = page.getByRole('article', { name: 'The Malayan Tapir' })
  expect(await lineOf(tile, 'border', '::after')).toMatchObject({ width: 0 })
  await card(page, 'The Malayan Tapir').click()
  await expect.poll(() => lineOf(tile, 'border', '::after')).toMatchObject({ width: 4, color: highlight, opacity: '1' })

  await page.keyboard.press('Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  const canvas = await systemColor(page, 'Canvas')
  const sheet = await lineOf(question.locator('..'), 'outline')
  expect(sheet.width).toBe(1)
  expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(sheet.color)
  await page.keyboard.press('Tab')
  const focused = await lineOf(question.locator(':focus'), 'outline')
  expect(focused.width).toBe(3)
  expect([canvas, 'rgba(0, 0, 0, 0)']).not.toContain(focused.color)
})

test('a contrast theme marks the tab, the chosen picture and the frame of the picture tool', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signIn(page)
  const highlight = await systemColor(page, 'Highlight')
  await doubleClick(card(page, 'The Malayan Tapir'))
  const press = async (name: string) => {
    await page.mouse.move(0, 0)
    await focusView(page).getByRole('toolbar', { name: 'Picture' }).getByRole('button', { name }).click()
  }

  await press('Find a picture')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  expect(await lineOf(dialog.getByRole('tab', { selected: true }), 'outline')).toMatchObject({
    width: 2,
    color: highlight,
  })
  const [first, second] = [dialog.getByRole('row').nth(0), dialog.getByRole('row').nth(1)]
  await second.click()
  await expect.poll(() => lineOf(second, 'outline')).toMatchObject({ width: 4, color: highlight })
  expect((await lineOf(first, 'outline')).width).toBe(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await press('Move the picture')
  const frames = page.getByRole('dialog', { name: 'Move the picture' }).getByRole('figure')
  await expect(frames).toHaveCount(2)
  expect(await lineOf(frames.nth(1).locator('img + span'), 'outline')).toMatchObject({ width: 3, color: highlight })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  expect((await lineOf(page.locator('[role=dialog] :focus'), 'outline')).width).toBe(3)
})

test('with reduced motion a snackbar is opaque from its first frame on', async ({ page, consoleErrors }) => {
  consoleErrors.allow(422, 'auth/login')
  await page.addInitScript(() => {
    const opacities: string[] = []
    Object.assign(globalThis, { opacities })
    // Observers run before the browser renders the added nodes, so this one sees the first opacity.
    new MutationObserver(() => {
      const rendered = document.querySelector('[aria-label="Notices"] p')?.closest('[aria-live] > * > *')
      if (rendered) opacities.push(getComputedStyle(rendered).opacity)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/login')
  await submitLogin(page, { ...teacher, password: 'selamat-malam' })
  await expect(snackbar(page, 'Oops, your credentials do not match')).toBeVisible()
  const opacities = await page.evaluate(() => (globalThis as unknown as { opacities: string[] }).opacities)
  expect([...new Set(opacities)]).toEqual(['1'])
})

/**
 * Returns the elements that were animated for longer than 1 ms since the page's first script. Animations of opacity alone do
 * not count.
 */
const motionOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { motion: string[] }).motion)

test('with reduced motion nothing moves on the board, in a card and in the chat', async ({ page }) => {
  await page.addInitScript(() => {
    const motion: string[] = []
    Object.assign(globalThis, { motion })
    const FIXED = new Set(['opacity', 'offset', 'computedOffset', 'easing', 'composite'])
    const record = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      for (const { effect } of target.getAnimations({ subtree: true })) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().endTime) <= 1) continue
        const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !FIXED.has(name)))
        if (moved.length > 0)
          motion.push(`${effect.target?.tagName} ${effect.target?.getAttribute('class')}: ${moved[0]}`)
      }
    }
    addEventListener('animationstart', record, true)
    addEventListener('transitionrun', record, true)
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page)
  await card(page, 'The Malayan Tapir').hover()
  await card(page, 'The Malayan Tapir').click()
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(focusView(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focusView(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await chatButton(page).click()
  await expect(chat(page)).toBeVisible()
  await waitForReplyComplete(await ask(page, 'What is a tapir?'))
  expect(await motionOf(page)).toEqual([])

  // Counter-check: when motion is allowed, hovering moves the card, and `motionOf` notices it.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await card(page, 'The Malayan Tapir').hover()
  await expect.poll(() => motionOf(page)).not.toEqual([])
})
