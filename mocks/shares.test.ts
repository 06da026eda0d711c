// @vitest-environment node
import { expect, test } from 'vitest'
import { addCard, duplicateCards, removeCards, saveCard } from './cardChanges'
import { listCards } from './cardLists'
import { makeStack, moveCards, unstack } from './cardPlaces'
import { canSee, shareFor, viewCard } from './cards'
import type { CardRecord, ContactRecord, PersonRecord } from './db'
import { createSchool, type School } from './school'
import { chosenPeople, commonRecipients, inheritShares, recipientsFor, shareCards } from './shares'

const people = [
  { id: 12, name: 'Aina Rahman', role: 'teacher' },
  { id: 13, name: 'Daniel Lim', role: 'teacher' },
  { id: 21, name: 'Tan Mei Ling', role: 'student' },
  { id: 22, name: 'Adam Hakim', role: 'student' },
] as PersonRecord[]
const [aina, daniel, meiLing, adam] = people as [PersonRecord, PersonRecord, PersonRecord, PersonRecord]
const contacts: ContactRecord[] = [
  { id: 1, sender_id: 12, receiver_id: 13, status: 'ACCEPTED' },
  { id: 2, sender_id: 21, receiver_id: 12, status: 'ACCEPTED' },
  { id: 3, sender_id: 12, receiver_id: 22, status: 'PENDING' },
]
const groups = [{ id: 1, owner_id: 12, group_name: '5 Bestari', member_ids: [21, 22] }]

function openSchool() {
  const heard: string[] = []
  const school = createSchool({
    seed: { people, contacts, groups },
    handlers: {} as never,
    queuePace: 0,
    now: () => new Date('2026-11-20T00:00:00Z'),
    onBroadcast: ({ channel, event }) => heard.push(`${channel} ${event}`),
  })
  return { school, heard }
}

const add = (
  school: School,
  title: string,
  parentId: string | null = null,
  type: 'text' | 'stack' | 'question' = 'text',
) => addCard(school, aina, { type, data: { title }, parentId })
const now = (school: School, { id }: CardRecord) => school.db.cards.get(id) as CardRecord
const give = (school: School, cards: CardRecord[], to: PersonRecord[], isReplacing = false) =>
  shareCards(school, aina, { cards, people: to, isReplacing })
const boardOf = (school: School, person: PersonRecord) =>
  listCards(school, person, { parent: '', filter: 'all', search: '', sort: 'alphabetical', order: 'asc' }).map(
    ({ title }) => title,
  )

test('a shared stack is seen with everything in it, and so is what is put into it later', () => {
  const { school } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  const inner = add(school, 'Whale', stack.id)
  give(school, [stack], [meiLing])
  expect(canSee(school, inner, meiLing)).toBe(true)
  expect(boardOf(school, meiLing)).toEqual(['Oceans'])
  const late = add(school, 'Shark')
  moveCards(school, aina, [late.id], stack.id)
  expect(canSee(school, now(school, late), meiLing)).toBe(true)
})

test('moved out of a shared stack, a card keeps only the shares that it had itself', () => {
  const { school, heard } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  const own = add(school, 'Shark')
  give(school, [own], [daniel])
  moveCards(school, aina, [own.id], stack.id)
  give(school, [stack], [meiLing])
  heard.length = 0
  moveCards(school, aina, [own.id], null)
  expect([daniel, meiLing].map((person) => canSee(school, now(school, own), person))).toEqual([true, false])
  expect(heard).toEqual(['private-share.21 removed.user'])
})

test('moved from one shared stack to another, a share goes on with what its recipient has read', () => {
  const { school } = openSchool()
  const [from, to] = [add(school, 'Oceans', null, 'stack'), add(school, 'Seas', null, 'stack')]
  const card = add(school, 'Whale', from.id)
  give(school, [from, to], [meiLing])
  const share = shareFor(school, card, meiLing)
  if (share) school.db.shares.set({ ...share, status: 'read' })
  moveCards(school, aina, [card.id], to.id)
  expect(shareFor(school, card, meiLing)).toMatchObject({ status: 'read', inherited_from: to.id })
})

