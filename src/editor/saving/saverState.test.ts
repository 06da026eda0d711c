import { describe, expect, test } from 'vitest'
import type { Card } from '@/api/cards/card.schema'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import type { SavableFields } from './savableFields'
import { initialState, isForeign, publicState, reduceSaver, type SaverEvent, type SaverState } from './saverState'

const BEFORE = '2026-11-21T02:00:00Z'
const OWN = '2026-11-21T02:00:05Z'
const LATER = '2026-11-21T02:00:09Z'

const card = (fields: SavableFields = {}, updated_at = BEFORE) =>
  cardFixture('text', { title: 'Leaves', body: '<p>old</p>', ...fields, updated_at } as Partial<Card>)
const received = (fields: SavableFields = {}, updated_at = BEFORE): SaverEvent => ({
  type: 'cardReceived',
  card: card(fields, updated_at),
  isPermitted: true,
  now: 7,
})
const typed = (fields: SavableFields): SaverEvent[] => [{ type: 'changed' }, { type: 'read', fields }]
const noDraft: SaverEvent = { type: 'draftFound', draft: undefined }
const body = (text: string) => ({ body: `<p>${text}</p>` })
const saved = (fields: SavableFields, updated_at = OWN): SaverEvent => ({
  type: 'saved',
  card: card(fields, updated_at),
  now: 7,
})
const refused: SaverEvent = { type: 'refused', now: 7, errorText: { message: 'No.' } }

const after = (...events: SaverEvent[]): SaverState =>
  [received(), noDraft, ...events].reduce(reduceSaver, initialState)

describe('status and editing', () => {
  test.each<[string, SaverState, string, boolean]>([
    ['before the card is loaded', initialState, 'unchanged', false],
    ['before drafts have been looked for', reduceSaver(initialState, received()), 'unchanged', false],
    ['opened', after(), 'unchanged', true],
    ['something has changed', after({ type: 'changed' }), 'changed', true],
    ['what has changed is what the server has (B-345)', after(...typed(body('old'))), 'unchanged', true],
    ['typed', after(...typed(body('a'))), 'changed', true],
    ['in flight', after(...typed(body('a')), { type: 'sent' }), 'saving', true],
    ['answered', after(...typed(body('a')), { type: 'sent' }, saved(body('a'))), 'saved', true],
    ['no answer', after(...typed(body('a')), { type: 'sent' }, { type: 'unanswered' }), 'waiting', true],
    ['refused (B-559)', after(...typed(body('a')), { type: 'sent' }, refused), 'failed', false],
    ['edited again', after(...typed(body('a')), { type: 'sent' }, refused, { type: 'editedAgain' }), 'changed', true],
    [
      'the permission was revoked',
      after({ type: 'cardReceived', card: card(), isPermitted: false, now: 0 }),
      'unchanged',
      false,
    ],
    [
      'a draft is offered',
      [received(), { type: 'draftFound', draft: { fields: body('mine'), changedAt: 1 } } as SaverEvent].reduce(
        reduceSaver,
        initialState,
      ),
      'unchanged',
      false,
    ],
  ])('%s', (_, state, status, isEditable) => {
    expect(publicState(state)).toMatchObject({ status, isEditable })
  })
})

describe('fields of the next save', () => {
  test.each<[string, SaverState, SavableFields]>([
    [
      'the newest value of each field',
      after(...typed(body('a')), ...typed({ title: 'T', ...body('b') })),
      { title: 'T', ...body('b') },
    ],
    ['nothing after a return to what the server has', after(...typed(body('a')), ...typed(body('old'))), {}],
    ['what was typed during a save', after(...typed(body('a')), { type: 'sent' }, ...typed(body('b'))), body('b')],
    [
      'a return to the text before a save in flight',
      after(...typed(body('a')), { type: 'sent' }, ...typed(body('old'))),
      body('old'),
    ],
    [
      'what was typed during a save, once that is answered',
      after(...typed(body('a')), { type: 'sent' }, ...typed(body('b')), saved(body('a'))),
      body('b'),
    ],
    ['nothing when the save in flight has it', after(...typed(body('a')), { type: 'sent' }, ...typed(body('a'))), {}],
    ['what was refused', after(...typed(body('a')), { type: 'sent' }, refused), body('a')],
    [
      'what was refused, below what was typed since',
      after(...typed({ title: 'T', ...body('a') }), { type: 'sent' }, ...typed(body('b')), refused),
      { title: 'T', ...body('b') },
    ],
    ['nothing that is saved', after(...typed(body('a')), { type: 'sent' }, saved(body('a')), ...typed(body('a'))), {}],
  ])('%s', (_, state, pending) => {
    expect(state.pending).toEqual(pending)
  })
})

