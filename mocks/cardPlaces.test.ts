// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCard, duplicateCards, removeCards } from './cardChanges'
import { handOrder } from './cardLists'
import { makeGroup, makeStack, moveCards, orderCards, syncChildren, unstack } from './cardPlaces'
import { ancestorsOf, childrenOf } from './cards'
import type { CardRecord, PersonRecord } from './db'
import { Refusal } from './reply'
import { createSchool, type School } from './school'

const people = [
  { id: 12, name: 'Aina Rahman', role: 'teacher' },
  { id: 13, name: 'Daniel Lim', role: 'teacher' },
  { id: 21, name: 'Tan Mei Ling', role: 'student' },
] as PersonRecord[]
const [aina, daniel, meiLing] = people as [PersonRecord, PersonRecord, PersonRecord]

let clock = Date.parse('2026-11-20T00:00:00Z')
/** A school whose clock ticks with every look at it. */
const openSchool = (): School =>
  createSchool({ seed: { people }, handlers: {} as never, queuePace: 0, now: () => new Date((clock += 1000)) })

const add = (school: School, title: string, parentId: string | null = null, type: 'text' | 'stack' | 'quiz' = 'text') =>
  addCard(school, aina, { type, data: { title }, parentId }).id

const titles = (cards: readonly CardRecord[]) => cards.map(({ title }) => title)
const board = (school: School, parentId: string | null = null) => titles(handOrder(school, aina, parentId))

test('ids named in a manual order come first, the others keep their order after them', () => {
  const school = openSchool()
  const [a, , c] = ['Atlantic', 'Pacific', 'Arctic', 'Indian'].map((title) => add(school, title)) as [
    string,
    string,
    string,
  ]
  expect(board(school)).toEqual(['Indian', 'Arctic', 'Pacific', 'Atlantic'])
  orderCards(school, aina, [a, c], null)
  expect(board(school)).toEqual(['Atlantic', 'Arctic', 'Indian', 'Pacific'])
  expect([a, c].map((id) => school.db.cards.get(id)?.manual_order)).toEqual([0, 1])
  orderCards(school, aina, [c], null)
  expect(board(school)).toEqual(['Arctic', 'Atlantic', 'Indian', 'Pacific'])
})

test('a shared card on My Board is ordered for its recipient alone', () => {
  const school = openSchool()
  const shared = add(school, 'Oceans')
  const share = { id: 's', card_id: shared, sender_id: 12, recipient_id: 21, status: 'read' } as const
  school.db.shares.set({ ...share, shared_at: '2026-11-20T00:00:00Z', opened_at: null })
  const own = addCard(school, meiLing, { type: 'text', data: { title: 'My Haiku' }, parentId: null }).id
  orderCards(school, meiLing, [shared, own], null)
  expect(titles(handOrder(school, meiLing, null))).toEqual(['Oceans', 'My Haiku'])
  expect(school.db.cards.get(shared)?.manual_order).toBeUndefined()
})

test('a new stack takes the place and the picture of its first card', () => {
  const school = openSchool()
  const [a, b, c] = ['Atlantic', 'Pacific', 'Arctic'].map((title) => add(school, title)) as [string, string, string]
  school.db.cards.set({ ...(school.db.cards.get(b) as CardRecord), image: 'scenes/whale' })
  orderCards(school, aina, [a, b, c], null)
  const stack = makeStack(school, aina, [b, a], null)
  expect(stack).toMatchObject({ title: 'Untitled stack', image: 'scenes/whale', parent_id: null })
  expect(board(school)).toEqual(['Untitled stack', 'Arctic'])
  expect(board(school, stack.id)).toEqual(['Pacific', 'Atlantic'])
})

test('what was in a stack comes to its place in its order', () => {
  const school = openSchool()
  const [first, stack, last] = [add(school, 'First'), add(school, 'Oceans', null, 'stack'), add(school, 'Last')]
  const inner = ['Atlantic', 'Pacific'].map((title) => add(school, title, stack))
  orderCards(school, aina, [first, stack, last], null)
  expect(unstack(school, aina, [stack])).toEqual(inner)
  expect(board(school)).toEqual(['First', 'Atlantic', 'Pacific', 'Last'])
})

test('a copy lies next to its original, with copies of what it holds', () => {
  const school = openSchool()
  const [first, stack, last] = [add(school, 'First'), add(school, 'Oceans', null, 'stack'), add(school, 'Last')]
  for (const title of ['Atlantic', 'Pacific']) add(school, title, stack)
  orderCards(school, aina, [first, stack, last], null)
  const [made] = duplicateCards(school, aina, [stack])
  expect(board(school)).toEqual(['First', 'Oceans', 'Oceans', 'Last'])
  expect(board(school, made?.copy.id)).toEqual(['Atlantic', 'Pacific'])
  expect(childrenOf(school, stack)).toHaveLength(2)
})