test('a stack made inside a shared stack is shared as well', () => {
  const { school } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  const cards = ['Whale', 'Shark'].map((title) => add(school, title, stack.id))
  give(school, [stack], [meiLing])
  const made = makeStack(
    school,
    aina,
    cards.map(({ id }) => id),
    stack.id,
  )
  expect(canSee(school, made, meiLing)).toBe(true)
  expect(viewCard(school, stack, meiLing)).toMatchObject({ childCount: 1, first_child_id: made.id })
})

test('undoing a shared stack leaves its cards shared', () => {
  const { school } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  add(school, 'Whale', stack.id)
  give(school, [stack], [meiLing])
  unstack(school, aina, [stack.id])
  expect(boardOf(school, meiLing)).toEqual(['Whale'])
})

test('editing replaces the recipients of a stack and of what it holds; adding only adds', () => {
  const { school, heard } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  const inner = add(school, 'Whale', stack.id)
  give(school, [stack], [meiLing])
  give(school, [stack], [adam])
  expect([meiLing, adam].map((person) => canSee(school, inner, person))).toEqual([true, true])
  heard.length = 0
  give(school, [stack], [adam], true)
  expect([meiLing, adam].map((person) => canSee(school, inner, person))).toEqual([false, true])
  expect(heard).toEqual(['private-share.21 removed.user'])
  give(school, [stack], [], true)
  expect(viewCard(school, stack, aina).share_status).toBe('default')
})

test('each new recipient hears of a share once and has a notification for each card', () => {
  const { school, heard } = openSchool()
  const [card, stack] = [add(school, 'Whale'), add(school, 'Oceans', null, 'stack')]
  give(school, [card, stack], [meiLing])
  give(school, [card, stack], [meiLing])
  const notices = 'private-notifications.21 new.message'
  expect(heard.filter((name) => name.includes('.21 '))).toEqual(['private-share.21 shared.user', notices, notices])
  expect(school.db.notifications.where('user_id', 21).map(({ data }) => data.format.url)).toEqual([
    `/board/focus/${card.id}`,
    `/board/stack/${stack.id}`,
  ])
})

test('insights reach teachers only', () => {
  const { school } = openSchool()
  const insight = { ...add(school, 'Oceans Check'), type: 'classquestioninsight' }
  school.db.cards.set(insight)
  give(school, [insight], [daniel, meiLing])
  expect(school.db.shares.where('card_id', insight.id).map(({ recipient_id }) => recipient_id)).toEqual([13])
})

test('a teacher picks from own groups and accepted friends, a student from friends alone', () => {
  const { school } = openSchool()
  expect(recipientsFor(school, aina).map(({ name }) => name)).toEqual(['5 Bestari', 'Daniel Lim', 'Tan Mei Ling'])
  expect(recipientsFor(school, meiLing).map(({ name }) => name)).toEqual(['Aina Rahman'])
})

test('a group stands for its members; somebody who is neither friend nor member is refused', () => {
  const { school } = openSchool()
  expect(chosenPeople(school, aina, [{ id: 1, type: 'group' }], [])).toEqual([meiLing, adam])
  expect(() => chosenPeople(school, meiLing, [{ id: 22, type: 'user' }], [])).toThrow('422')
  expect(() => chosenPeople(school, daniel, [{ id: 1, type: 'group' }], [])).toThrow('422')
})

test('of several cards the common recipients are shown; owner and sharer cannot be taken away', () => {
  const { school } = openSchool()
  const [a, b] = [add(school, 'Whale'), add(school, 'Shark')]
  give(school, [a], [daniel, meiLing])
  give(school, [b], [daniel])
  expect(commonRecipients(school, aina, [a, b])).toEqual([
    { id: 13, name: 'Daniel Lim', type: 'user', disabled: false },
  ])
  expect(commonRecipients(school, daniel, [a]).map(({ id, disabled }) => [id, disabled])).toEqual([
    [12, true],
    [13, true],
    [21, true],
  ])
})

