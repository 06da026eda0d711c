import type { Page } from 'playwright/test'
import { card, cards, doubleClick, focusView, signIn } from './app'
import { titles } from './dragBoard'
import { expect, test } from './test'

const quiz = 'Fractions Warm-up'
const questions = ['Equal fractions', 'Adding', 'Part of a class', 'More than a half']

const answer = (page: Page, text: string, role: 'radio' | 'checkbox' = 'radio') =>
  focusView(page).getByRole(role, { name: text })
const press = (page: Page, name: string) => focusView(page).getByRole('button', { name, exact: true }).click()

/** Opens the quiz from My Board and expects its questions in manual order. */
async function openQuiz(page: Page) {
  await doubleClick(card(page, quiz))
  await expect(page).toHaveURL(/sort=manual&order=asc/)
  await expect.poll(() => titles(page)).toEqual(questions)
}

test('a student answers a quiz on a phone: a reload keeps the choice, and the result opens on any screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'mei_ling')
  await openQuiz(page)
  await expect(page.getByText('4 questions · 9 marks')).toBeVisible()
  await page.getByRole('button', { name: 'Start quiz' }).click()
  await expect(focusView(page).getByText('Question 1 of 4')).toBeVisible()
  await answer(page, '8/12').click()
  await page.reload()
  await expect(answer(page, '8/12')).toBeChecked()

  await press(page, 'Submit')
  await expect(focusView(page).getByText('Correct!')).toBeVisible()
  await press(page, 'Next question')
  await expect(focusView(page).getByText('Question 2 of 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cards(page).filter({ hasText: 'Equal fractions' }).getByText('Done')).toBeVisible()
  await page.getByRole('button', { name: 'Go on: question 2' }).click()
  await expect(focusView(page).getByText('Question 2 of 4')).toBeVisible()

  // A letter key chooses an answer. Space and Enter must not leave the card.
  await expect(answer(page, '1 5/8')).toBeVisible()
  await page.keyboard.press('a')
  await expect(answer(page, '1 4/12')).toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await press(page, 'Submit')
  await expect(focusView(page).getByText('Your answer: not correct')).toBeVisible()
  await press(page, 'Next question')
  await answer(page, '12').first().click()
  await press(page, 'Submit')
  await press(page, 'Next question')
  await answer(page, '5/9', 'checkbox').click()
  await answer(page, '7/12', 'checkbox').click()
  await press(page, 'Submit')
  await expect(focusView(page).getByText('Correct!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(focusView(page)).toBeHidden()

  const end = page.getByRole('dialog', { name: 'Quiz Completed' })
  await expect(end.getByText('Woohoo')).toBeVisible()
  await expect(end.getByText('78%')).toBeVisible()
  await expect(end.getByText('3/4', { exact: true })).toBeVisible()
  await expect(end.getByText('Your answer: not correct')).toHaveCount(1)
  await end.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/board\/stack\/.*sort=manual/)
  await expect.poll(() => titles(page)).toEqual(questions)

  await page.goto('/board')
  // The insight about the same attempt must show the same percent (D-0913).
  const insight = cards(page).filter({ has: page.getByText(`My Result: ${quiz}`) })
  await expect(insight.getByText('3 of 4 correct')).toBeVisible()
  await expect(insight.getByText('78%')).toBeVisible()
})

test('a teacher edits a question: marks are clamped, letters stay in order, and it is saved', async ({ page }) => {
  await signIn(page)
  await openQuiz(page)
  await doubleClick(card(page, 'Equal fractions'))
  await expect(focusView(page).getByText('Correct answer')).toBeHidden()
  await press(page, 'Edit')
  const edited = focusView(page)
  const marks = edited.getByRole('textbox', { name: 'Marks' })
  for (const [typed, kept] of [
    ['0', '1'],
    ['x', '1'],
    ['11', '10'],
  ] as const) {
    await marks.fill(typed)
    await marks.blur()
    await expect(marks).toHaveValue(kept)
  }
  await edited.getByRole('button', { name: 'Remove answer A' }).click()
  await edited.getByRole('textbox', { name: 'Answer C' }).fill('6/9')
  await edited.getByRole('checkbox', { name: 'C is correct' }).check()
  await press(page, 'Done')
  await expect(focusView(page).getByText('10 marks')).toBeVisible()
  // Wait until the question is saved; a reload would lose the change.
  await expect(focusView(page).locator('[data-status="saving"]')).toHaveCount(0)
  await page.reload()
  await expect(answer(page, 'C 6/9', 'checkbox')).toBeVisible()
  await expect(focusView(page).getByRole('checkbox')).toHaveCount(3)
})
