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

/** Returns the draft after these rows were toggled, one after the other. */
const draftAfterToggling = (data: ShareDialogData, ...keys: string[]): ShareDraft =>
  keys.reduce<ShareDraft>((draft, key) => {
    const row = toRecipientRows(data, draft).find((each) => each.key === key)
    if (!row) throw new Error(`No row has the key ${key}.`)
    return toggleRecipient(draft, row, data.currentRecipients)
  }, emptyDraft)

const chosenKeys = (data: ShareDialogData, draft: ShareDraft) =>
  toRecipientRows(data, draft)
    .filter(({ isSelected }) => isSelected)
    .map(({ key }) => key)

// D-2101: 'on by default for one card that already has recipients, off and disabled for several cards'.
test.each<[string, Partial<ShareDialogData>, boolean | null, boolean]>([
  ['one card without recipients', {}, null, false],
  ['one card without recipients, switched on', {}, true, false],
  ['one card with a recipient', { currentRecipients: [MEI_LING] }, null, true],
  ['one card with a recipient, switched off', { currentRecipients: [MEI_LING] }, false, false],
  [
    'one card of another user without other recipients',
    { currentRecipients: [user(13, 'Daniel Lim', true)], meId: 13 },
    null,
    false,
  ],
  ['several cards', { cards: [VOLCANO, TAPIR], currentRecipients: [MEI_LING] }, null, false],
  ['several cards, switched on', { cards: [VOLCANO, TAPIR], currentRecipients: [MEI_LING] }, true, false],
])('edit mode of %s', (_, overrides, isEditOn, expected) => {
  expect(isEditing(dialogData(overrides), { ...emptyDraft, isEditing: isEditOn })).toBe(expected)
})

// B-382, B-383: the button is disabled without recipients, for several cards or for a card that has no recipients yet.
test.each<[string, Partial<ShareDialogData>, string[], boolean | null, boolean]>([
  ['several cards, no selection', { cards: [VOLCANO, TAPIR] }, [], null, false],
  ['several cards, current recipients only', { cards: [VOLCANO, TAPIR], currentRecipients: [DANIEL] }, [], null, false],
  ['several cards, a new recipient', { cards: [VOLCANO, TAPIR] }, ['user:21'], null, true],
  ['no current recipients, no selection', {}, [], null, false],
  ['no current recipients, a recipient selected and deselected', {}, ['user:21', 'user:21'], null, false],
  ['no current recipients, a group selected', {}, ['group:1'], null, true],
  ['current recipients, all kept', { currentRecipients: [MEI_LING] }, [], null, true],
  ['current recipients, all removed', { currentRecipients: [MEI_LING] }, ['user:21'], null, true],
  ['current recipients, edit mode off, no selection', { currentRecipients: [MEI_LING] }, [], false, false],
])('submit is enabled or disabled for %s', (_, overrides, keys, isEditOn, expected) => {
  const data = dialogData(overrides)
  expect(canSubmit(data, { ...draftAfterToggling(data, ...keys), isEditing: isEditOn })).toBe(expected)
})

