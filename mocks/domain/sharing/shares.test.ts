import { expect, test } from 'vitest'
import { addCard, duplicateCards, removeCards, saveCard } from '../cards/cardMutations'
import { listCards } from '../cards/cardLists'
import { makeStack, moveCards, unstack } from '../cards/cardOrdering'
import { canSee, shareFor, viewCard } from '../cards/cards'
import type { CardRecord, ContactRecord, PersonRecord } from '../../db/tables'
import { createMockServer } from '../../server/createMockServer'
import type { MockServer } from '../../server/mockServer'
import { resolveRecipients, commonRecipients, inheritShares, recipientsFor, shareCards } from './shares'

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

function createTestServer() {
  const sentEvents: string[] = []
  const mockServer = createMockServer({
    seed: { people, contacts, groups },
    handlers: {} as never,
    jobDelayFactor: 0,
    now: () => new Date('2026-11-20T00:00:00Z'),
    onBroadcast: ({ channel, event }) => sentEvents.push(`${channel} ${event}`),
  })
  return { mockServer, sentEvents }
}

const add = (
  mockServer: MockServer,
  title: string,
  parentId: string | null = null,
  type: 'text' | 'stack' | 'question' = 'text',
) => addCard(mockServer, aina, { type, data: { title }, parentId })
const now = (mockServer: MockServer, { id }: CardRecord) => mockServer.db.cards.get(id) as CardRecord
const shareWith = (mockServer: MockServer, cards: CardRecord[], to: PersonRecord[], isReplacing = false) =>
  shareCards(mockServer, aina, { cards, people: to, isReplacing })
const boardOf = (mockServer: MockServer, person: PersonRecord) =>
  listCards(mockServer, person, { parent: '', filter: 'all', search: '', sort: 'alphabetical', order: 'asc' }).map(
    ({ title }) => title,
  )

test('recipients of a stack see its cards, including those that are added later', () => {
  const { mockServer } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  const inner = add(mockServer, 'Whale', stack.id)
  shareWith(mockServer, [stack], [meiLing])
  expect(canSee(mockServer, inner, meiLing)).toBe(true)
  expect(boardOf(mockServer, meiLing)).toEqual(['Oceans'])
  const late = add(mockServer, 'Shark')
  moveCards(mockServer, aina, [late.id], { attachId: stack.id })
  expect(canSee(mockServer, now(mockServer, late), meiLing)).toBe(true)
})

test('a card that is moved out of a shared stack keeps only its own shares', () => {
  const { mockServer, sentEvents } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  const own = add(mockServer, 'Shark')
  shareWith(mockServer, [own], [daniel])
  moveCards(mockServer, aina, [own.id], { attachId: stack.id })
  shareWith(mockServer, [stack], [meiLing])
  sentEvents.length = 0
  moveCards(mockServer, aina, [own.id], { attachId: null })
  expect([daniel, meiLing].map((person) => canSee(mockServer, now(mockServer, own), person))).toEqual([true, false])
  expect(sentEvents).toEqual(['private-share.21 removed.user'])
})

test('a card that is moved between two shared stacks keeps its read status', () => {
  const { mockServer } = createTestServer()
  const [from, to] = [add(mockServer, 'Oceans', null, 'stack'), add(mockServer, 'Seas', null, 'stack')]
  const card = add(mockServer, 'Whale', from.id)
  shareWith(mockServer, [from, to], [meiLing])
  const share = shareFor(mockServer, card, meiLing)
  if (share) mockServer.db.shares.set({ ...share, status: 'read' })
  moveCards(mockServer, aina, [card.id], { attachId: to.id })
  expect(shareFor(mockServer, card, meiLing)).toMatchObject({ status: 'read', inherited_from: to.id })
})

test('a stack that is created inside a shared stack inherits its shares', () => {
  const { mockServer } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  const cards = ['Whale', 'Shark'].map((title) => add(mockServer, title, stack.id))
  shareWith(mockServer, [stack], [meiLing])
  const made = makeStack(
    mockServer,
    aina,
    cards.map(({ id }) => id),
    stack.id,
  )
  expect(canSee(mockServer, made, meiLing)).toBe(true)
  expect(viewCard(mockServer, stack, meiLing)).toMatchObject({ childCount: 1, first_child_id: made.id })
})