test('who does not own a card takes away only those whom they gave it to', () => {
  const { school } = openSchool()
  const card = add(school, 'Whale')
  give(school, [card], [daniel, meiLing])
  shareCards(school, daniel, { cards: [card], people: [adam], isReplacing: false })
  const offered = (person: PersonRecord) =>
    commonRecipients(school, person, [card]).map(({ name, disabled }) => [name, disabled])
  expect(offered(daniel)).toEqual([
    ['Adam Hakim', false],
    ['Aina Rahman', true],
    ['Daniel Lim', true],
    ['Tan Mei Ling', true],
  ])
  expect(offered(aina).some(([, disabled]) => disabled)).toBe(false)
})

test('a stack that holds an insight can be taken back from students', () => {
  const { school } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  school.db.cards.set({ ...add(school, 'Oceans Check', stack.id), type: 'classquestioninsight' })
  give(school, [stack], [daniel, meiLing])
  expect(commonRecipients(school, aina, [stack]).map(({ id, disabled }) => [id, disabled])).toEqual([
    [13, false],
    [21, false],
  ])
})

test('a recipient who deletes a stack only loses sight of it', () => {
  const { school } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  add(school, 'Whale', stack.id)
  give(school, [stack], [meiLing, adam])
  removeCards(school, meiLing, [stack.id])
  expect([boardOf(school, meiLing), boardOf(school, adam), boardOf(school, aina)]).toEqual([[], ['Oceans'], ['Oceans']])
})

test('a deleted stack takes its cards and their shares along', () => {
  const { school, heard } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  add(school, 'Whale', stack.id)
  give(school, [stack], [meiLing])
  heard.length = 0
  removeCards(school, aina, [stack.id])
  expect([[...school.db.cards.all()], [...school.db.shares.all()]]).toEqual([[], []])
  expect(heard).toEqual(['private-share.21 removed.user'])
})

test('a save reaches everybody who sees the card, each in their own view', () => {
  const { school, heard } = openSchool()
  const card = add(school, 'Whale')
  give(school, [card], [meiLing])
  heard.length = 0
  saveCard(school, aina, { id: card.id, change: { title: 'Blue Whale' }, isFull: false })
  expect(heard).toEqual(['private-format.12 format.updated', 'private-format.21 format.updated'])
})

test('the solution stays with the owner until a recipient has answered, and out of a student’s copy', () => {
  const { school } = openSchool()
  const quiz = add(school, 'Check', null, 'stack')
  const question = add(school, 'The largest animal', quiz.id, 'question')
  give(school, [quiz], [meiLing])
  const solution = (card: CardRecord, person: PersonRecord) => {
    const view = viewCard(school, card, person)
    return view.type === 'question' ? view.answers.map(({ isCorrect }) => isCorrect) : []
  }
  expect(solution(question, meiLing)).toEqual([null, null, null, null])
  const [made] = duplicateCards(school, meiLing, [question.id])
  expect(made && solution(made.copy, meiLing)).toEqual([false, false, false, false])
  school.db.answers.set({
    id: `${question.id} 21`,
    question_id: question.id,
    user_id: 21,
    labels: ['B'],
    submitted_at: '2026-11-20T00:00:00Z',
  })
  expect(solution(question, meiLing)).toEqual([true, false, false, false])
  expect(viewCard(school, question, meiLing)).toMatchObject({ is_answered: true, receiver_submitted: false })
  expect(viewCard(school, question, aina)).toMatchObject({ is_answered: false, receiver_submitted: true })
})

test('cards of a shared stack are given its recipients when asked, once', () => {
  const { school, heard } = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  give(school, [stack], [meiLing])
  const late = { ...add(school, 'Whale'), parent_id: stack.id }
  school.db.cards.set(late)
  heard.length = 0
  inheritShares(school, aina, [late])
  inheritShares(school, aina, [late])
  expect(heard).toEqual(['private-share.21 shared.user'])
})
