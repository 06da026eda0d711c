/** From a quiz with answers to the class insight, content for a cluster, and feedback for a student (D-0081). */
import type { Page } from 'playwright/test'
import { card, doubleClick, focusView, signIn, teacher, waitUntilReady } from './app'
import { expect, test } from './test'

const QUIZ = 'Food Chains Check'
const CLASS = `Class Insights: ${QUIZ}`
const RESULT = `My Result: ${QUIZ}`
/** The only student of the class who has not answered yet. */
const STUDENT = { name: 'Haziq Iskandar', username: 'haziq' }
/** The student's answer to each question. Only the first is correct, which puts the student into the low cluster. */
const ANSWERS = ['B', 'B', 'B', 'B', 'C']
const FEEDBACK = 'Draw the arrows once more, Haziq: from the food to the eater.'

const press = (page: Page, name: string) => focusView(page).getByRole('button', { name, exact: true }).click()

/** Answers the whole quiz, then opens the result on My Board. */
async function answerQuiz(page: Page) {
  await doubleClick(card(page, QUIZ))
  await doubleClick(card(page, 'The producer'))
  for (const [index, letter] of ANSWERS.entries()) {
    await expect(focusView(page).getByText(`Question ${index + 1} of ${ANSWERS.length}`)).toBeVisible()
    await focusView(page).locator(`[data-label="${letter}"]`).click()
    await press(page, 'Submit')
    if (index + 1 < ANSWERS.length) await press(page, 'Next question')
  }
  const end = page.getByRole('dialog', { name: 'Quiz Completed' })
  await expect(end.getByText(`1/${ANSWERS.length}`, { exact: true })).toBeVisible()
  await end.getByRole('button', { name: 'Close' }).click()
  await page.goto('/board')
  await doubleClick(card(page, RESULT))
  await expect(focusView(page).getByRole('heading', { level: 1, name: RESULT })).toBeVisible()
}

/** Opens the panel of a cluster in the open class insight. */
async function openCluster(page: Page, name: string) {
  await focusView(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click()
  return page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })
}

async function openInsight(page: Page) {
  await page.getByRole('button', { name: `See More: ${CLASS}` }).click()
  await expect(focusView(page).getByText('9 of 9 students have finished')).toBeVisible()
}

async function sendFeedback(page: Page) {
  const panel = await openCluster(page, 'Low')
  await panel.getByRole('button', { name: `Give feedback to ${STUDENT.name}` }).click()
  await panel.getByRole('textbox', { name: `Feedback to ${STUDENT.name}` }).fill(FEEDBACK)
  await panel.getByRole('button', { name: 'Send feedback' }).click()
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  await expect(panel.getByText(FEEDBACK)).toBeVisible()
}

/** Signs in as another person without a password, with the mock panel. */
async function actAs(page: Page, username: string) {
  const panel = page.getByRole('complementary', { name: 'Mock server' })
  await panel.getByRole('button', { name: /^Mock/ }).click()
  await panel.getByRole('tab', { name: 'People' }).click()
  await panel.getByLabel('Find a person').fill(username)
  const isLoaded = page.waitForEvent('load')
  await panel.getByRole('button', { name: /^Act as/ }).click()
  await isLoaded
  await waitUntilReady(page)
}

test('a quiz leads to the insight of the class, to content for a cluster, and to feedback that the student reads', async ({
  page,
}) => {
  await signIn(page, STUDENT.username)
  await test.step('the student answers', async () => {
    await answerQuiz(page)
    await press(page, 'Close')
  })

  await test.step('content of a cluster, and the way to it and back', async () => {
    await actAs(page, teacher.username)
    await openInsight(page)
    const panel = await openCluster(page, 'Medium')
    await panel.getByRole('button', { name: 'Generate content' }).click()
    await expect(panel.getByRole('button', { name: 'Added to Whiteboard' })).toBeVisible()
    await panel.getByRole('button', { name: 'Go to card' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Practice: / })).toBeVisible()
    await page.goBack()
    await expect((await openCluster(page, 'Medium')).getByRole('button', { name: 'Go to card' })).toBeVisible()
  })

  await test.step('the quiz of the insight', async () => {
    await press(page, `From ${QUIZ}`)
    await expect(page.getByRole('heading', { level: 1, name: QUIZ, exact: true })).toBeVisible()
    await page.goBack()
  })

  await test.step('feedback, which the student finds', async () => {
    await sendFeedback(page)
    await press(page, 'Close')
    await actAs(page, STUDENT.username)
    await doubleClick(card(page, RESULT))
    await expect(focusView(page).getByText(FEEDBACK)).toBeVisible()
  })
})

test('an answered quiz updates the open insight of the teacher, and feedback the open result of the student @live', async ({
  page,
  browser,
  baseURL,
  backend,
}) => {
  test.skip(backend === 'demo', 'Two browsers do not share the server of the demo.')
  await signIn(page)
  await page.getByRole('button', { name: `See More: ${CLASS}` }).click()
  await expect(focusView(page).getByText('8 of 9 students have finished')).toBeVisible()
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await signIn(other, STUDENT.username)
  await answerQuiz(other)
  await expect(focusView(page).getByText('9 of 9 students have finished')).toBeVisible()
  await sendFeedback(page)
  await expect(focusView(other).getByText(FEEDBACK)).toBeVisible()
  await context.close()
})
