import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCard, duplicateCards, removeCards } from './cardMutations'
import { manualOrderOf } from './cardLists'
import { makeGroup, makeStack, moveCards, orderCards, syncChildren, unstack } from './cardOrdering'
import { ancestorsOf, childrenOf } from './cards'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { HttpError } from '../../server/respond'
import { createMockServer } from '../../server/createMockServer'
import type { MockServer } from '../../server/mockServer'

const people = [
  { id: 12, name: 'Aina Rahman', role: 'teacher' },
  { id: 13, name: 'Daniel Lim', role: 'teacher' },
  { id: 21, name: 'Tan Mei Ling', role: 'student' },
] as PersonRecord[]
const [aina, daniel, meiLing] = people as [PersonRecord, PersonRecord, PersonRecord]

let clock = Date.parse('2026-11-20T00:00:00Z')
/** Creates a mock server whose clock advances by one second with every read. */
const createTestServer = (): MockServer =>
  createMockServer({ seed: { people }, handlers: {} as never, jobDelayFactor: 0, now: () => new Date((clock += 1000)) })

const add = (
  mockServer: MockServer,
  title: string,
  parentId: string | null = null,
  type: 'text' | 'stack' | 'quiz' = 'text',
) => addCard(mockServer, aina, { type, data: { title }, parentId }).id

const titles = (cards: readonly CardRecord[]) => cards.map(({ title }) => title)
const board = (mockServer: MockServer, parentId: string | null = null) =>
  titles(manualOrderOf(mockServer, aina, parentId))

test('the cards of a manual order come first, the others keep their order after them', () => {
  const mockServer = createTestServer()
  const [a, , c] = ['Atlantic', 'Pacific', 'Arctic', 'Indian'].map((title) => add(mockServer, title)) as [
    string,
    string,
    string,
  ]
  expect(board(mockServer)).toEqual(['Indian', 'Arctic', 'Pacific', 'Atlantic'])
  orderCards(mockServer, aina, [a, c], null)
  expect(board(mockServer)).toEqual(['Atlantic', 'Arctic', 'Indian', 'Pacific'])
  expect([a, c].map((id) => mockServer.db.cards.get(id)?.manual_order)).toEqual([0, 1])
  orderCards(mockServer, aina, [c], null)
  expect(board(mockServer)).toEqual(['Arctic', 'Atlantic', 'Indian', 'Pacific'])
})

/** Shares Aina's card with Mei Ling, but not the stack that contains it. */
const shareAlone = (mockServer: MockServer, cardId: string) =>
  mockServer.db.shares.set({
    id: `${cardId} 21`,
    card_id: cardId,
    sender_id: 12,
    recipient_id: 21,
    status: 'read',
    shared_at: '2026-11-20T00:00:00Z',
    opened_at: null,
  })

test('a reorder of My Board changes nothing in a private stack of another person', () => {
  const mockServer = createTestServer()
  const stack = add(mockServer, 'Marking', null, 'stack')
  const [first, , last] = ['Tides', 'Currents', 'Waves'].map((title) => add(mockServer, title, stack)) as [
    string,
    string,
    string,
  ]
  shareAlone(mockServer, first)
  shareAlone(mockServer, last)
  // Daniel's card is in Aina's stack, which is no longer shared with him, so the card is listed on his My Board.
  const guest = addCard(mockServer, daniel, { type: 'text', data: { title: 'Storms' }, parentId: null }).id
  mockServer.db.cards.set({ ...(mockServer.db.cards.get(guest) as CardRecord), parent_id: stack, manual_order: 3 })
  const note = addCard(mockServer, daniel, { type: 'text', data: { title: 'Note' }, parentId: null }).id

  orderCards(mockServer, meiLing, [last, first], null)
  orderCards(mockServer, daniel, [guest, note], null)

  expect(board(mockServer, stack)).toEqual(['Tides', 'Currents', 'Waves', 'Storms'])
  expect(titles(manualOrderOf(mockServer, meiLing, null))).toEqual(['Waves', 'Tides'])
  expect(titles(manualOrderOf(mockServer, daniel, null))).toEqual(['Storms', 'Note'])
})

