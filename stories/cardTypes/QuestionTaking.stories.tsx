import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { cardsCalls } from '@/api/cards/cards.contract'
import { buddyDisplayName } from '@/buddy/buddies'
import { quizCompleted } from '@/store/completedQuizSlice'
import { intercept } from '@/testing/intercept'
import { type AppArgs, type AppPlayContext, appStoryMeta, getStoryApp } from '../../.storybook/withApp'
import { answerQuestions } from '../screens/quizAnswers'
import { seedCardId } from '../screens/seedIds'
import { t } from '../translate'
import { waitForText, waitForVisible } from '../visibility'

const WARM_UP = seedCardId('Fractions Warm-up')
const inWarmUp = (title: string) =>
  `/board/focus/${seedCardId(title)}?sort=manual&order=asc&holds=questions&stack=${WARM_UP}`

/** Answering and editing a question, and the end of a quiz. */
const meta = {
  ...appStoryMeta,
  title: 'cardTypes/Question',
  args: { ...appStoryMeta.args, as: 'mei_ling', path: inWarmUp('Equal fractions') },
} satisfies Meta<AppArgs>

export default meta
type Story = StoryObj<AppArgs>
type Canvas = AppPlayContext['canvas']

const answer = (canvas: Canvas, text: string, role: 'radio' | 'checkbox' = 'radio') =>
  canvas.findByRole(role, { name: new RegExp(text) })
const button = (canvas: Canvas, key: Parameters<typeof t>[0]) => canvas.findByRole('button', { name: t(key) })

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await waitForText(canvas, t('quiz.place', { number: 1, count: 4 }))
    await expect(canvas.getAllByRole('radio').map((each) => each.dataset.state)).toEqual(Array(4).fill('default'))
    await expect(await button(canvas, 'quiz.submit')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: t('focus.previous') })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: t('focus.next') })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: t('quiz.edit.edit') })).toBeNull()
  },
}

/** The user chooses an answer by its letter and another by arrow keys. Enter and Space do not leave the question. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await answer(canvas, '3/4')
    canvas.getByRole('main', { name: /Equal fractions/ }).focus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.keyboard('b')
    await expect(await answer(canvas, '8/12')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter} ')
    const chosen = await answer(canvas, '4/9')
    await expect(chosen).toBeChecked()
    await expect(chosen).toHaveAttribute('data-state', 'selected')
    await expect(within(chosen).getByText(t('quiz.chosen'))).toBeVisible()
    await expect(await answer(canvas, '8/12')).not.toBeChecked()
    await expect(canvas.getByRole('main', { name: /Equal fractions/ })).toBeVisible()
    await expect(await button(canvas, 'quiz.submit')).toBeEnabled()
  },
}

/** A question with several correct answers has checkboxes. */
export const SeveralChosen: Story = {
  args: { path: inWarmUp('More than a half') },
  play: async ({ canvas }) => {
    await userEvent.click(await answer(canvas, '5/9', 'checkbox'))
    await userEvent.click(await answer(canvas, '3/7', 'checkbox'))
    await userEvent.click(await answer(canvas, '3/7', 'checkbox'))
    await userEvent.click(await answer(canvas, '7/12', 'checkbox'))
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.click(await button(canvas, 'quiz.submit'))
    await waitForText(canvas, t('quiz.correct'))
    await expect(canvas.getAllByText(t('quiz.yourCorrect'))).toHaveLength(2)
  },
}

/** The answer is wrong. The correct answer is shown, both are disabled, and the result has focus. */
export const AnsweredWrong: Story = {
  globals: { mode: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await answer(canvas, '3/4'))
    await userEvent.click(await button(canvas, 'quiz.submit'))
    await waitFor(() => expect(canvas.getByText(t('quiz.wrong'))).toHaveFocus())
    const wrong = await answer(canvas, '3/4')
    await expect(wrong).toHaveAttribute('data-state', 'wrong')
    await expect(within(wrong).getByText(t('quiz.yourWrong'))).toBeVisible()
    await expect(wrong).toBeDisabled()
    const correct = await answer(canvas, '8/12')
    await expect(correct).toHaveAttribute('data-state', 'correct')
    await expect(within(correct).getByText(t('formats.question.correct'))).toBeVisible()
    await expect(correct).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: t('quiz.submit') })).toBeNull()
    await userEvent.click(await button(canvas, 'quiz.next'))
    await waitForText(canvas, t('quiz.place', { number: 2, count: 4 }))
  },
}

/** Records the moods of the buddy that stands at the card, from now on. */
async function recordMoods({ canvas, globals }: AppPlayContext): Promise<string[]> {
  const name = t('chat.open', { buddy: buddyDisplayName(globals.buddy) })
  const buddy = (await canvas.findByRole('button', { name })).querySelector<HTMLElement>('[data-mood]')
  if (!buddy) throw new Error('There is no buddy at the card.')
  const moods: string[] = []
  const record = () => moods.push(buddy.dataset.mood ?? '')
  record()
  new MutationObserver(record).observe(buddy, { attributeFilter: ['data-mood'] })
  return moods
}

