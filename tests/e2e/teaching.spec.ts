/** From the result of a class to content for a cluster and feedback that reaches the student (D-0081). */
import type { Page } from 'playwright/test'
import { card, focusView, signIn, snackbar, waitUntilReady } from './app'
import { expect, test } from './test'

const CLASS = 'Class Insights: Food Chains Check'
const RESULT = 'My Result: Food Chains Check'
const STUDENT = { name: 'Bryan anak Jugah', username: 'bryan_jugah' }
const FEEDBACK = 'Draw the arrows once more, Bryan: from the food to the eater.'

/** Opens the panel of a cluster of the class insight that is in focus. */
async function openCluster(page: Page, name: string) {
  await focusView(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click()
  return page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })
}

async function sendFeedback(page: Page) {
  const panel = await openCluster(page, 'Low')
  await panel.getByRole('button', { name: `Give feedback to ${STUDENT.name}` }).click()
  await panel.getByRole('textbox', { name: `Feedback to ${STUDENT.name}` }).fill(FEEDBACK)
  await panel.getByRole('button', { name: 'Send feedback' }).click()
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await expect(panel.getByText(FEEDBACK)).toBeVisible()
}

test('a result leads to content for a cluster, to feedback, and to the student who reads it', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: `See More: ${CLASS}` }).click()

  await test.step('content of a cluster, and the way to it and back', async () => {
    const panel = await openCluster(page, 'Medium')
    await panel.getByRole('button', { name: 'Generate content' }).click()
    await expect(panel.getByRole('button', { name: 'Added to Whiteboard' })).toBeVisible()
    await panel.getByRole('button', { name: 'Go to card' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Practice: / })).toBeVisible()
    await page.goBack()
    await expect((await openCluster(page, 'Medium')).getByRole('button', { name: 'Go to card' })).toBeVisible()
  })

  await test.step('the quiz of the insight', async () => {
    await focusView(page).getByRole('button', { name: 'From Food Chains Check' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Food Chains Check', exact: true })).toBeVisible()
    await page.goBack()
  })

  await test.step('feedback, which the student finds', async () => {
    await sendFeedback(page)
    await focusView(page).getByRole('button', { name: 'Close', exact: true }).click()
    const panel = page.getByRole('complementary', { name: 'Mock server' })
    await panel.getByRole('button', { name: /^Mock/ }).click()
    await panel.getByRole('tab', { name: 'People' }).click()
    await panel.getByLabel('Find a person').fill(STUDENT.username)
    const isLoaded = page.waitForEvent('load')
    await panel.getByRole('button', { name: /^Act as/ }).click()
    await isLoaded
    await waitUntilReady(page)
    await card(page, RESULT).dblclick()
    await expect(focusView(page).getByText(FEEDBACK)).toBeVisible()
  })
})

test('feedback appears in the result that the student has open @live', async ({ page, browser, baseURL, backend }) => {
  test.skip(backend === 'demo', 'Two browsers do not share the server of the demo.')
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await signIn(other, STUDENT.username)
  await card(other, RESULT).dblclick()
  await expect(focusView(other).getByRole('heading', { level: 1, name: RESULT })).toBeVisible()
  await signIn(page)
  await page.getByRole('button', { name: `See More: ${CLASS}` }).click()
  await sendFeedback(page)
  await expect(focusView(other).getByText(FEEDBACK)).toBeVisible()
  await expect(snackbar(page, 'Something went wrong.')).toHaveCount(0)
  await context.close()
})
