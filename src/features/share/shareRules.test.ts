// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Card } from '@/api/card.schema'
import type { Recipient } from '@/api/share.contract'
import {
  canSubmit,
  type Choice,
  entriesOf,
  groupWarning,
  hasInsights,
  isEditing,
  isUnsharing,
  matches,
  requestOf,
  type ShareFacts,
  toggled,
  untouched,
} from './shareRules'

const user = (id: number, name: string, disabled = false): Recipient => ({ id, name, type: 'user', disabled })
const BESTARI: Recipient = { id: 1, name: '5 Bestari', type: 'group', disabled: false }
const AINA = user(12, 'Aina Rahman')
const DANIEL = user(13, 'Daniel Lim')
const MEI_LING = user(21, 'Tan Mei Ling')
const BRYAN = user(27, 'Bryan anak Jugah')

const card = (id: string, rest: Partial<Pick<Card, 'type' | 'owner_id' | 'shared_by'>> = {}) =>
  ({ id, type: 'text', owner_id: 12, shared_by: null, ...rest }) as Card

const VOLCANO = card('volcano')
const TAPIR = card('tapir')

const facts = (rest: Partial<ShareFacts> = {}): ShareFacts => ({
  cards: [VOLCANO],
  recipients: [BESTARI, DANIEL, MEI_LING],
  prior: [],
  hasInsightCards: false,
  meId: 12,
  ...rest,
})

/** The choice after pressing some entries, one after the other. */
const pressing = (known: ShareFacts, ...keys: string[]): Choice =>
  keys.reduce<Choice>((choice, key) => {
    const entry = entriesOf(known, choice).find((each) => each.key === key)
    if (!entry) throw new Error(`Nobody has the key ${key}.`)
    return toggled(choice, entry, known.prior)
  }, untouched)

const chosen = (known: ShareFacts, choice: Choice) =>
  entriesOf(known, choice)
    .filter(({ isChosen }) => isChosen)
    .map(({ key }) => key)

// decisions/board X1: 'on by default for one card that already has recipients, off and disabled for several cards'.
test.each<[string, Partial<ShareFacts>, boolean | null, boolean]>([
  ['one card that nobody has', {}, null, false],
  ['one card that nobody has, turned on', {}, true, false],
  ['one card that somebody has', { prior: [MEI_LING] }, null, true],
  ['one card that somebody has, turned off', { prior: [MEI_LING] }, false, false],
  ['one card of somebody else that nobody else has', { prior: [user(13, 'Daniel Lim', true)], meId: 13 }, null, false],
  ['several cards', { cards: [VOLCANO, TAPIR], prior: [MEI_LING] }, null, false],
  ['several cards, turned on', { cards: [VOLCANO, TAPIR], prior: [MEI_LING] }, true, false],
])('the edit toggle of %s', (_, rest, position, expected) => {
  expect(isEditing(facts(rest), { ...untouched, isEditing: position })).toBe(expected)
})

// Board 5: 'Share submit is disabled when several items are selected and no recipients chosen, or when there were no prior …'.
test.each<[string, Partial<ShareFacts>, string[], boolean | null, boolean]>([
  ['several cards, nobody chosen', { cards: [VOLCANO, TAPIR] }, [], null, false],
  ['several cards, nobody but those who have them', { cards: [VOLCANO, TAPIR], prior: [DANIEL] }, [], null, false],
  ['several cards, somebody chosen', { cards: [VOLCANO, TAPIR] }, ['user:21'], null, true],
  ['no prior recipients, nobody chosen', {}, [], null, false],
  ['no prior recipients, somebody chosen and taken back', {}, ['user:21', 'user:21'], null, false],
  ['no prior recipients, a group chosen', {}, ['group:1'], null, true],
  ['prior recipients, all kept', { prior: [MEI_LING] }, [], null, true],
  ['prior recipients, all taken away', { prior: [MEI_LING] }, ['user:21'], null, true],
  ['prior recipients, adding, nobody chosen', { prior: [MEI_LING] }, [], false, false],
])('submit with %s', (_, rest, keys, position, expected) => {
  const known = facts(rest)
  expect(canSubmit(known, { ...pressing(known, ...keys), isEditing: position })).toBe(expected)
})

