import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Card, CardOf } from '@/api/cards/card.schema'
import type { ResponseOf } from '@/api/core/call'
import { calls } from '@/api/calls'
import { buildRequest, type CallRequest } from '@/api/core/request'
import { createMockClient, type MockClient } from '../runtimes/inProcess'
import type { Broadcast } from '../server/mockServer'

const QUIZ = 'ef7a626c-4f05-4125-94f7-963692d8dac7'
const CLASS_INSIGHT = 'a5bae7d7-8211-4326-a96d-f321afa74049'
const [PRODUCER, ARROWS, SNAKES, DECOMPOSERS, OWLS] = [
  'eaf1e52e-efe6-4373-8fc1-c334c8d2315b',
  'd87e682e-7ecd-4bda-9dba-db77028da015',
  'bb7f4379-4e98-4e40-8754-bad322826a24',
  '93b0f1ec-b039-400a-bb4a-747f6813c1ab',
  'bbdb6f91-bd62-46f1-b2b1-b391660ccca9',
] as const
const HAZIQ = 30
const AINA = 12

/** Haziq's answers; 1 of 5 is correct. */
const LOW: [string, string[]][] = [
  [PRODUCER, ['B']],
  [ARROWS, ['B']],
  [SNAKES, ['B']],
  [DECOMPOSERS, ['B']],
  [OWLS, ['C']],
]
const RIGHT: [string, string[]][] = [
  [PRODUCER, ['B']],
  [ARROWS, ['A']],
  [SNAKES, ['C']],
  [DECOMPOSERS, ['B', 'D']],
  [OWLS, ['A']],
]

let client: MockClient
let broadcasts: Broadcast[]
beforeEach(() => {
  broadcasts = []
  client = createMockClient({ jobDelayFactor: 0, onBroadcast: (broadcast) => broadcasts.push(broadcast) })
})
afterEach(() => client.close())

async function ask<Body>(as: string, request: CallRequest): Promise<Body> {
  client.signIn(as)
  const response = await client.transport.fetch(buildRequest(client.transport, request))
  return (await response.json()) as Body
}

async function answer(as: string, selections: [string, string[]][]) {
  for (const [question_id, labels] of selections) {
    const card = client.mockServer.db.cards.get(question_id)
    const offered = card?.answers as { label: string; text: string }[]
    const answers = offered.filter(({ label }) => labels.includes(label)).map(({ label, text }) => ({ label, text }))
    await ask(as, { call: calls.submitQuestion, body: { question_id, answers } })
  }
}

const read = async <Type extends Card['type']>(as: string, id: string) =>
  (await ask<{ data: CardOf<Type> }>(as, { call: calls.getCard, params: { id } })).data

const insightsOf = (ownerId: number, type: string) =>
  client.mockServer.db.cards.where('owner_id', ownerId).filter((card) => card.type === type && card.stack_id === QUIZ)

const eventsTo = (channel: string) =>
  broadcasts
    .filter((broadcast) => broadcast.channel === channel)
    .map(({ event, payload }) => `${event} ${(payload as { format?: Card }).format?.type}`)

test('the last student completes the class insight; existing feedback and recommendations are kept', async () => {
  await answer('haziq', LOW)
  const insight = await read<'classquestioninsight'>('cikgu_aina', CLASS_INSIGHT)
  expect(insight.stats).toEqual({
    average_score: 0.69,
    students_completed: 9,
    students_shared_with: 9,
    low_markers: 2,
    medium_markers: 2,
    high_markers: 5,
  })
  expect(insight.report.low_markers.map(({ student_name, average_score }) => [student_name, average_score])).toEqual([
    ['Bryan anak Jugah', 0.4],
    ['Haziq Iskandar', 0.2],
  ])
  expect(insight.report.high_markers[0]).toMatchObject({ user_id: 23, teacher_feedback_submitted: true })
  expect(insight.clustersCER.low_cluster.recommendation).toMatch(/^Read the arrow aloud/)
  const counts = insight.class_questions_overview.map((line) => [
    line.correct_responses_count,
    line.incorrect_responses_count,
  ])
  expect(counts).toEqual([
    [9, 0],
    [6, 3],
    [3, 6],
    [5, 4],
    [8, 1],
  ])
  expect(insight.subtitle).toBe('5 Bestari · 9 of 9 have answered')
  expect(insight.clustersCER.low_cluster.explore).toContain('what do the arrows show?')
})

test('student and teacher each receive the events of their own cards', async () => {
  await answer('haziq', LOW)
  await expect.poll(() => eventsTo(`private-board.${HAZIQ}`)).toEqual(['insight.added schoolquestioninsight'])
  await expect.poll(() => eventsTo(`private-board.${AINA}`)).toEqual(['insight.added studentquestioninsight'])
  expect(eventsTo(`private-format.${AINA}`)).toEqual(['format.updated classquestioninsight'])
})

test('a student insight is created only for a student below 50 percent', async () => {
  await answer('haziq', RIGHT)
  expect(insightsOf(HAZIQ, 'schoolquestioninsight')).toHaveLength(1)
  expect(insightsOf(AINA, 'classquestioninsight')).toHaveLength(1)
  expect(insightsOf(AINA, 'studentquestioninsight').map(({ title }) => title)).not.toContain(
    'Food Chains Check: Haziq Iskandar',
  )
})