// The card leaves a shared stack. It then returns (undo), or goes to another stack that has the same recipient.
test.each(['the same stack', 'another shared stack'])('a card that returns into %s is still read', (place) => {
  const { mockServer } = createTestServer()
  const [stack, other] = ['Oceans', 'Seas'].map((title) => add(mockServer, title, null, 'stack'))
  const inner = add(mockServer, 'Deep', stack?.id, 'stack')
  const card = add(mockServer, 'Whale', inner.id)
  if (!stack || !other) throw new Error('No stacks.')
  shareWith(mockServer, [stack, other], [meiLing, adam])
  const share = shareFor(mockServer, card, meiLing)
  if (share) mockServer.db.shares.set({ ...share, status: 'read', opened_at: '2026-11-19T00:00:00Z' })
  moveCards(mockServer, aina, [inner.id], { attachId: null })
  expect(shareFor(mockServer, card, meiLing)).toBeUndefined()
  moveCards(mockServer, aina, [inner.id], { attachId: place === 'the same stack' ? stack.id : other.id })
  expect(shareFor(mockServer, card, meiLing)).toMatchObject({ status: 'read', opened_at: '2026-11-19T00:00:00Z' })
  expect(shareFor(mockServer, card, adam)).toMatchObject({ status: 'not_read', opened_at: null })
})

test('a card that is shared again by hand is not read', () => {
  const { mockServer } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  const card = add(mockServer, 'Whale', stack.id)
  shareWith(mockServer, [stack], [meiLing])
  const share = shareFor(mockServer, card, meiLing)
  if (share) mockServer.db.shares.set({ ...share, status: 'read' })
  moveCards(mockServer, aina, [card.id], { attachId: null })
  shareWith(mockServer, [now(mockServer, card)], [meiLing])
  expect(shareFor(mockServer, card, meiLing)).toMatchObject({ status: 'not_read' })
})

test('unstacking a shared stack keeps the shares of its cards and notifies its recipients', () => {
  const { mockServer, sentEvents } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  add(mockServer, 'Whale', stack.id)
  shareWith(mockServer, [stack], [meiLing])
  sentEvents.length = 0
  unstack(mockServer, aina, [stack.id])
  expect(boardOf(mockServer, meiLing)).toEqual(['Whale'])
  expect(sentEvents).toEqual(['private-share.21 removed.user'])
})

test('a new stack of unstacked cards can be shared with the same people, and unsharing the stack unshares the cards', () => {
  const { mockServer } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  const card = add(mockServer, 'Whale', stack.id)
  shareWith(mockServer, [stack], [daniel])
  // Adam is not a friend of Aina; Daniel shared the stack with him.
  shareCards(mockServer, daniel, { cards: [stack], people: [adam], isReplacing: false })
  unstack(mockServer, aina, [stack.id])
  const again = makeStack(mockServer, aina, [card.id], null)
  const recipients = resolveRecipients(
    mockServer,
    aina,
    [13, 22].map((id) => ({ id, type: 'user' as const })),
    [again],
  )
  shareWith(mockServer, [again], recipients)
  expect([boardOf(mockServer, daniel), boardOf(mockServer, adam)]).toEqual([[again.title], [again.title]])
  shareWith(mockServer, [again], [], true)
  expect([boardOf(mockServer, daniel), boardOf(mockServer, adam)]).toEqual([[], []])
})

test('editing replaces the recipients of a stack and its cards, sharing only adds recipients', () => {
  const { mockServer, sentEvents } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  const inner = add(mockServer, 'Whale', stack.id)
  shareWith(mockServer, [stack], [meiLing])
  shareWith(mockServer, [stack], [adam])
  expect([meiLing, adam].map((person) => canSee(mockServer, inner, person))).toEqual([true, true])
  sentEvents.length = 0
  shareWith(mockServer, [stack], [adam], true)
  expect([meiLing, adam].map((person) => canSee(mockServer, inner, person))).toEqual([false, true])
  expect(sentEvents).toEqual(['private-share.21 removed.user'])
  shareWith(mockServer, [stack], [], true)
  expect(viewCard(mockServer, stack, aina).share_status).toBe('default')
})