describe('what is sent', () => {
  test('a new card: those who were chosen, added', () => {
    const known = facts()
    expect(requestOf(known, pressing(known, 'group:1', 'user:13'))).toEqual({
      recipients: [
        { id: 1, type: 'group' },
        { id: 13, type: 'user' },
      ],
      format_ids: ['volcano'],
      edit: false,
      isMultipleCards: false,
      hasInsightCards: false,
    })
  })

  test('editing: the whole list, which replaces the stored one', () => {
    const known = facts({ prior: [MEI_LING, BRYAN] })
    const { recipients, edit } = requestOf(known, pressing(known, 'user:21', 'user:13'))
    expect(edit).toBe(true)
    expect(recipients.map(({ id }) => id)).toEqual([13, 27])
  })

  test('editing with everybody taken away: nobody', () => {
    const known = facts({ prior: [MEI_LING] })
    const choice = pressing(known, 'user:21')
    expect(requestOf(known, choice)).toMatchObject({ recipients: [], edit: true })
    expect(isUnsharing(known, choice)).toBe(true)
  })

  test('adding to a shared card: the new ones alone', () => {
    const known = facts({ prior: [MEI_LING] })
    const choice = { ...pressing(known, 'user:13'), isEditing: false }
    expect(requestOf(known, choice)).toMatchObject({ recipients: [{ id: 13, type: 'user' }], edit: false })
    expect(isUnsharing(known, choice)).toBe(false)
  })

  test('several cards with insights among them', () => {
    const known = facts({ cards: [VOLCANO, TAPIR], hasInsightCards: true })
    expect(requestOf(known, pressing(known, 'group:1'))).toMatchObject({
      format_ids: ['volcano', 'tapir'],
      isMultipleCards: true,
      hasInsightCards: true,
    })
  })

  test('a card of somebody else: owner and sharer stay on the list', () => {
    const prior = [user(12, 'Aina Rahman', true), user(13, 'Daniel Lim', true), MEI_LING]
    const known = facts({ cards: [card('volcano', { owner_id: 12 })], recipients: [], prior, meId: 13 })
    const choice = pressing(known, 'user:21')
    expect(requestOf(known, choice).recipients.map(({ id }) => id)).toEqual([12, 13])
    expect(isUnsharing(known, choice)).toBe(true)
  })
})

// Board 5: 'Recipients that are the owner or sharer of an item cannot be removed'.
test.each<[string, Partial<ShareFacts>, Recipient, string | null]>([
  ['the owner', { meId: 13 }, AINA, 'owner'],
  ['the sharer', { cards: [card('c', { owner_id: 14, shared_by: AINA })], meId: 13 }, AINA, 'sharer'],
  ['the person', { cards: [card('c', { owner_id: 14 })] }, AINA, 'self'],
  ['a student who has a stack with an insight card inside', { hasInsightCards: true }, MEI_LING, null],
  [
    'anybody whom the server locks, with an insight card',
    { hasInsightCards: true },
    user(21, 'Tan Mei Ling', true),
    'fixed',
  ],
  ['anybody else whom the server locks', {}, user(21, 'Tan Mei Ling', true), 'fixed'],
  ['anybody else', {}, MEI_LING, null],
])('as a recipient so far %s is locked or not', (_, rest, recipient, expected) => {
  const known = facts({ recipients: [], prior: [recipient], ...rest })
  const [entry] = entriesOf(known, untouched)
  expect(entry).toMatchObject({ isChosen: true, lock: expected })
  expect(entry && toggled(untouched, entry, known.prior).removed).toEqual(expected ? [] : ['user:21'])
})

