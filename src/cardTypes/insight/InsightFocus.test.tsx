import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { insightsCalls } from '@/api/insights.contract'
import { answerConfirmation, selectOpenConfirmation } from '@/store/confirmationSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { type OpenedApp } from '@/testing/openApp'
import { renderFocus } from '@/testing/renderFocus'

/**
 * Aina's class insight. One student is in the low band, two in the medium band; the low cluster has a recommendation.
 */
const CLASS = 'a5bae7d7-8211-4326-a96d-f321afa74049'
/** Mei Ling's result of Aina's quiz: four of five answers are right. */
const OWN = '73427107-548e-4b50-88d0-9ddf2d229169'
/** Aina's own result, for which no content was generated yet. */
const SELF = 'b871a623-1d11-4ace-9bb0-718df49c818f'
const GROUP = '511be8f4-5285-436b-9c6a-a196d69c05b9'
const BRYAN = 27
const MAKE = 'insights/generate-recommended-format'
const FEEDBACK = 'insights/send-feedback'

type User = { click: (element: Element) => Promise<void> }
const openTab = async (user: User, name: RegExp) => {
  await user.click(await screen.findByRole('tab', { name }))
  return within(await screen.findByRole('tabpanel'))
}
const withoutGroup = ({ session: { mockServer } }: OpenedApp) => mockServer.db.cards.remove(GROUP)
const danger = (text: object) => ({ kind: 'danger', text })

// B-300 to B-304.
test('content for a cluster passes through its recommendation and its generation, also while the insight is closed', async () => {
  let releaseRecommendation = () => undefined as void
  let releaseCard = () => undefined as void
  const { user, show, db, snackbars } = await renderFocus(CLASS, {
    before: (app) => {
      withoutGroup(app)
      releaseRecommendation = holdCalls(app, insightsCalls.generateInsightRecommendation)
      releaseCard = holdCalls(app, insightsCalls.generateRecommendedCard)
    },
  })
  let panel = await openTab(user, /^Medium/)
  await user.click(panel.getByRole('button', { name: 'Generate content' }))
  expect(await panel.findByText('Thinking of a recommendation…')).toBeVisible()
  releaseRecommendation()
  expect(await panel.findByText('Making the content…')).toBeVisible()
  const clusters = db.cards.get(CLASS)?.clustersCER as Record<string, { recommendation: string }> | undefined
  const recommendation = clusters?.medium_cluster?.recommendation ?? 'none'
  show(SELF)
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  show(CLASS)
  panel = await openTab(user, /^High/)
  expect(panel.getByRole('button', { name: 'Generate content' })).toBeEnabled()
  panel = await openTab(user, /^Medium/)
  expect(panel.getByText('Making the content…')).toBeVisible()
  expect(panel.getByRole('heading', { name: 'Recommendation' }).parentElement).toHaveTextContent(
    recommendation.replaceAll(/<[^>]*>/g, '').slice(0, 40),
  )
  releaseCard()
  expect(await panel.findByRole('button', { name: 'Added to Whiteboard' })).toBeDisabled()
  expect(snackbars()).toEqual([])
})

test('a stored recommendation is not asked for again, and the card is made for its cluster', async () => {
  const { user, bodiesSentTo, session } = await renderFocus(CLASS, { before: withoutGroup })
  const panel = await openTab(user, /^Low/)
  await user.dblClick(panel.getByRole('button', { name: 'Generate content' }))
  await panel.findByRole('button', { name: 'Added to Whiteboard' })
  expect(await bodiesSentTo(MAKE)).toMatchObject([
    { insight_id: CLASS, id: CLASS, target_cluster: 'low_cluster', parent_id: null, stack_board_id: null },
  ])
  const calls = session.mockServer.requestLog.entries().map(({ call }) => call)
  expect(calls).not.toContain('generateInsightRecommendation')
})