type Move = [
  name: string,
  move: (school: School, ids: { card: string; stack: string; inner: string; quiz: string }) => void,
]

test.each<[...Move, status: number]>([
  ['a stack into itself', (school, { stack }) => void moveCards(school, aina, [stack], stack), 422],
  ['a stack into what it holds', (school, { stack, inner }) => void moveCards(school, aina, [stack], inner), 422],
  ['a text into a quiz', (school, { card, quiz }) => void moveCards(school, aina, [card], quiz), 422],
  ['a card into a card', (school, { card, stack }) => void moveCards(school, aina, [stack], card), 422],
  ['somebody else’s card', (school, { card }) => void moveCards(school, daniel, [card], null), 403],
  ['a card that is not there', (school) => void moveCards(school, aina, ['nowhere'], null), 404],
  [
    'cards of two places as a stack',
    (school, { card, inner }) => void makeStack(school, aina, [card, inner], null),
    422,
  ],
  ['no own stack undone', (school, { stack }) => void unstack(school, daniel, [stack]), 403],
  ['an order of cards that lie elsewhere', (school, { inner }) => orderCards(school, aina, [inner], null), 422],
  ['children of somebody else’s stack', (school, { stack }) => syncChildren(school, daniel, stack, []), 403],
])('%s is refused with %i and nothing changes', (_, move, status) => {
  const school = openSchool()
  const stack = add(school, 'Oceans', null, 'stack')
  const ids = {
    stack,
    inner: add(school, 'Arctic', stack, 'stack'),
    card: add(school, 'Whale'),
    quiz: add(school, 'Check', null, 'quiz'),
  }
  const before = structuredClone([...school.db.cards.all()])
  const refused = () => {
    try {
      move(school, ids)
    } catch (cause) {
      return (cause as Refusal).status
    }
    return undefined
  }
  expect(refused()).toBe(status)
  expect([...school.db.cards.all()]).toEqual(before)
})

/** One thing that a person does; numbers choose among the cards that there are. */
const act = fc.record({
  what: fc.constantFrom('board', 'text', 'stack', 'group', 'move', 'order', 'sync', 'unstack', 'delete', 'duplicate'),
  who: fc.constantFrom(aina, daniel),
  cards: fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }),
  place: fc.option(fc.nat(40), { nil: null }),
})

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

function perform(school: School, { what, who, cards, place }: Act): void {
  const all = [...school.db.cards.all()]
  const idAt = (index: number) => all[index % all.length]?.id ?? 'nowhere'
  const ids = cards.map(idAt)
  const parentId = place === null ? null : idAt(place)
  const parentOf = school.db.cards.get(ids[0] ?? '')?.parent_id ?? null
  const acts: Record<Act['what'], () => unknown> = {
    board: () => addCard(school, who, { type: 'stack', data: { title: 'Oceans' }, parentId }),
    text: () => addCard(school, who, { type: 'text', data: { title: 'Whale' }, parentId, position: cards[0] }),
    stack: () => makeStack(school, who, ids, parentOf),
    group: () => makeGroup(school, who, ids, 0),
    move: () => moveCards(school, who, ids, parentId),
    order: () => orderCards(school, who, ids, parentOf),
    sync: () => syncChildren(school, who, parentId ?? 'nowhere', ids),
    unstack: () => unstack(school, who, ids),
    delete: () => removeCards(school, who, ids),
    duplicate: () => duplicateCards(school, who, ids),
  }
  try {
    acts[what]()
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
  }
}

test('whatever is done, every card has one parent that is there, and none holds itself', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      const school = openSchool()
      for (const title of ['Atlantic', 'Pacific', 'Arctic']) add(school, title)
      add(school, 'Oceans', null, 'stack')
      for (const one of acts) perform(school, one)
      for (const card of school.db.cards.all()) {
        const parent = card.parent_id === null ? undefined : school.db.cards.get(card.parent_id)
        expect(parent === undefined).toBe(card.parent_id === null)
        // Throws for a ring, because it would never end.
        expect(ancestorsOf(school, card).map(({ id }) => id)).not.toContain(card.id)
        if (parent) expect(childrenOf(school, parent.id).filter(({ id }) => id === card.id)).toHaveLength(1)
      }
      for (const share of school.db.shares.all()) expect(school.db.cards.get(share.card_id)).toBeDefined()
      school.close()
    }),
    { numRuns: 150, seed: 2026 },
  )
})
