// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import type { Recipient } from '@/api/share.contract'
import {
  canSubmit,
  type ShareDraft,
  toRecipientRows,
  groupWarning,
  hasInsights,
  isEditing,
  isUnsharing,
  matchesSearch,
  toShareRequest,
  type ShareDialogData,
  toggleRecipient,
  emptyDraft,
} from './shareRules'

const user = (id: number, name: string, disabled = false): Recipient => ({ id, name, type: 'user', disabled })
const BESTARI: Recipient = { id: 1, name: '5 Bestari', type: 'group', disabled: false }
const AINA = user(12, 'Aina Rahman')
const DANIEL = user(13, 'Daniel Lim')
const MEI_LING = user(21, 'Tan Mei Ling')
const BRYAN = user(27, 'Bryan anak Jugah')

const card = (id: string, overrides: Partial<Pick<Card, 'type' | 'owner_id' | 'shared_by'>> = {}) =>
  ({ id, type: 'text', owner_id: 12, shared_by: null, ...overrides }) as Card

const VOLCANO = card('volcano')
const TAPIR = card('tapir')

const dialogData = (overrides: Partial<ShareDialogData> = {}): ShareDialogData => ({
  cards: [VOLCANO],
  recipients: [BESTARI, DANIEL, MEI_LING],
  currentRecipients: [],
  hasInsightCards: false,
  meId: 12,
  ...overrides,
})

/** The choice after pressing some entries, one after the other. */
const draftAfterToggling = (data: ShareDialogData, ...keys: string[]): ShareDraft =>
  keys.reduce<ShareDraft>((draft, key) => {
    const row = toRecipientRows(data, draft).find((each) => each.key === key)
    if (!row) throw new Error(`Nobody has the key ${key}.`)
    return toggleRecipient(draft, row, data.currentRecipients)
  }, emptyDraft)

const chosenKeys = (data: ShareDialogData, draft: ShareDraft) =>
  toRecipientRows(data, draft)
    .filter(({ isSelected }) => isSelected)
    .map(({ key }) => key)

// D-2101: 'on by default for one card that already has recipients, off and disabled for several cards'.
test.each<[string, Partial<ShareDialogData>, boolean | null, boolean]>([
  ['one card that nobody has', {}, null, false],
  ['one card that nobody has, turned on', {}, true, false],
  ['one card that somebody has', { currentRecipients: [MEI_LING] }, null, true],
  ['one card that somebody has, turned off', { currentRecipients: [MEI_LING] }, false, false],
  [
    'one card of somebody else that nobody else has',
    { currentRecipients: [user(13, 'Daniel Lim', true)], meId: 13 },
    null,
    false,
  ],
  ['several cards', { cards: [VOLCANO, TAPIR], currentRecipients: [MEI_LING] }, null, false],
  ['several cards, turned on', { cards: [VOLCANO, TAPIR], currentRecipients: [MEI_LING] }, true, false],
])('the edit toggle of %s', (_, overrides, isEditOn, expected) => {
  expect(isEditing(dialogData(overrides), { ...emptyDraft, isEditing: isEditOn })).toBe(expected)
})

// B-382, B-383: submit is disabled without recipients, of several items or of those that nobody had before.
test.each<[string, Partial<ShareDialogData>, string[], boolean | null, boolean]>([
  ['several cards, nobody chosen', { cards: [VOLCANO, TAPIR] }, [], null, false],
  [
    'several cards, nobody but those who have them',
    { cards: [VOLCANO, TAPIR], currentRecipients: [DANIEL] },
    [],
    null,
    false,
  ],
  ['several cards, somebody chosen', { cards: [VOLCANO, TAPIR] }, ['user:21'], null, true],
  ['no prior recipients, nobody chosen', {}, [], null, false],
  ['no prior recipients, somebody chosen and taken back', {}, ['user:21', 'user:21'], null, false],
  ['no prior recipients, a group chosen', {}, ['group:1'], null, true],
  ['prior recipients, all kept', { currentRecipients: [MEI_LING] }, [], null, true],
  ['prior recipients, all taken away', { currentRecipients: [MEI_LING] }, ['user:21'], null, true],
  ['prior recipients, adding, nobody chosen', { currentRecipients: [MEI_LING] }, [], false, false],
])('submit with %s', (_, overrides, keys, isEditOn, expected) => {
  const data = dialogData(overrides)
  expect(canSubmit(data, { ...draftAfterToggling(data, ...keys), isEditing: isEditOn })).toBe(expected)
})