test('an insight of one person has no cluster', async () => {
  const { user, bodiesSentTo } = await renderFocus(SELF)
  await user.click(await screen.findByRole('button', { name: 'Generate content' }))
  await screen.findByRole('button', { name: 'Added to Whiteboard' })
  expect(await bodiesSentTo(MAKE)).toMatchObject([{ target_cluster: null }])
})

// B-544, B-545.
test.each([
  ['recommendationRefused', { message: 'There is too little on the card to recommend something.' }],
  ['recommendationFails', { key: 'teaching.insight.failed' }],
] as const)('in the scenario %s the failed recommendation shows %o, and can be asked for again', async (name, text) => {
  expectConsole(/generateInsightRecommendation failed/)
  const { user, setScenario, snackbars } = await renderFocus(CLASS)
  const panel = await openTab(user, /^High/)
  setScenario(name)
  await user.click(panel.getByRole('button', { name: 'Generate content' }))
  await waitFor(() => expect(snackbars()).toEqual([danger(text)]))
  expect(await panel.findByRole('button', { name: 'Generate content' })).toBeEnabled()
})

test('a recommendation that does not come can be stopped', async () => {
  const { user, snackbars } = await renderFocus(CLASS, {
    before: (app) => holdCalls(app, insightsCalls.generateInsightRecommendation),
  })
  const panel = await openTab(user, /^High/)
  await user.click(panel.getByRole('button', { name: 'Generate content' }))
  await user.click(await panel.findByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(panel.queryByText('Thinking of a recommendation…')).toBeNull())
  expect(panel.getByRole('button', { name: 'Generate content' })).toHaveFocus()
  expect(snackbars()).toEqual([])
})