test('each new recipient gets one share event and one notification per card', () => {
  const { mockServer, sentEvents } = createTestServer()
  const [card, stack] = [add(mockServer, 'Whale'), add(mockServer, 'Oceans', null, 'stack')]
  shareWith(mockServer, [card, stack], [meiLing])
  shareWith(mockServer, [card, stack], [meiLing])
  const notificationEvent = 'private-notifications.21 new.message'
  expect(sentEvents.filter((name) => name.includes('.21 '))).toEqual([
    'private-share.21 shared.user',
    notificationEvent,
    notificationEvent,
  ])
  expect(mockServer.db.notifications.where('user_id', 21).map(({ data }) => data.format.url)).toEqual([
    `/board/focus/${card.id}`,
    `/board/stack/${stack.id}`,
  ])
})

test('insights can be shared with teachers only', () => {
  const { mockServer } = createTestServer()
  const insight = { ...add(mockServer, 'Oceans Check'), type: 'classquestioninsight' }
  mockServer.db.cards.set(insight)
  shareWith(mockServer, [insight], [daniel, meiLing])
  expect(mockServer.db.shares.where('card_id', insight.id).map(({ recipient_id }) => recipient_id)).toEqual([13])
})

test('teachers can share with their groups and friends, students with friends only', () => {
  const { mockServer } = createTestServer()
  const recipientNames = (person: PersonRecord) =>
    recipientsFor(mockServer, person, { hasInsightCards: false }).map(({ name }) => name)
  expect(recipientNames(aina)).toEqual(['5 Bestari', 'Daniel Lim', 'Tan Mei Ling'])
  expect(recipientNames(meiLing)).toEqual(['Aina Rahman'])
})

test('for insight cards students are disabled, teachers and groups are not', () => {
  const { mockServer } = createTestServer()
  const recipients = recipientsFor(mockServer, aina, { hasInsightCards: true })
  expect(recipients.map(({ name, disabled }) => [name, disabled])).toEqual([
    ['5 Bestari', false],
    ['Daniel Lim', false],
    ['Tan Mei Ling', true],
  ])
})

test('a group resolves to its members; a person who is neither friend nor member is rejected', () => {
  const { mockServer } = createTestServer()
  expect(resolveRecipients(mockServer, aina, [{ id: 1, type: 'group' }], [])).toEqual([meiLing, adam])
  expect(() => resolveRecipients(mockServer, meiLing, [{ id: 22, type: 'user' }], [])).toThrow('422')
  expect(() => resolveRecipients(mockServer, daniel, [{ id: 1, type: 'group' }], [])).toThrow('422')
})

test('several cards list their common recipients, with owner and sharer disabled', () => {
  const { mockServer } = createTestServer()
  const [a, b] = [add(mockServer, 'Whale'), add(mockServer, 'Shark')]
  shareWith(mockServer, [a], [daniel, meiLing])
  shareWith(mockServer, [b], [daniel])
  expect(commonRecipients(mockServer, aina, [a, b])).toEqual([
    { id: 13, name: 'Daniel Lim', type: 'user', disabled: false },
  ])
  expect(commonRecipients(mockServer, daniel, [a]).map(({ id, disabled }) => [id, disabled])).toEqual([
    [12, true],
    [13, true],
    [21, true],
  ])
})

test('a person who does not own a card can remove only the recipients they added', () => {
  const { mockServer } = createTestServer()
  const card = add(mockServer, 'Whale')
  shareWith(mockServer, [card], [daniel, meiLing])
  shareCards(mockServer, daniel, { cards: [card], people: [adam], isReplacing: false })
  const recipientsSeenBy = (person: PersonRecord) =>
    commonRecipients(mockServer, person, [card]).map(({ name, disabled }) => [name, disabled])
  expect(recipientsSeenBy(daniel)).toEqual([
    ['Adam Hakim', false],
    ['Aina Rahman', true],
    ['Daniel Lim', true],
    ['Tan Mei Ling', true],
  ])
  expect(recipientsSeenBy(aina).some(([, disabled]) => disabled)).toBe(false)
})

test('students can be removed from the recipients of a stack that contains an insight', () => {
  const { mockServer } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  mockServer.db.cards.set({ ...add(mockServer, 'Oceans Check', stack.id), type: 'classquestioninsight' })
  shareWith(mockServer, [stack], [daniel, meiLing])
  expect(commonRecipients(mockServer, aina, [stack]).map(({ id, disabled }) => [id, disabled])).toEqual([
    [13, false],
    [21, false],
  ])
})

