import type { Page } from 'playwright/test'
import { card, cards, signIn, tabTo } from './app'
import { expect, test } from './test'

/** Daniel's stack of thirty cards, of which two are results of one person. */
const WATER = 'Clean Water: A Week in Thirty Cards'

const presentation = (page: Page) => page.getByRole('dialog', { name: `Presentation: ${WATER}` })
const expectSlide = async (page: Page, number: number) =>
  expect(presentation(page).getByRole('article', { name: new RegExp(`, ${number} of 28$`) })).toBeFocused()

test('a teacher presents a stack from the board by keyboard only', { tag: '@live' }, async ({ page }) => {
  await signIn(page, 'mr_lim')
  await tabTo(page, cards(page).first().getByRole('button').first())
  const stack = card(page, WATER)
  const isReached = () => stack.evaluate((element) => element === document.activeElement)
  for (let step = 0; step < 5 && !(await isReached()); step += 1) await page.keyboard.press('ArrowRight')
  await expect(stack).toBeFocused()
  await page.keyboard.press(' ')
  await page.keyboard.press('p')
  await expectSlide(page, 1)
  await expect(presentation(page).getByRole('heading', { level: 1 })).toHaveText('Where Does Our Tap Water Come From?')

  for (const key of ['ArrowRight', ' ', 'PageDown']) await page.keyboard.press(key)
  await expectSlide(page, 4)
  await expect(presentation(page).getByRole('listitem')).toHaveText([
    'AAbout half',
    'BAbout 3 parts in 100',
    'CAbout 30 parts in 100',
    'DNone at all',
  ])
  await page.keyboard.press('ArrowLeft')
  await expectSlide(page, 3)
  await page.keyboard.press('End')
  await expectSlide(page, 28)
  await page.keyboard.press('Home')
  await expectSlide(page, 1)

  // Single keys of the board below do nothing, and the buttons are reached by Tab.
  await page.keyboard.press('Delete')
  await tabTo(page, presentation(page).getByRole('button', { name: 'Next card' }))
  await page.keyboard.press('Enter')
  await expect(presentation(page).getByText('2 of 28')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(presentation(page)).toBeHidden()
  await expect(page).toHaveURL(/\/board(\?as=mr_lim)?$/)
  await expect(card(page, WATER)).toBeFocused()
})

test('Back ends a presentation, and a reload keeps it; lines and letters stay in a contrast theme', async ({
  page,
}) => {
  await signIn(page, 'mr_lim')
  await card(page, WATER).click()
  await page.getByRole('toolbar', { name: 'Selected cards' }).getByRole('button', { name: 'Present' }).click()
  await expectSlide(page, 1)
  await page.reload()
  await expectSlide(page, 1)

  await page.emulateMedia({ forcedColors: 'active' })
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  const answer = presentation(page).getByRole('listitem').first()
  await expect(answer).toHaveCSS('border-top-width', '3px')
  await expect(answer.locator('span').first()).toHaveCSS('border-right-width', '3px')

  await page.goBack()
  await expect(presentation(page)).toBeHidden()
  await expect(card(page, WATER)).toBeVisible()
})