// B-456, B-457.
test('in the stack of somebody else content is made on My Board, after a confirmation', async () => {
  const { user, store, bodiesSentTo } = await renderFocus(OWN, {
    as: 'mei_ling',
    before: ({ session: { mockServer } }) => {
      const insight = mockServer.db.cards.get(OWN)
      // Moves the insight into Aina's stack.
      if (insight) mockServer.db.cards.set({ ...insight, parent_id: '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Generate content' }))
  await waitFor(() =>
    expect(selectOpenConfirmation(store.getState())).toMatchObject({ kind: 'generateInsightRecommendation' }),
  )
  expect(await bodiesSentTo(MAKE)).toEqual([])
  store.dispatch(answerConfirmation(true))
  await screen.findByRole('button', { name: 'Added to Whiteboard' })
  expect(await bodiesSentTo(MAKE)).toMatchObject([{ parent_id: null, stack_board_id: null }])
})

// B-047, B-458, D-2462.
test('feedback to a student is kept while it is typed, sent once, and then read-only', async () => {
  const { user, show, bodiesSentTo, db } = await renderFocus(CLASS)
  let panel = await openTab(user, /^Low/)
  await user.click(panel.getByRole('button', { name: 'Give feedback to Bryan anak Jugah' }))
  const field = () => panel.getByRole('textbox', { name: 'Feedback to Bryan anak Jugah' })
  const send = () => panel.getByRole('button', { name: /^Send feedback/ })
  expect(field()).toHaveFocus()
  await user.paste('  \n ')
  expect(send()).toBeDisabled()
  await user.clear(field())
  await user.paste('x'.repeat(1001))
  expect(send()).toBeDisabled()
  expect(panel.getByText('At most 1000 characters.')).toBeVisible()
  await user.clear(field())
  await user.paste(' Draw the arrows again, Bryan. ')
  show(SELF)
  await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
  show(CLASS)
  panel = await openTab(user, /^Low/)
  expect(field()).toHaveValue(' Draw the arrows again, Bryan. ')
  await user.dblClick(send())
  await waitFor(() => expect(panel.queryByRole('textbox')).toBeNull())
  expect(panel.getByText('Draw the arrows again, Bryan.')).toBeVisible()
  expect(await bodiesSentTo(FEEDBACK)).toEqual([
    {
      insight_id: CLASS,
      parent_id: null,
      user_id: BRYAN,
      feedback: 'Draw the arrows again, Bryan.',
      targetCluster: 'low_cluster',
    },
  ])
  const ofBryan = db.cards.where('owner_id', BRYAN).find(({ type }) => type === 'schoolquestioninsight')
  expect(ofBryan).toMatchObject({ teacher_feedback: 'Draw the arrows again, Bryan.' })
})

test('keyboard focus stays with the student when feedback is given up, and when it is sent', async () => {
  const { user } = await renderFocus(CLASS)
  const panel = await openTab(user, /^Low/)
  const give = () => panel.getByRole('button', { name: 'Give feedback to Bryan anak Jugah' })
  await user.click(give())
  await user.keyboard('Well')
  await user.click(panel.getByRole('button', { name: 'Cancel' }))
  expect(give()).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.keyboard('Well done.{Tab}{Enter}')
  await waitFor(() => expect(panel.queryByRole('textbox')).toBeNull())
  await waitFor(() => expect(panel.getByText('Well done.')).toHaveFocus())
})

test('feedback that is refused stays in its field', async () => {
  expectConsole(/sendInsightFeedback failed/)
  const { user, setScenario } = await renderFocus(CLASS)
  const panel = await openTab(user, /^Low/)
  await user.click(panel.getByRole('button', { name: 'Give feedback to Bryan anak Jugah' }))
  await user.paste('Well tried.')
  setScenario('insightFeedbackFails')
  await user.click(panel.getByRole('button', { name: /^Send feedback/ }))
  await waitFor(() => expect(panel.getByRole('button', { name: 'Send feedback' })).toBeEnabled())
  expect(panel.getByRole('textbox')).toHaveValue('Well tried.')
  sessionStorage.clear()
})

test('wrong questions are practised as flashcards without a call; a card marked as not known is repeated', async () => {
  const { user, session } = await renderFocus(OWN, {
    as: 'mei_ling',
    before: ({ session: { mockServer } }) => {
      const insight = mockServer.db.cards.get(OWN)
      const questions = ['One', 'Two', 'Three'].map((question_body, index) => ({
        question_body,
        answers: [
          { label: 'A', text: `Not ${question_body}`, isCorrect: false },
          { label: 'B', text: `Right ${question_body}`, isCorrect: true },
        ],
        is_correct: index === 1,
        question_number: index + 1,
      }))
      if (insight) mockServer.db.cards.set({ ...insight, questions_overview: questions })
    },
  })
  const start = await screen.findByRole('button', { name: 'Practise 2 questions' })
  const calls = () => session.mockServer.requestLog.entries().map(({ call }) => call)
  await waitFor(() => expect(calls()).toContain('getInsightGroup'))
  const callsBefore = calls()
  await user.click(start)
  const practice = within(screen.getByRole('region', { name: 'Practice' }))
  const answer = async (button: string) => {
    await user.click(practice.getByRole('button', { name: 'Show the answer' }))
    await user.click(practice.getByRole('button', { name: button }))
  }
  expect(practice.queryByText(/Right One/)).toBeNull()
  await user.keyboard(' ')
  expect(practice.getByText(/B Right One/)).toBeVisible()
  await user.keyboard(' ')
  expect(practice.queryByText(/Right One/)).toBeNull()
  await user.click(practice.getByRole('button', { name: 'Show the answer' }))
  expect(practice.getByText(/B Right One/)).toBeVisible()
  await user.click(practice.getByRole('button', { name: 'Ask me again' }))
  expect(practice.getByText('Three')).toBeVisible()
  await answer('I know it')
  expect(practice.getByText('One')).toBeVisible()
  await answer('I know it')
  expect(practice.getByText(/You know them all now/)).toBeVisible()
  await user.click(practice.getByRole('button', { name: 'Stop practising' }))
  expect(screen.getByRole('button', { name: 'Practise 2 questions' })).toHaveFocus()
  expect(calls()).toEqual(callsBefore)
})