async function answerWith(context: AppPlayContext, text: string): Promise<string[]> {
  const { canvas } = context
  const choice = await answer(canvas, text)
  const moods = await recordMoods(context)
  await userEvent.click(choice)
  await userEvent.click(await button(canvas, 'quiz.submit'))
  return moods
}

const REACTION = { timeout: 6000 }

/** The buddy cheers for a moment. */
export const BuddyCheers: Story = {
  play: async (context) => {
    const moods = await answerWith(context, '8/12')
    await waitForText(context.canvas, t('quiz.correct'))
    await waitFor(() => expect(moods).toEqual(['idle', 'cheering', 'idle']), REACTION)
  },
}

/** The buddy is sorry, and then thinks with the user. */
export const BuddyIsSorry: Story = {
  globals: { buddy: 'R', viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    const moods = await answerWith(context, '3/4')
    await waitForText(context.canvas, t('quiz.wrong'))
    await waitFor(() => expect(moods).toEqual(['idle', 'sorry', 'thinking', 'idle']), REACTION)
  },
}

/** After the last question the buddy reacts to the answer first, and then cheers the whole quiz, however it went. */
export const BuddyAfterTheLast: Story = {
  beforeEach: (context) => answerQuestions(context, ['Adding', 'Part of a class', 'More than a half']),
  play: async (context) => {
    const moods = await answerWith(context, '3/4')
    await waitFor(() => expect(moods.slice(0, 3)).toEqual(['idle', 'sorry', 'thinking']), REACTION)
    await expect(screen.queryByRole('dialog', { name: t('quiz.end.title') })).toBeNull()
    const dialog = await screen.findByRole('dialog', { name: t('quiz.end.title') }, REACTION)
    await expect(dialog.querySelector('[data-mood]')).toHaveAttribute('data-mood', 'cheering')
  },
}

async function answerWithoutMovement({ canvas }: AppPlayContext) {
  /** Returns the place of each element below the words of the question, in px: a focused button may scroll the card. */
  const placesOf = (elements: HTMLElement[]) => {
    const words = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect()
    return elements.map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return [top - words.top, left - words.left, width, height].map(Math.round)
    })
  }
  await waitForText(canvas, t('quiz.place', { number: 1, count: 4 }))
  const tiles = () => placesOf(canvas.getAllByRole('radio'))
  const before = tiles()
  const submit = placesOf([await button(canvas, 'quiz.submit')])
  await userEvent.click(await answer(canvas, '3/4'))
  await waitForText(canvas, t('quiz.chosen'))
  await expect(tiles()).toEqual(before)
  await userEvent.click(await button(canvas, 'quiz.submit'))
  await waitForText(canvas, t('quiz.wrong'))
  await expect(tiles()).toEqual(before)
  await expect(placesOf([await button(canvas, 'quiz.next')])).toEqual(submit)
}

/** Choosing and answering move nothing: tiles keep their height, and 'Next question' stands where Submit was. */
export const NothingMoves: Story = { play: answerWithoutMovement }

