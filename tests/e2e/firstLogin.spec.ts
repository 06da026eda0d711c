import people from '../../fixtures/seed/people.json' with { type: 'json' }
import { submitLogin, tabTo } from './app'
import { expect, test } from './test'

/** A student on their first day, who has not accepted the terms and has no card. */
const newcomer = people.find(({ username }) => username === 'zara')
if (!newcomer) throw new Error('The seed has no student "zara".')

test('a first login leads through terms and welcome to the requested page; declining leads back to the login', {
  tag: '@live',
}, async ({ page }) => {
  test.setTimeout(90_000)
  await page.clock.install()
  const logIn = async () => {
    await submitLogin(page, newcomer)
    await expect(page).toHaveURL('/tnc')
  }
  const terms = page.getByRole('region', { name: 'Text of the Terms and Conditions' })
  const continueButton = page.getByRole('button', { name: 'Continue' })

  await test.step('declining the terms logs out', async () => {
    await page.goto('/board?search=lava')
    await expect(page).toHaveURL('/login')
    await logIn()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/board')
    await expect(page).toHaveURL('/login')
  })

  await test.step('the terms are read and accepted with the keyboard alone', async () => {
    await page.goto('/board?search=lava')
    await logIn()
    // After the login the app moves keyboard focus to the heading of the new screen.
    await expect(page.getByRole('heading', { name: 'Terms and Conditions', level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(terms).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect.poll(() => terms.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    await page.reload()
    await expect(continueButton).toBeDisabled()
    // Wait: while the loading screen is shown, the page is inert, and nothing can get keyboard focus.
    await expect(page.getByText('Getting your board ready…')).toBeHidden()
    await terms.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(continueButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/welcome')
  })

  await test.step('the welcome leads on after 25 s', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${newcomer.name}!`)
    await page.clock.runFor(3000)
    await expect(page.getByRole('list', { name: 'What you can do here' })).toBeVisible()
    await page.clock.runFor(22_000)
    await tabTo(page, page.getByRole('button', { name: 'Get Started' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/board?search=lava')
    // The Back button must skip the terms and the welcome screen.
    await page.goBack()
    await expect(page).toHaveURL('/board')
  })
})