test('ordering a shared card on My Board affects its recipient only', () => {
  const mockServer = createTestServer()
  const shared = add(mockServer, 'Oceans')
  const share = { id: 's', card_id: shared, sender_id: 12, recipient_id: 21, status: 'read' } as const
  mockServer.db.shares.set({ ...share, shared_at: '2026-11-20T00:00:00Z', opened_at: null })
  const own = addCard(mockServer, meiLing, { type: 'text', data: { title: 'My Haiku' }, parentId: null }).id
  orderCards(mockServer, meiLing, [shared, own], null)
  expect(titles(manualOrderOf(mockServer, meiLing, null))).toEqual(['Oceans', 'My Haiku'])
  expect(mockServer.db.cards.get(shared)?.manual_order).toBeUndefined()
})

test('a new stack takes the position and the image of its first card', () => {
  const mockServer = createTestServer()
  const [a, b, c] = ['Atlantic', 'Pacific', 'Arctic'].map((title) => add(mockServer, title)) as [string, string, string]
  mockServer.db.cards.set({ ...(mockServer.db.cards.get(b) as CardRecord), image: 'scenes/whale' })
  orderCards(mockServer, aina, [a, b, c], null)
  const stack = makeStack(mockServer, aina, [b, a], null)
  expect(stack).toMatchObject({ title: 'Untitled stack', image: 'scenes/whale', parent_id: null })
  expect(board(mockServer)).toEqual(['Untitled stack', 'Arctic'])
  expect(board(mockServer, stack.id)).toEqual(['Pacific', 'Atlantic'])
})

test('unstacking puts the cards at the position of the stack, in their order', () => {
  const mockServer = createTestServer()
  const [first, stack, last] = [
    add(mockServer, 'First'),
    add(mockServer, 'Oceans', null, 'stack'),
    add(mockServer, 'Last'),
  ]
  const inner = ['Atlantic', 'Pacific'].map((title) => add(mockServer, title, stack))
  orderCards(mockServer, aina, [first, stack, last], null)
  expect(unstack(mockServer, aina, [stack])).toEqual(inner)
  expect(board(mockServer)).toEqual(['First', 'Atlantic', 'Pacific', 'Last'])
})

test('a duplicate follows its original and contains copies of its children', () => {
  const mockServer = createTestServer()
  const [first, stack, last] = [
    add(mockServer, 'First'),
    add(mockServer, 'Oceans', null, 'stack'),
    add(mockServer, 'Last'),
  ]
  for (const title of ['Atlantic', 'Pacific']) add(mockServer, title, stack)
  orderCards(mockServer, aina, [first, stack, last], null)
  const [made] = duplicateCards(mockServer, aina, [stack])
  expect(board(mockServer)).toEqual(['First', 'Oceans', 'Oceans', 'Last'])
  expect(board(mockServer, made?.copy.id)).toEqual(['Atlantic', 'Pacific'])
  expect(childrenOf(mockServer, stack)).toHaveLength(2)
})

type Move = [
  name: string,
  move: (mockServer: MockServer, ids: { card: string; stack: string; inner: string; quiz: string }) => void,
]

test.each<[...Move, status: number]>([
  [
    'a stack into itself',
    (mockServer, { stack }) => void moveCards(mockServer, aina, [stack], { attachId: stack }),
    422,
  ],
  [
    'a stack into its own descendant',
    (mockServer, { stack, inner }) => void moveCards(mockServer, aina, [stack], { attachId: inner }),
    422,
  ],
  [
    'a text into a quiz',
    (mockServer, { card, quiz }) => void moveCards(mockServer, aina, [card], { attachId: quiz }),
    422,
  ],
  [
    'a card into a card',
    (mockServer, { card, stack }) => void moveCards(mockServer, aina, [stack], { attachId: card }),
    422,
  ],
  [
    'a card out of a stack that it does not lie in',
    (mockServer, { card, stack, inner }) =>
      void moveCards(mockServer, aina, [card], { attachId: stack, detachId: inner }),
    422,
  ],
  [
    'a card into a stack as a group',
    (mockServer, { card, stack }) => void moveCards(mockServer, aina, [card], { attachId: stack, isGroup: true }),
    422,
  ],
  [
    'another person’s card',
    (mockServer, { card }) => void moveCards(mockServer, daniel, [card], { attachId: null }),
    403,
  ],
  ['an unknown card', (mockServer) => void moveCards(mockServer, aina, ['nowhere'], { attachId: null }), 404],
  [
    'stacking cards of two different stacks',
    (mockServer, { card, inner }) => void makeStack(mockServer, aina, [card, inner], null),
    422,
  ],
  ['unstacking another person’s stack', (mockServer, { stack }) => void unstack(mockServer, daniel, [stack]), 403],
  ['ordering cards of another list', (mockServer, { inner }) => orderCards(mockServer, aina, [inner], null), 422],
  [
    'syncing the children of another person’s stack',
    (mockServer, { stack }) => syncChildren(mockServer, daniel, stack, []),
    403,
  ],
])('%s responds with %i and changes nothing', (_, move, status) => {
  const mockServer = createTestServer()
  const stack = add(mockServer, 'Oceans', null, 'stack')
  const ids = {
    stack,
    inner: add(mockServer, 'Arctic', stack, 'stack'),
    card: add(mockServer, 'Whale'),
    quiz: add(mockServer, 'Check', null, 'quiz'),
  }
  const before = structuredClone([...mockServer.db.cards.all()])
  const statusOfMove = () => {
    try {
      move(mockServer, ids)
    } catch (cause) {
      return (cause as HttpError).status
    }
    return undefined
  }
  expect(statusOfMove()).toBe(status)
  expect([...mockServer.db.cards.all()]).toEqual(before)
})