describe('versions that arrive', () => {
  const isShown = (state: SaverState) => publicState(state).fields.body ?? state.server?.body
  const savedOnce = [...typed(body('mine')), { type: 'sent' }, saved(body('mine'))] satisfies SaverEvent[]
  const theirs = received(body('theirs'), LATER)

  test.each<[string, SaverState, string]>([
    ['of somebody else, to who only reads', after(theirs), 'theirs'],
    ['of somebody else, after the own save', after(...savedOnce, theirs), 'theirs'],
    ['the own save as an event', after(...savedOnce, received(body('mine'), OWN)), 'mine'],
    ['the optimistic update', after(...typed(body('mine')), { type: 'sent' }, received(body('mine'))), 'mine'],
    [
      'the own save as the server cleaned it',
      after(...typed(body('mine')), { type: 'sent' }, saved(body('cleaned')), received(body('cleaned'), OWN)),
      'mine',
    ],
    [
      'the same before the saver knows of the response',
      after(...typed(body('mine')), { type: 'sent' }, received(body('cleaned'), OWN), saved(body('cleaned'))),
      'mine',
    ],
    ['an answer from before the own save', after(...savedOnce, received(body('older'), BEFORE)), 'mine'],
    ['the rollback of a refused save', after(...typed(body('mine')), { type: 'sent' }, refused, received()), 'mine'],
    ['a change of another field', after(...typed(body('mine')), received({ image: 'scenes/leaf' }, LATER)), 'mine'],
  ])('%s', (_, state, text) => {
    expect(isShown(state)).toBe(`<p>${text}</p>`)
    expect(publicState(state).unsavedVersion).toBeUndefined()
  })

  const conflict = after(...typed(body('mine')), theirs)

  test('of the field that is being typed: both are offered, and typing goes on', () => {
    expect(publicState(conflict)).toMatchObject({
      unsavedVersion: { kind: 'conflict', fields: body('mine'), changedAt: 7 },
      isEditable: true,
      fields: body('mine'),
    })
  })

  test('the own words are kept with what was typed since, and sent', () => {
    const state = [...typed(body('mine and more')), { type: 'restored' } as const].reduce(reduceSaver, conflict)
    expect(state).toMatchObject({ pending: body('mine and more'), unsavedVersions: [], revision: 0 })
  })

  test('the version of the server is taken: nothing of the own words is sent', () => {
    const state = reduceSaver(conflict, { type: 'discarded' })
    expect(state).toMatchObject({ pending: {}, shown: {}, unsavedVersions: [], revision: 1 })
    expect(state.server).toMatchObject(body('theirs'))
  })

  test('after the choice a further version is a conflict again', () => {
    const kept = reduceSaver(conflict, { type: 'restored' })
    const state = reduceSaver(kept, received(body('theirs again'), '2026-11-21T02:01:00Z'))
    expect(publicState(state).unsavedVersion).toMatchObject({ kind: 'conflict', fields: body('mine') })
  })
})