test('a recipient who deletes a stack only loses their own access', () => {
  const { mockServer } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  add(mockServer, 'Whale', stack.id)
  shareWith(mockServer, [stack], [meiLing, adam])
  removeCards(mockServer, meiLing, [stack.id])
  expect([boardOf(mockServer, meiLing), boardOf(mockServer, adam), boardOf(mockServer, aina)]).toEqual([
    [],
    ['Oceans'],
    ['Oceans'],
  ])
})

test('deleting a stack deletes its cards and their shares', () => {
  const { mockServer, sentEvents } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  add(mockServer, 'Whale', stack.id)
  shareWith(mockServer, [stack], [meiLing])
  sentEvents.length = 0
  removeCards(mockServer, aina, [stack.id])
  expect([[...mockServer.db.cards.all()], [...mockServer.db.shares.all()]]).toEqual([[], []])
  expect(sentEvents).toEqual(['private-share.21 removed.user'])
})

test('saving a card broadcasts it to everyone who sees it', () => {
  const { mockServer, sentEvents } = createTestServer()
  const card = add(mockServer, 'Whale')
  shareWith(mockServer, [card], [meiLing])
  sentEvents.length = 0
  saveCard(mockServer, aina, { id: card.id, change: { title: 'Blue Whale' }, isFull: false })
  expect(sentEvents).toEqual(['private-format.12 format.updated', 'private-format.21 format.updated'])
})

test('the solution is hidden from a recipient until they have answered, and from a student’s copy', () => {
  const { mockServer } = createTestServer()
  const quiz = add(mockServer, 'Check', null, 'stack')
  const question = add(mockServer, 'The largest animal', quiz.id, 'question')
  shareWith(mockServer, [quiz], [meiLing])
  const solution = (card: CardRecord, person: PersonRecord) => {
    const view = viewCard(mockServer, card, person)
    return view.type === 'question' ? view.answers.map(({ isCorrect }) => isCorrect) : []
  }
  expect(solution(question, meiLing)).toEqual([null, null, null, null])
  const [made] = duplicateCards(mockServer, meiLing, [question.id])
  expect(made && solution(made.copy, meiLing)).toEqual([null, null, null, null])
  mockServer.db.answers.set({
    id: `${question.id} 21`,
    question_id: question.id,
    user_id: 21,
    labels: ['B'],
    submitted_at: '2026-11-20T00:00:00Z',
  })
  expect(solution(question, meiLing)).toEqual([true, false, false, false])
  expect(viewCard(mockServer, question, meiLing)).toMatchObject({ is_answered: true, receiver_submitted: false })
  expect(viewCard(mockServer, question, aina)).toMatchObject({ is_answered: false, receiver_submitted: true })
})

test('inheritShares shares the cards of a shared stack with its recipients only once', () => {
  const { mockServer, sentEvents } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  shareWith(mockServer, [stack], [meiLing])
  const late = { ...add(mockServer, 'Whale'), parent_id: stack.id }
  mockServer.db.cards.set(late)
  sentEvents.length = 0
  inheritShares(mockServer, aina, [late])
  inheritShares(mockServer, aina, [late])
  expect(sentEvents).toEqual(['private-share.21 shared.user'])
})

test('a card of a guest that the owner removes from a shared stack keeps only its own shares', () => {
  const { mockServer, sentEvents } = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  shareWith(mockServer, [stack], [daniel, meiLing])
  const guest = addCard(mockServer, daniel, { type: 'text', data: { title: 'Squid' }, parentId: stack.id })
  shareCards(mockServer, daniel, { cards: [guest], people: [adam], isReplacing: false })
  const viewers = () =>
    [aina, daniel, meiLing, adam].map((person) => canSee(mockServer, now(mockServer, guest), person))
  expect(viewers()).toEqual([true, true, true, true])
  sentEvents.length = 0
  removeCards(mockServer, aina, [guest.id])
  expect(now(mockServer, guest).parent_id).toBeNull()
  expect(viewers()).toEqual([false, true, false, true])
  expect(sentEvents).toEqual(['private-share.21 removed.user'])
})