test('the result names the missed questions and the chosen answers', async () => {
  await answer('haziq', LOW)
  const [insight] = insightsOf(HAZIQ, 'schoolquestioninsight')
  expect(insight).toMatchObject({
    title: 'My Result: Food Chains Check',
    subtitle: '1 of 5',
    origin_title: 'Food Chains Check',
    stats: { average_score: 0.2, correct_answers: 1, question_count: 5 },
    teacher_feedback: null,
    teacher_feedback_submitted: false,
  })
  expect(insight?.insight_summary).toContain('You are sure of “The producer”.')
  expect(insight?.explore).toContain('you chose “Which animal is faster”')
})

// D-0913: 7 of 9 marks are 78 %, although three of four correct questions would be 75 %.
test('quiz result and insight of one attempt have one percent, by marks', async () => {
  const fractions = '7bb967f7-2124-4d4e-9264-0e8b1016924a'
  const last = {
    question_id: '83d21985-2726-4208-be81-7f07dfd82f1f',
    answers: [
      { label: 'A', text: '5/9' },
      { label: 'C', text: '7/12' },
    ],
  }
  await answer('mei_ling', [
    ['bc0fb3e6-a95d-4f87-a08f-7524a98852ff', ['B']],
    ['5b98da8c-28d8-4f57-bb7f-ac50a21f573a', ['A']],
    ['644d6d65-7c54-44f4-a572-35484f232d02', ['B']],
  ])
  const { data } = await ask<ResponseOf<typeof calls.submitQuestion>>('mei_ling', {
    call: calls.submitQuestion,
    body: last,
  })
  expect(data.quiz_result).toEqual({ marks: 7, total_marks: 9, correct_answers: 3, question_count: 4 })
  const insight = client.mockServer.db.cards.where('owner_id', 21).find(({ stack_id }) => stack_id === fractions)
  expect(insight?.stats).toEqual({ average_score: 0.78, correct_answers: 3, question_count: 4 })
})

test('the insight of a question that stands alone names that question instead of a stack', async () => {
  const answers = [
    { label: 'A', text: 'Yes', isCorrect: true },
    { label: 'B', text: 'No', isCorrect: false },
  ]
  const { data: alone } = await ask<{ data: Card }>('mei_ling', {
    call: calls.createCard,
    body: {
      type: 'question',
      data: { title: 'Ice', question: 'Does ice float?', answers },
      position: 0,
      stack_board_id: null,
    },
  })
  await answer('mei_ling', [[alone.id, ['A']]])
  const insight = client.mockServer.db.cards.where('owner_id', 21).find(({ material_id }) => material_id === alone.id)
  expect(insight).toMatchObject({ type: 'selfquestioninsight', stack_id: null, origin_title: 'Ice' })
})

test('feedback is stored in the student’s insight, the teacher’s insight and the report, and only once', async () => {
  await answer('haziq', LOW)
  const body = { insight_id: CLASS_INSIGHT, parent_id: null, user_id: HAZIQ, feedback: ' Ask me about arrows. ' }
  const request = { call: calls.sendInsightFeedback, body: { ...body, targetCluster: 'low_cluster' } }
  await ask('cikgu_aina', request)
  const savedFeedback = { teacher_feedback: 'Ask me about arrows.', teacher_feedback_submitted: true }
  expect(insightsOf(HAZIQ, 'schoolquestioninsight')).toEqual([expect.objectContaining(savedFeedback)])
  expect(insightsOf(AINA, 'studentquestioninsight')).toContainEqual(expect.objectContaining(savedFeedback))
  const { report } = await read<'classquestioninsight'>('cikgu_aina', CLASS_INSIGHT)
  expect(report.low_markers).toContainEqual(expect.objectContaining({ user_id: HAZIQ, ...savedFeedback }))
  const again = await ask<{ message: string }>('cikgu_aina', request)
  expect(again.message).toBe('The student has feedback on this quiz already.')
})

test('a teacher who answers a quiz does not count in the class insight', async () => {
  const sent = { id: 'to mr_lim', sender_id: AINA, recipient_id: 13, status: 'not_read' as const, opened_at: null }
  for (const card_id of [QUIZ, ...RIGHT.map(([id]) => id)]) {
    client.mockServer.db.shares.set({ ...sent, id: `${card_id} 13`, card_id, shared_at: '2026-11-20T05:00:00Z' })
  }
  await answer('mr_lim', RIGHT)
  expect(insightsOf(13, 'schoolquestioninsight')).toHaveLength(1)
  const insight = await read<'classquestioninsight'>('cikgu_aina', CLASS_INSIGHT)
  expect(insight.stats).toMatchObject({ students_completed: 8, students_shared_with: 9 })
})

test('the practice card is complete when its event is sent, and the newest card comes first', async () => {
  const body = {
    insight_id: CLASS_INSIGHT,
    temp_id: 'temp_1',
    parent_id: null,
    target_cluster: 'low_cluster',
    stack_board_id: null,
    id: CLASS_INSIGHT,
  }
  const { group } = await ask<{ group: CardOf<'groupinsight'> }>('cikgu_aina', {
    call: calls.generateRecommendedCard,
    body,
  })
  expect(group.cards?.[0]).toMatchObject({ loading: true, temp_id: 'temp_1', title: '' })
  await expect
    .poll(() => eventsTo(`private-format.${AINA}`))
    .toEqual(['format.updated studyaid', 'format.updated groupinsight'])
  const stored = await read<'groupinsight'>('cikgu_aina', group.id)
  expect(stored.cards?.map(({ title }) => title)).toEqual([
    'Practice: What the arrows mean, Without snakes',
    'The Arrow Says: Is Eaten By',
    'Who Feels It When the Snake Is Gone?',
    'Investigation: Mould on Bread',
  ])
  expect(stored.cards?.[0]).toMatchObject({ loading: false, subtitle: 'For pupils below 50 percent' })
})