describe('saves of two editors that cross', () => {
  const theirs = { ...body('theirs'), updated_at: '2026-11-21T02:00:03Z' }
  const heard = (version = theirs): SaverEvent => ({ type: 'versionReceived', version, now: 7 })
  const sent = [...typed(body('mine')), { type: 'sent' }] satisfies SaverEvent[]
  const overwritten = { kind: 'overwritten', fields: body('theirs'), changedAt: 7 } as const
  const conflict = { kind: 'conflict', fields: body('mine'), changedAt: 7 } as const
  const later = { ...theirs, updated_at: LATER }

  test.each<[string, SaverState, SaverState['unsavedVersions'], string]>([
    [
      'theirs was stored first and arrives during the save',
      after(...sent, heard(), saved(body('mine'))),
      [overwritten],
      'saved',
    ],
    [
      'theirs was stored first and arrives after the save',
      after(...sent, saved(body('mine')), heard()),
      [overwritten],
      'saved',
    ],
    ['theirs arrives twice', after(...sent, heard(), saved(body('mine')), heard()), [overwritten], 'saved'],
    ['theirs was stored later', after(...sent, heard(later), saved(body('mine'))), [conflict], 'changed'],
    ['theirs arrives before a refusal', after(...sent, heard(), refused), [conflict], 'failed'],
    [
      'the event of the own save',
      after(...sent, heard({ ...body('mine'), updated_at: OWN }), saved(body('mine'))),
      [],
      'saved',
    ],
    [
      'the event of the own save, as the server cleaned it',
      after(...sent, heard({ ...body('clean'), updated_at: OWN }), saved(body('clean'))),
      [],
      'saved',
    ],
    [
      'an event from before the save',
      after(...sent, saved(body('mine')), heard({ ...theirs, updated_at: '2026-11-21T01:00:00Z' })),
      [],
      'saved',
    ],
    [
      'theirs arrives before an answer that is lost, and an event shows the own save',
      after(...sent, heard(), { type: 'unanswered' }, heard({ ...body('mine'), updated_at: OWN })),
      [overwritten],
      'waiting',
    ],
  ])('%s', (_, state, unsavedVersions, status) => {
    expect(state.unsavedVersions).toEqual(unsavedVersions)
    expect(publicState(state).status).toBe(status)
  })

  const offered = after(...sent, saved(body('mine')), heard())

  test('the other version is chosen: editors begin again with its words, which are sent', () => {
    expect(reduceSaver(offered, { type: 'restored' })).toMatchObject({
      pending: body('theirs'),
      shown: body('theirs'),
      unsavedVersions: [],
      revision: 1,
    })
  })

  test('the own words are kept: nothing is sent, and editors go on', () => {
    const state = [...typed(body('mine and more')), { type: 'discarded' } as const].reduce(reduceSaver, offered)
    expect(state).toMatchObject({ pending: body('mine and more'), unsavedVersions: [], revision: 0 })
  })
})

describe('a draft', () => {
  const found = (fields: SavableFields): SaverEvent => ({ type: 'draftFound', draft: { fields, changedAt: 5 } })
  const opened = reduceSaver(initialState, received())

  test('words that the server already has are not offered', () => {
    const state = reduceSaver(opened, found(body('old')))
    expect(state.isDraftKnown).toBe(true)
    expect(publicState(state).unsavedVersion).toBeUndefined()
  })

  test('only the fields that differ are offered', () => {
    const state = reduceSaver(opened, found({ title: 'Leaves', ...body('mine') }))
    expect(publicState(state).unsavedVersion).toEqual({ kind: 'draft', fields: body('mine'), changedAt: 5 })
  })

  test('restored: editors begin again with its words, which are sent', () => {
    const state = reduceSaver(reduceSaver(opened, found(body('mine'))), { type: 'restored' })
    expect(state).toMatchObject({ pending: body('mine'), shown: body('mine'), revision: 1 })
  })
})

test('confirmed fields are nobody else’s change, and are not sent again', () => {
  const stored: SaverEvent = { type: 'confirmed', fields: body('applied') }
  expect(isForeign(after(stored), card(body('applied'), LATER))).toBe(false)
  expect(isForeign(after(), card(body('applied'), LATER))).toBe(true)
  const state = after(stored, ...typed(body('applied')), received(body('applied'), LATER))
  expect(state.pending).toEqual({})
  expect(publicState(state)).toMatchObject({ status: 'unchanged', unsavedVersion: undefined })
})