describe('the request body', () => {
  test('of a card without recipients contains the selected ones', () => {
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

  test('in edit mode contains all remaining recipients', () => {
    const data = dialogData({ currentRecipients: [MEI_LING, BRYAN] })
    const { recipients, edit } = toShareRequest(data, draftAfterToggling(data, 'user:21', 'user:13'))
    expect(edit).toBe(true)
    expect(recipients.map(({ id }) => id)).toEqual([13, 27])
  })

  test('in edit mode without recipients is empty and revokes the share', () => {
    const data = dialogData({ currentRecipients: [MEI_LING] })
    const draft = draftAfterToggling(data, 'user:21')
    expect(toShareRequest(data, draft)).toMatchObject({ recipients: [], edit: true })
    expect(isUnsharing(data, draft)).toBe(true)
  })

  test('outside edit mode contains only new recipients', () => {
    const data = dialogData({ currentRecipients: [MEI_LING] })
    const draft = { ...draftAfterToggling(data, 'user:13'), isEditing: false }
    expect(toShareRequest(data, draft)).toMatchObject({ recipients: [{ id: 13, type: 'user' }], edit: false })
    expect(isUnsharing(data, draft)).toBe(false)
  })

  test('of several cards has the flags for multiple and insight cards', () => {
    const data = dialogData({ cards: [VOLCANO, TAPIR], hasInsightCards: true })
    expect(toShareRequest(data, draftAfterToggling(data, 'group:1'))).toMatchObject({
      format_ids: ['volcano', 'tapir'],
      isMultipleCards: true,
      hasInsightCards: true,
    })
  })

  test('of a card of another user keeps owner and sharer', () => {
    const currentRecipients = [user(12, 'Aina Rahman', true), user(13, 'Daniel Lim', true), MEI_LING]
    const data = dialogData({ cards: [card('volcano', { owner_id: 12 })], recipients: [], currentRecipients, meId: 13 })
    const draft = draftAfterToggling(data, 'user:21')
    expect(toShareRequest(data, draft).recipients.map(({ id }) => id)).toEqual([12, 13])
    expect(isUnsharing(data, draft)).toBe(true)
  })
})

// B-384, B-385: a recipient who owns a card or has shared it cannot be removed.
test.each<[string, Partial<ShareDialogData>, Recipient, string | null]>([
  ['the owner', { meId: 13 }, AINA, 'owner'],
  ['the sharer', { cards: [card('c', { owner_id: 14, shared_by: AINA })], meId: 13 }, AINA, 'sharer'],
  ['the current user', { cards: [card('c', { owner_id: 14 })] }, AINA, 'self'],
  ['a student who has a stack that contains an insight card', { hasInsightCards: true }, MEI_LING, null],
  [
    'a recipient disabled by the server, with an insight card',
    { hasInsightCards: true },
    user(21, 'Tan Mei Ling', true),
    'serverLocked',
  ],
  ['a recipient disabled by the server', {}, user(21, 'Tan Mei Ling', true), 'serverLocked'],
  ['any other recipient', {}, MEI_LING, null],
])('the lock of a current recipient: %s', (_, overrides, recipient, expected) => {
  const data = dialogData({ recipients: [], currentRecipients: [recipient], ...overrides })
  const [row] = toRecipientRows(data, emptyDraft)
  expect(row).toMatchObject({ isSelected: true, lock: expected })
  expect(row && toggleRecipient(emptyDraft, row, data.currentRecipients).removed).toEqual(expected ? [] : ['user:21'])
})

// D-2438: 'Sharing to oneself, to the owner or sharer: these entries appear chosen and disabled'.
test.each<[string, Partial<Pick<Card, 'owner_id' | 'shared_by'>>, Recipient, string]>([
  ['the owner', { owner_id: 13 }, DANIEL, 'owner'],
  ['the sharer', { owner_id: 14, shared_by: DANIEL }, DANIEL, 'sharer'],
])('%s of one of several cards is selected, locked and never sent', (_, overrides, recipient, lock) => {
  const data = dialogData({ cards: [VOLCANO, card('atom', overrides)], recipients: [recipient, MEI_LING] })
  expect(toRecipientRows(data, emptyDraft)[0]).toMatchObject({ recipient, isSelected: true, lock })
  expect(canSubmit(data, emptyDraft)).toBe(false)
  const draft = { ...draftAfterToggling(data, 'user:13', 'user:21'), added: ['user:13', 'user:21'] }
  expect(toShareRequest(data, draft).recipients).toEqual([{ id: 21, type: 'user' }])
})

test('an owner who is not a current recipient is not sent in edit mode', () => {
  const data = dialogData({ cards: [card('atom', { owner_id: 13 })], currentRecipients: [MEI_LING] })
  expect(toShareRequest(data, emptyDraft)).toMatchObject({ recipients: [{ id: 21, type: 'user' }], edit: true })
})

test('a group with the id of the owner is not locked', () => {
  const data = dialogData({ cards: [VOLCANO, card('atom', { owner_id: 1 })] })
  expect(toRecipientRows(data, emptyDraft)[0]).toMatchObject({ recipient: BESTARI, isSelected: false, lock: null })
})

test('a new recipient disabled by the server is locked and not selected', () => {
  const data = dialogData({ recipients: [user(21, 'Tan Mei Ling', true)] })
  expect(toRecipientRows(data, { ...emptyDraft, added: ['user:21'] })).toMatchObject([
    { isSelected: false, lock: 'serverLocked' },
  ])
})

test('a group and a person with the same id are different recipients', () => {
  const data = dialogData({ recipients: [BESTARI, user(1, 'Zara Idris')] })
  expect(chosenKeys(data, draftAfterToggling(data, 'user:1'))).toEqual(['user:1'])
})

test('current recipients who are not contacts are listed last', () => {
  const data = dialogData({ currentRecipients: [MEI_LING, BRYAN] })
  expect(toRecipientRows(data, emptyDraft).map(({ key }) => key)).toEqual(['group:1', 'user:13', 'user:21', 'user:27'])
})

test('switching edit mode off and on keeps the draft', () => {
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
])('the group warning with insight cards %s and selection %j is %s', (hasInsightCards, keys, expected) => {
  const data = dialogData({ hasInsightCards })
  expect(groupWarning(data, draftAfterToggling(data, ...keys))).toBe(expected)
})

test.each([
  ['a text', [VOLCANO], [], false],
  ['an insight card', [VOLCANO, card('i', { type: 'classquestioninsight' })], [], true],
  ['a stack that contains an insight card', [card('s', { type: 'stack' })], ['text', 'groupinsight'], true],
  ['a stack without an insight card', [card('s', { type: 'stack' })], ['question'], false],
] as const)('hasInsights of %s', (_, cards, nodeTypes, expected) => {
  const nodes = nodeTypes.map((type) => ({ id: type, parent_id: 's', type, title: '', owner_id: 12 }))
  expect(hasInsights([...cards], nodes)).toBe(expected)
})