// decisions/board 3 'Share': 'Sharing to oneself, to the owner or sharer: these entries appear chosen and disabled'.
test.each<[string, Partial<Pick<Card, 'owner_id' | 'shared_by'>>, Recipient, string]>([
  ['the owner', { owner_id: 13 }, DANIEL, 'owner'],
  ['the sharer', { owner_id: 14, shared_by: DANIEL }, DANIEL, 'sharer'],
])('%s of one of several cards is offered as chosen and locked, and never sent', (_, rest, recipient, lock) => {
  const known = facts({ cards: [VOLCANO, card('atom', rest)], recipients: [recipient, MEI_LING] })
  expect(entriesOf(known, untouched)[0]).toMatchObject({ recipient, isChosen: true, lock })
  expect(canSubmit(known, untouched)).toBe(false)
  const choice = { ...pressing(known, 'user:13', 'user:21'), added: ['user:13', 'user:21'] }
  expect(requestOf(known, choice).recipients).toEqual([{ id: 21, type: 'user' }])
})

test('an owner who is offered but not among the recipients so far is not sent when editing either', () => {
  const known = facts({ cards: [card('atom', { owner_id: 13 })], prior: [MEI_LING] })
  expect(requestOf(known, untouched)).toMatchObject({ recipients: [{ id: 21, type: 'user' }], edit: true })
})

test('a group with the number of the owner is not the owner', () => {
  const known = facts({ cards: [VOLCANO, card('atom', { owner_id: 1 })] })
  expect(entriesOf(known, untouched)[0]).toMatchObject({ recipient: BESTARI, isChosen: false, lock: null })
})

test('a recipient whom the server does not let be chosen is shown, locked and not chosen', () => {
  const known = facts({ recipients: [user(21, 'Tan Mei Ling', true)] })
  expect(entriesOf(known, { ...untouched, added: ['user:21'] })).toMatchObject([{ isChosen: false, lock: 'fixed' }])
})

test('a group and a person with the same number are two', () => {
  const known = facts({ recipients: [BESTARI, user(1, 'Zara Idris')] })
  expect(chosen(known, pressing(known, 'user:1'))).toEqual(['user:1'])
})

test('recipients so far who are no friends are listed after those who are', () => {
  const known = facts({ prior: [MEI_LING, BRYAN] })
  expect(entriesOf(known, untouched).map(({ key }) => key)).toEqual(['group:1', 'user:13', 'user:21', 'user:27'])
})

test('turning the toggle off and on again loses nothing that was chosen', () => {
  const known = facts({ prior: [MEI_LING, BRYAN] })
  const choice = pressing(known, 'user:21', 'user:13')
  expect(chosen(known, { ...choice, isEditing: false })).toEqual(['user:13', 'user:21', 'user:27'])
  expect(chosen(known, { ...choice, isEditing: true })).toEqual(['user:13', 'user:27'])
})

// decisions/board 8 'Group warning'.
test.each<[boolean, string[], string | null]>([
  [false, [], null],
  [false, ['user:21'], null],
  [false, ['group:1'], 'everyone'],
  [true, ['group:1'], 'teachersOnly'],
  [true, ['user:13'], null],
])('the group warning with insight cards %s and %j chosen is %s', (hasInsightCards, keys, expected) => {
  const known = facts({ hasInsightCards })
  expect(groupWarning(known, pressing(known, ...keys))).toBe(expected)
})

test.each([
  ['a text', [VOLCANO], [], false],
  ['an insight card', [VOLCANO, card('i', { type: 'classquestioninsight' })], [], true],
  ['a stack with an insight inside', [card('s', { type: 'stack' })], ['text', 'groupinsight'], true],
  ['a stack without', [card('s', { type: 'stack' })], ['question'], false],
] as const)('insight cards are among %s or not', (_, cards, inside, expected) => {
  const nodes = inside.map((type) => ({ id: type, parent_id: 's', type, title: '', owner_id: 12 }))
  expect(hasInsights([...cards], nodes)).toBe(expected)
})

test.each([
  ['Tan Mei Ling', 'mei', true],
  ['Daniel Lim', '  LIM ', true],
  ['Zoë Idris', 'zoe', true],
  ['5 Bestari', '', true],
  ['5 Bestari', 'cemerlang', false],
])('"%s" is found by "%s": %s', (name, search, expected) => {
  expect(matches(name, search)).toBe(expected)
})
