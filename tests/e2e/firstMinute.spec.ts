/** The first minute: presses that a child needs, and what a reload shows first. */
import type { Locator, Page } from 'playwright/test'
import { card, landing, passwordField, usernameField } from './app'
import { expect, test } from './test'

/** Returns a function that presses a target, and the number of presses so far. */
function countPresses() {
  let count = 0
  const press = async (target: Locator) => {
    await target.click()
    count += 1
  }
  return { press, count: () => count }
}

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: `Log in as ${name}` })
const toBoard = (page: Page) => landing(page).getByRole('button', { name: 'Go to the board' })

test('a child of seven answers a first question with five presses, the login included', async ({ page }) => {
  const { press, count } = countPresses()
  await page.goto('/login')
  await press(accountOf(page, 'Adam Hakim'))
  await press(toBoard(page))
  await press(card(page, 'How many bees?'))
  await press(page.getByRole('radio', { name: /5/ }))
  await press(page.getByRole('button', { name: 'Submit' }))
  await expect(page.getByText('Correct!')).toBeVisible()
  await expect(page.locator('#chat [data-mood]')).toHaveAttribute('data-mood', 'cheering')
  expect(count()).toBe(5)
})

test('on the first day, a press on Skip and two more make the first card', async ({ page }) => {
  const { press, count } = countPresses()
  await page.goto('/login')
  await accountOf(page, 'Zara Idris').click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await press(toBoard(page))
  await press(page.getByRole('button', { name: 'Quiz me' }))
  await expect(page.getByRole('grid', { name: 'Cards', exact: true }).getByRole('article')).toHaveCount(1)
  expect(count()).toBe(2)
})

test('a reload shows the buddy of the session from its first frame, and the login page the default one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenBuddies: seen })
    new MutationObserver(() => {
      for (const { dataset } of document.querySelectorAll<HTMLElement>('#root [data-buddy]')) {
        if (dataset.buddy) seen.push(dataset.buddy)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/login')
  await usernameField(page).fill('mei_ling')
  await passwordField(page).fill('2468')
  await page.keyboard.press('Enter')
  await expect(landing(page)).toBeVisible()
  await page.goto('/board')
  await expect(page.getByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
  const seen = await page.evaluate(() => (globalThis as unknown as { seenBuddies: string[] }).seenBuddies)
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set(['E']))
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('T')
})