/** Generates a random action of a person. Numbers are indexes into the list of existing cards. */
const actionArbitrary = fc.record({
  kind: fc.constantFrom('board', 'text', 'stack', 'group', 'move', 'order', 'sync', 'unstack', 'delete', 'duplicate'),
  person: fc.constantFrom(aina, daniel),
  cards: fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }),
  parentIndex: fc.option(fc.nat(40), { nil: null }),
})

type Action = typeof actionArbitrary extends fc.Arbitrary<infer T> ? T : never

function perform(mockServer: MockServer, { kind, person, cards, parentIndex }: Action): void {
  const all = [...mockServer.db.cards.all()]
  const idAt = (index: number) => all[index % all.length]?.id ?? 'nowhere'
  const ids = cards.map(idAt)
  const parentId = parentIndex === null ? null : idAt(parentIndex)
  const parentOf = mockServer.db.cards.get(ids[0] ?? '')?.parent_id ?? null
  const actions: Record<Action['kind'], () => unknown> = {
    board: () => addCard(mockServer, person, { type: 'stack', data: { title: 'Oceans' }, parentId }),
    text: () => addCard(mockServer, person, { type: 'text', data: { title: 'Whale' }, parentId, position: cards[0] }),
    stack: () => makeStack(mockServer, person, ids, parentOf),
    group: () => makeGroup(mockServer, person, ids, 0),
    move: () => moveCards(mockServer, person, ids, { attachId: parentId }),
    order: () => orderCards(mockServer, person, ids, parentOf),
    sync: () => syncChildren(mockServer, person, parentId ?? 'nowhere', ids),
    unstack: () => unstack(mockServer, person, ids),
    delete: () => removeCards(mockServer, person, ids),
    duplicate: () => duplicateCards(mockServer, person, ids),
  }
  try {
    actions[kind]()
  } catch (cause) {
    if (!(cause instanceof HttpError)) throw cause
  }
}

test('after any sequence of actions every parent exists, and no card contains itself', () => {
  fc.assert(
    fc.property(fc.array(actionArbitrary, { maxLength: 25 }), (actions) => {
      const mockServer = createTestServer()
      for (const title of ['Atlantic', 'Pacific', 'Arctic']) add(mockServer, title)
      add(mockServer, 'Oceans', null, 'stack')
      for (const action of actions) perform(mockServer, action)
      for (const card of mockServer.db.cards.all()) {
        const parent = card.parent_id === null ? undefined : mockServer.db.cards.get(card.parent_id)
        expect(parent === undefined).toBe(card.parent_id === null)
        // A cycle of parents would overflow the stack here, and the test would fail.
        expect(ancestorsOf(mockServer, card).map(({ id }) => id)).not.toContain(card.id)
        if (parent) expect(childrenOf(mockServer, parent.id).filter(({ id }) => id === card.id)).toHaveLength(1)
      }
      for (const share of mockServer.db.shares.all()) expect(mockServer.db.cards.get(share.card_id)).toBeDefined()
      mockServer.close()
    }),
    { numRuns: 150 },
  )
})