describe('what is sent', () => {
  test('a new card: those who were chosen, added', () => {
    const data = dialogData()
    expect(toShareRequest(data, draftAfterToggling(data, 'group:1', 'user:13'))).toEqual({
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
    const data = dialogData({ currentRecipients: [MEI_LING, BRYAN] })
    const { recipients, edit } = toShareRequest(data, draftAfterToggling(data, 'user:21', 'user:13'))
    expect(edit).toBe(true)
    expect(recipients.map(({ id }) => id)).toEqual([13, 27])
  })

  test('editing with everybody taken away: nobody', () => {
    const data = dialogData({ currentRecipients: [MEI_LING] })
    const draft = draftAfterToggling(data, 'user:21')
    expect(toShareRequest(data, draft)).toMatchObject({ recipients: [], edit: true })
    expect(isUnsharing(data, draft)).toBe(true)
  })

  test('adding to a shared card: the new ones alone', () => {
    const data = dialogData({ currentRecipients: [MEI_LING] })
    const draft = { ...draftAfterToggling(data, 'user:13'), isEditing: false }
    expect(toShareRequest(data, draft)).toMatchObject({ recipients: [{ id: 13, type: 'user' }], edit: false })
    expect(isUnsharing(data, draft)).toBe(false)
  })

  test('several cards with insights among them', () => {
    const data = dialogData({ cards: [VOLCANO, TAPIR], hasInsightCards: true })
    expect(toShareRequest(data, draftAfterToggling(data, 'group:1'))).toMatchObject({
      format_ids: ['volcano', 'tapir'],
      isMultipleCards: true,
      hasInsightCards: true,
    })
  })

  test('a card of somebody else: owner and sharer stay on the list', () => {
    const currentRecipients = [user(12, 'Aina Rahman', true), user(13, 'Daniel Lim', true), MEI_LING]
    const data = dialogData({ cards: [card('volcano', { owner_id: 12 })], recipients: [], currentRecipients, meId: 13 })
    const draft = draftAfterToggling(data, 'user:21')
    expect(toShareRequest(data, draft).recipients.map(({ id }) => id)).toEqual([12, 13])
    expect(isUnsharing(data, draft)).toBe(true)
  })
})

// B-384, B-385: recipients that are the owner or sharer of an item cannot be removed.
test.each<[string, Partial<ShareDialogData>, Recipient, string | null]>([
  ['the owner', { meId: 13 }, AINA, 'owner'],
  ['the sharer', { cards: [card('c', { owner_id: 14, shared_by: AINA })], meId: 13 }, AINA, 'sharer'],
  ['the person', { cards: [card('c', { owner_id: 14 })] }, AINA, 'self'],
  ['a student who has a stack with an insight card inside', { hasInsightCards: true }, MEI_LING, null],
  [
    'anybody whom the server locks, with an insight card',
    { hasInsightCards: true },
    user(21, 'Tan Mei Ling', true),
    'serverLocked',
  ],
  ['anybody else whom the server locks', {}, user(21, 'Tan Mei Ling', true), 'serverLocked'],
  ['anybody else', {}, MEI_LING, null],
])('as a recipient so far %s is locked or not', (_, overrides, recipient, expected) => {
  const data = dialogData({ recipients: [], currentRecipients: [recipient], ...overrides })
  const [row] = toRecipientRows(data, emptyDraft)
  expect(row).toMatchObject({ isSelected: true, lock: expected })
  expect(row && toggleRecipient(emptyDraft, row, data.currentRecipients).removed).toEqual(expected ? [] : ['user:21'])
})

// D-2438: 'Sharing to oneself, to the owner or sharer: these entries appear chosen and disabled'.
test.each<[string, Partial<Pick<Card, 'owner_id' | 'shared_by'>>, Recipient, string]>([
  ['the owner', { owner_id: 13 }, DANIEL, 'owner'],
  ['the sharer', { owner_id: 14, shared_by: DANIEL }, DANIEL, 'sharer'],
])('%s of one of several cards is offered as chosen and locked, and never sent', (_, overrides, recipient, lock) => {
  const data = dialogData({ cards: [VOLCANO, card('atom', overrides)], recipients: [recipient, MEI_LING] })
  expect(toRecipientRows(data, emptyDraft)[0]).toMatchObject({ recipient, isSelected: true, lock })
  expect(canSubmit(data, emptyDraft)).toBe(false)
  const draft = { ...draftAfterToggling(data, 'user:13', 'user:21'), added: ['user:13', 'user:21'] }
  expect(toShareRequest(data, draft).recipients).toEqual([{ id: 21, type: 'user' }])
})

test('an owner who is offered but not among the recipients so far is not sent when editing either', () => {
  const data = dialogData({ cards: [card('atom', { owner_id: 13 })], currentRecipients: [MEI_LING] })
  expect(toShareRequest(data, emptyDraft)).toMatchObject({ recipients: [{ id: 21, type: 'user' }], edit: true })
})

test('a group with the number of the owner is not the owner', () => {
  const data = dialogData({ cards: [VOLCANO, card('atom', { owner_id: 1 })] })
  expect(toRecipientRows(data, emptyDraft)[0]).toMatchObject({ recipient: BESTARI, isSelected: false, lock: null })
})

test('a recipient whom the server does not let be chosen is shown, locked and not chosen', () => {
  const data = dialogData({ recipients: [user(21, 'Tan Mei Ling', true)] })
  expect(toRecipientRows(data, { ...emptyDraft, added: ['user:21'] })).toMatchObject([
    { isSelected: false, lock: 'serverLocked' },
  ])
})

test('a group and a person with the same number are two', () => {
  const data = dialogData({ recipients: [BESTARI, user(1, 'Zara Idris')] })
  expect(chosenKeys(data, draftAfterToggling(data, 'user:1'))).toEqual(['user:1'])
})

test('recipients so far who are no friends are listed after those who are', () => {
  const data = dialogData({ currentRecipients: [MEI_LING, BRYAN] })
  expect(toRecipientRows(data, emptyDraft).map(({ key }) => key)).toEqual(['group:1', 'user:13', 'user:21', 'user:27'])
})

test('turning the toggle off and on again loses nothing that was chosen', () => {
  const data = dialogData({ currentRecipients: [MEI_LING, BRYAN] })
  const draft = draftAfterToggling(data, 'user:21', 'user:13')
  expect(chosenKeys(data, { ...draft, isEditing: false })).toEqual(['user:13', 'user:21', 'user:27'])
  expect(chosenKeys(data, { ...draft, isEditing: true })).toEqual(['user:13', 'user:27'])
})

// B-386; texts: D-2512.
test.each<[boolean, string[], string | null]>([
  [false, [], null],
  [false, ['user:21'], null],
  [false, ['group:1'], 'everyone'],
  [true, ['group:1'], 'teachersOnly'],
  [true, ['user:13'], null],
])('the group warning with insight cards %s and %j chosen is %s', (hasInsightCards, keys, expected) => {
  const data = dialogData({ hasInsightCards })
  expect(groupWarning(data, draftAfterToggling(data, ...keys))).toBe(expected)
})

test.each([
  ['a text', [VOLCANO], [], false],
  ['an insight card', [VOLCANO, card('i', { type: 'classquestioninsight' })], [], true],
  ['a stack with an insight inside', [card('s', { type: 'stack' })], ['text', 'groupinsight'], true],
  ['a stack without', [card('s', { type: 'stack' })], ['question'], false],
] as const)('insight cards are among %s or not', (_, cards, nodeTypes, expected) => {
  const nodes = nodeTypes.map((type) => ({ id: type, parent_id: 's', type, title: '', owner_id: 12 }))
  expect(hasInsights([...cards], nodes)).toBe(expected)
})

test.each([
  ['Tan Mei Ling', 'mei', true],
  ['Daniel Lim', '  LIM ', true],
  ['Zoë Idris', 'zoe', true],
  ['5 Bestari', '', true],
  ['5 Bestari', 'cemerlang', false],
])('"%s" is found by "%s": %s', (name, search, expected) => {
  expect(matchesSearch(name, search)).toBe(expected)
})