export const NothingMovesOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'ms', mode: 'dark' },
  play: async (context) => {
    const { canvas } = context
    await answerWithoutMovement(context)
    const words = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect()
    const next = (await button(canvas, 'quiz.next')).getBoundingClientRect()
    await expect(words.top).toBeGreaterThan(0)
    await expect(next.bottom).toBeLessThan(window.innerHeight)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A six-year-old enlarges the text on a phone: targets are large, and nothing scrolls sideways. */
export const LargeTextOnPhone: Story = {
  args: { as: 'adam', path: `/board/focus/${seedCardId('How many bees?')}` },
  globals: { viewport: { value: 'phone', isRotated: false }, language: 'ms' },
  play: async ({ canvas }) => {
    const larger = await button(canvas, 'quiz.largerText')
    const size = async () => Number.parseFloat(getComputedStyle(canvas.getByText('5')).fontSize)
    await answer(canvas, '5')
    const before = await size()
    await userEvent.click(larger)
    await expect(larger).toHaveAttribute('aria-pressed', 'true')
    await expect(await size()).toBeGreaterThan(1.3 * before)
    for (const each of canvas.getAllByRole('radio')) {
      await expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(60)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The solution is hidden from the owner until answering or editing. */
export const Owner: Story = {
  args: { as: 'cikgu_aina' },
  play: async ({ canvas }) => {
    await answer(canvas, '8/12')
    await expect(canvas.queryByText(t('formats.question.correct'))).toBeNull()
    await waitForVisible(button(canvas, 'quiz.edit.edit'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** In edit mode, letters stay in order, marks are limited to their range, and one correct answer always remains. */
export const Editing: Story = {
  args: { as: 'cikgu_aina' },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'quiz.edit.edit'))
    const marks = await canvas.findByRole('textbox', { name: t('quiz.edit.marks') })
    await userEvent.clear(marks)
    await userEvent.type(marks, '11')
    await userEvent.tab()
    await expect(marks).toHaveValue('10')
    const states = [...document.querySelectorAll<HTMLElement>('[data-type="answer"]')].map(
      ({ dataset }) => dataset.state,
    )
    await expect(states).toEqual(Array(4).fill('editing'))
    await userEvent.click(canvas.getByRole('button', { name: t('quiz.edit.remove', { label: 'A' }) }))
    await expect(canvas.getByRole('textbox', { name: t('quiz.edit.answer', { label: 'A' }) })).toHaveValue('8/12')
    const correct = canvas.getByRole('checkbox', { name: t('quiz.edit.isCorrect', { label: 'A' }) })
    await expect(correct).toBeChecked()
    await userEvent.click(correct)
    await expect(correct).toBeChecked()
    await waitForVisible(() => canvas.getByText(t('quiz.edit.needsCorrect')))
    await expect(canvas.queryByRole('button', { name: t('quiz.submit') })).toBeNull()
    await userEvent.click(await button(canvas, 'quiz.edit.done'))
    const card = within(canvas.getByRole('main', { name: /Equal fractions/ }))
    await waitForText(card, t('formats.question.marks', { count: 10 }))
    await expect(await button(canvas, 'quiz.edit.edit')).toHaveFocus()
  },
}

/** Students have answered the question. In edit mode, a note says that their results do not change. */
export const EditingAnswered: Story = {
  args: { as: 'cikgu_aina', path: `/board/focus/${seedCardId('The producer')}` },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'quiz.edit.edit'))
    await waitForText(canvas, t('quiz.edit.answered'))
  },
}

/** The server refuses a field. Its message appears at the field, and the input stays. */
export const EditingRefused: Story = {
  args: { as: 'cikgu_aina' },
  parameters: { allowedConsole: [/^\[api\] updateCard failed: .*422/s] },
  play: async (context) => {
    const { canvas } = context
    const errors = { question: ['The question may not be greater than 500 characters.'] }
    intercept(getStoryApp(context), cardsCalls.updateCard, () => ({
      status: 422,
      body: { message: errors.question[0] ?? '', errors },
    }))
    await userEvent.click(await button(canvas, 'quiz.edit.edit'))
    const question = await canvas.findByRole('textbox', { name: t('quiz.edit.question') })
    await userEvent.type(question, '!')
    await waitFor(() => expect(question).toHaveAccessibleDescription(errors.question[0]))
    await expect(question).toHaveValue('Which fraction is equal to 2/3?!')
    await waitForVisible(() => canvas.getByRole('button', { name: t('saving.editAgain') }))
  },
}

/**
 * A user copied a quiz without having answered it, so the copy has no solutions. The card asks its new owner to mark the correct answer.
 */
export const Unmarked: Story = {
  args: { path: '/board' },
  play: async (context) => {
    const { canvas } = context
    const { router, session } = getStoryApp(context)
    const { cards } = session.mockServer.db
    const question = cards.get(seedCardId('Equal fractions'))
    if (!question) throw new Error('The seed has no such question.')
    const answers = (question.answers as object[]).map((each) => ({ ...each, isCorrect: null }))
    cards.set({ ...question, id: 'copy', owner_id: 21, parent_id: null, answers })
    await router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: 'copy' } })
    await userEvent.click(await answer(canvas, '8/12'))
    await expect(await button(canvas, 'quiz.submit')).toBeDisabled()
    await userEvent.click(await button(canvas, 'quiz.mark'))
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('quiz.edit.isCorrect', { label: 'B' }) }))
    await userEvent.click(await button(canvas, 'quiz.edit.done'))
    await waitFor(() => expect(canvas.queryByText(t('quiz.unmarked'))).toBeNull())
    await waitFor(async () => expect(await button(canvas, 'quiz.submit')).toBeEnabled())
  },
}

/** The dialog at the end of a quiz, here above another page: score, correct answers and given answers. */
export const End: Story = {
  globals: { mode: 'dark' },
  args: { as: 'elvina', path: '/notifications' },
  play: async (context) => {
    const { canvas } = context
    const { store } = getStoryApp(context)
    await canvas.findByRole('heading', { level: 1 })
    store.dispatch(
      quizCompleted({
        result: { marks: 7, total_marks: 9, correct_answers: 3, question_count: 4 },
        questionId: seedCardId('Owls in the oil palms'),
        containerId: seedCardId('Food Chains Check'),
      }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: t('quiz.end.title') }))
    await waitForVisible(() => dialog.getByText(t('quiz.end.woohoo')))
    await expect(dialog.getByText('78 % · 7 of 9 marks · 3 of 4 right')).toBeVisible()
    await expect(dialog.getByText('78%')).toBeVisible()
    await expect(dialog.getByText('3/4')).toBeVisible()
    await expect(dialog.getByText(t('quiz.end.insight'))).toBeVisible()
    await waitFor(() => expect(dialog.getAllByText(t('quiz.yourCorrect'))).toHaveLength(3))
    await expect(dialog.getAllByText(t('quiz.yourWrong'))).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: t('quiz.end.close') }))
    await waitFor(() =>
      expect(getStoryApp(context).router.state.location.href).toMatch(/^\/board\/stack\/.*sort=manual/),
    )
  },
}
