/**
 * State of a saver; the reducer below is pure (D-0070). Each edited field has up to four values. `pending`: typed but
 * not sent. `sent`: in flight. `confirmed`, or else `server`: known to be on the server. `shown`, or else the card:
 * displayed.
 */
import type { Card } from '@/api/cards/card.schema'
import type { CardSaverState, SaveStatus, UnsavedVersion } from './CardSaver'
import { crossedFields, isLater, MAX_SAVES, type OwnSave, type Version, versionOf } from './ownSaves'
import { fieldsWhere, isSame, SAVABLE, savableFields, type SavableField, type SavableFields } from './savableFields'

export type SaverState = {
  /** Newest version of the card, including optimistic updates. */
  server?: Card
  isPermitted: boolean
  /** True once the search for a stored draft has ended. Typing earlier would overwrite the draft. */
  isDraftKnown: boolean
  /** True if the editor has changes that the saver has not read yet. */
  hasUnread: boolean
  pending: SavableFields
  sent?: SavableFields
  confirmed: SavableFields
  shown: SavableFields
  /**
   * Fields of this user's saves as the server returned them, for example without a removed attribute. They are not
   * another person's change.
   */
  echo: SavableFields
  /** `updated_at` of this user's last save. An older version of the card arrived late and is ignored. */
  savedAt?: string
  inFlight?: OwnSave
  /** Save that got no response. The server may have stored its fields or not. */
  unanswered?: OwnSave
  /**
   * Other people's versions that arrived while a save was in flight or unanswered. Only the response shows which
   * version the server has.
   */
  crossing: readonly Version[]
  /** Saves that the server has answered, oldest first. */
  ownSaves: readonly OwnSave[]
  outcome: 'none' | 'saved' | 'waiting' | 'failed'
  errorText?: CardSaverState['errorText']
  fieldErrors?: CardSaverState['fieldErrors']
  /** Versions that the server does not have, oldest first. The first is offered to the user. */
  unsavedVersions: readonly UnsavedVersion[]
  revision: number
}

export type SaverEvent =
  | { type: 'cardReceived'; card: Card; isPermitted: boolean; now: number }
  /** A version as the server sent it, without optimistic updates. */
  | { type: 'versionReceived'; version: Version; now: number }
  | {
      type: 'draftFound'
      draft: (Pick<UnsavedVersion, 'fields' | 'changedAt'> & { isOverwritten?: boolean }) | undefined
    }
  | { type: 'changed' }
  | { type: 'read'; fields: SavableFields }
  | { type: 'sent' }
  | { type: 'saved'; card: Card; now: number }
  | { type: 'confirmed'; fields: SavableFields }
  | { type: 'unanswered' }
  | ({ type: 'refused'; now: number } & Pick<CardSaverState, 'errorText' | 'fieldErrors'>)
  | { type: 'serverReached' }
  | { type: 'editedAgain' }
  | { type: 'restored' }
  | { type: 'discarded' }

export const initialState: SaverState = {
  isPermitted: false,
  isDraftKnown: false,
  hasUnread: false,
  pending: {},
  confirmed: {},
  shown: {},
  echo: {},
  crossing: [],
  ownSaves: [],
  outcome: 'none',
  unsavedVersions: [],
  revision: 0,
}

/** Returns the value that the server is known to have for a field. */
const serverValue = ({ confirmed, server }: SaverState, field: SavableField) =>
  field in confirmed ? confirmed[field] : (server as SavableFields | undefined)?.[field]

/** Returns typed fields that are not confirmed, including those in flight. */
export const unsavedFields = ({ sent, pending }: SaverState): SavableFields => ({ ...sent, ...pending })

export const hasUnsaved = (state: SaverState): boolean =>
  state.hasUnread || Object.keys(unsavedFields(state)).length > 0

/**
 * Returns the fields with another person's value: neither known from the server nor typed here. Fields in flight are
 * omitted, because until the response the card shows the optimistic update (D-0045).
 */
const foreignFields = (state: SaverState, card: Card): SavableField[] => {
  const { sent = {}, shown, echo } = state
  return SAVABLE.filter((field) => {
    const value = (card as SavableFields)[field]
    const isKnown = (fields: SavableFields) => field in fields && isSame(fields[field], value)
    return !(field in sent) && !isSame(serverValue(state, field), value) && !isKnown(shown) && !isKnown(echo)
  })
}

/** True if a version of the card contains another person's value. */
export const isForeign = (state: SaverState, card: Card): boolean =>
  state.server !== undefined && !isLate(state, card) && foreignFields(state, card).length > 0

/** True for a version older than this user's last save. */
const isLate = ({ savedAt }: SaverState, card: Card) =>
  savedAt !== undefined && Date.parse(card.updated_at) < Date.parse(savedAt)

function receiveCard(state: SaverState, { card, isPermitted, now }: SaverEvent & { type: 'cardReceived' }): SaverState {
  if (isLate(state, card)) return { ...state, isPermitted }
  const next = { ...state, server: card, isPermitted }
  if (!state.server) return next
  const foreign = new Set(foreignFields(state, card))
  if (foreign.size === 0) return next
  const unsaved = unsavedFields(state)
  const isKept = (field: SavableField) => !foreign.has(field) || field in unsaved
  const replaced = {
    ...next,
    confirmed: fieldsWhere(state.confirmed, (field) => !foreign.has(field)),
    shown: fieldsWhere(state.shown, isKept),
    echo: fieldsWhere(state.echo, isKept),
  }
  const isConflict = Object.keys(unsaved).some((field) => foreign.has(field as SavableField))
  return isConflict ? offer(replaced, { kind: 'conflict', fields: unsaved, changedAt: now }) : replaced
}

/** Offers each version once. Only one conflict is offered at a time, because text typed later joins it. */
function offer(state: SaverState, version: UnsavedVersion): SaverState {
  const isOffered = state.unsavedVersions.some(
    ({ kind, fields }) => kind === version.kind && (kind === 'conflict' || isSame(fields, version.fields)),
  )
  return isOffered ? state : { ...state, unsavedVersions: [...state.unsavedVersions, version] }
}

/** Returns the fields of a version that were saved in parallel to `save`, if their value is not known here. */
const foreignTo = ({ shown, echo }: SaverState, save: OwnSave, version: Version): SavableFields =>
  crossedFields({ ...save, known: [...save.known, shown, echo] }, version)

/** Handles a version that another person may have saved in parallel to this user's saves. */
function receiveVersion(state: SaverState, version: Version, now: number): SaverState {
  const open = state.inFlight ?? state.unanswered
  const isCrossing = open !== undefined && Object.keys(foreignTo(state, open, version)).length > 0
  const next = isCrossing ? { ...state, crossing: [...state.crossing, version] } : state
  return state.ownSaves.reduce((before, _, index) => offerOverwritten(before, index, version, now), next)
}

/**
 * Offers the text that an answered save has overwritten. If the same version arrives again, nothing more is offered.
 */
function offerOverwritten(state: SaverState, index: number, version: Version, now: number): SaverState {
  const save = state.ownSaves[index]
  const fields = save ? foreignTo(state, save, version) : {}
  if (!save || Object.keys(fields).length === 0) return state
  const ownSaves = state.ownSaves.with(index, { ...save, known: [...save.known, fields] })
  return offer({ ...state, ownSaves }, { kind: 'overwritten', fields, changedAt: now })
}

/** Compares an answered save with the versions that arrived during it. */
function settleCrossing(state: SaverState, save: OwnSave, now: number): SaverState {
  const settled: SaverState = { ...state, crossing: [], ownSaves: [...state.ownSaves, save].slice(-MAX_SAVES) }
  return state.crossing.reduce((before, version) => {
    const isNewest = isLater(version, save.to)
    const fields = foreignTo(before, { ...save, to: undefined }, version)
    if (!isNewest) return offerOverwritten(before, before.ownSaves.length - 1, version, now)
    return Object.keys(fields).length === 0 ? before : takeNewer(before, { ...version, ...fields }, save.fields, now)
  }, settled)
}

/** Applies a version that is later than this user's save, and offers this user's text as a conflict. */
function takeNewer(state: SaverState, version: Version, own: SavableFields, now: number): SaverState {
  const theirs = savableFields(version as Partial<Card>)
  const isTheirs = (field: SavableField) => field in theirs && field in own
  const replaced: SaverState = {
    ...state,
    server: state.server && ({ ...state.server, ...theirs, updated_at: version.updated_at } as Card),
    confirmed: fieldsWhere(state.confirmed, (field) => !isTheirs(field)),
    pending: { ...fieldsWhere(own, isTheirs), ...state.pending },
    savedAt: version.updated_at,
    outcome: 'none',
  }
  return offer(replaced, { kind: 'conflict', fields: replaced.pending, changedAt: now })
}

/** Adds the fields read from the editor. Values that are on the server or in flight are not sent again (B-345). */
function takeUp(state: SaverState, fields: SavableFields): SaverState {
  const { sent } = state
  const isNew = (field: SavableField) =>
    !isSame(fields[field], sent && field in sent ? sent[field] : serverValue(state, field))
  return {
    ...state,
    hasUnread: false,
    pending: { ...fieldsWhere(state.pending, (field) => !(field in fields)), ...fieldsWhere(fields, isNew) },
    shown: { ...state.shown, ...fields },
  }
}

/** Makes the in-flight fields pending again. Later typing takes precedence. */
const requeueSent = (state: SaverState): SaverState => ({
  ...state,
  pending: unsavedFields(state),
  sent: undefined,
  inFlight: undefined,
})

/**
 * Makes a rejected save pending again. If another person's version arrived during the save, applies it and offers this
 * user's text as a conflict.
 */
function refuse(state: SaverState, now: number): SaverState {
  const { inFlight, crossing } = state
  const refused = { ...requeueSent(state), unanswered: undefined, crossing: [] }
  const newest = crossing.at(-1)
  return newest && inFlight ? takeNewer(refused, newest, inFlight.fields, now) : refused
}

/** Ends the unanswered save once a version proves that the server has stored its fields. */
function settleUnanswered(state: SaverState, version: Version, now: number): SaverState {
  const { unanswered } = state
  const isProof =
    unanswered &&
    isSame(
      fieldsWhere(version, (field) => field in unanswered.fields),
      unanswered.fields,
    )
  if (!unanswered || !isProof) return state
  const { fields } = unanswered
  const settled = {
    ...state,
    unanswered: undefined,
    confirmed: { ...state.confirmed, ...fields },
    pending: fieldsWhere(state.pending, (field) => !isSame(state.pending[field], fields[field])),
    savedAt: latest(state.savedAt, version.updated_at),
  }
  return settleCrossing(settled, { ...unanswered, to: version.updated_at }, now)
}

export function reduceSaver(state: SaverState, event: SaverEvent): SaverState {
  switch (event.type) {
    case 'cardReceived':
      return receiveCard(settleUnanswered(state, versionOf(event.card), event.now), event)
    case 'versionReceived':
      return receiveVersion(settleUnanswered(state, event.version, event.now), event.version, event.now)
    case 'draftFound': {
      const { draft } = event
      const fields = draft
        ? fieldsWhere(draft.fields, (field) => !isSame(draft.fields[field], serverValue(state, field)))
        : {}
      const isOffered = draft !== undefined && Object.keys(fields).length > 0
      return {
        ...state,
        isDraftKnown: true,
        ...(isOffered && {
          unsavedVersions: [
            { kind: draft.isOverwritten ? 'overwritten' : 'draft', fields, changedAt: draft.changedAt } as const,
            ...state.unsavedVersions,
          ],
        }),
      }
    }
    case 'changed':
      return { ...state, hasUnread: true }
    case 'read':
      return takeUp(state, event.fields)
    case 'sent': {
      const sent = unsavedFields(state)
      // `confirmed` keeps the server's values, because the optimistic update will soon show the sent fields as if the
      // server had stored them.
      const before = Object.fromEntries(
        Object.keys(sent).map((field) => [field, serverValue(state, field as SavableField)]),
      )
      const { unanswered } = state
      const from = unanswered ? unanswered.from : latest(state.server?.updated_at, state.savedAt)
      const known = unanswered ? [before, unanswered.fields, ...unanswered.known] : [before]
      const inFlight = { fields: sent, from, known }
      return {
        ...state,
        sent,
        inFlight,
        unanswered: undefined,
        pending: {},
        confirmed: { ...state.confirmed, ...before },
        outcome: 'none',
      }
    }
    case 'saved': {
      const { sent = {}, pending, inFlight } = state
      const { card } = event
      const echo = fieldsWhere(savableFields(card), (field) => field in sent)
      const saved: SaverState = {
        ...state,
        sent: undefined,
        inFlight: undefined,
        pending: fieldsWhere(pending, (field) => !isSame(pending[field], sent[field])),
        confirmed: { ...state.confirmed, ...sent },
        echo: { ...state.echo, ...echo },
        savedAt: card.updated_at,
        outcome: 'saved',
      }
      if (!inFlight) return saved
      return settleCrossing(saved, { ...inFlight, to: card.updated_at, known: [...inFlight.known, echo] }, event.now)
    }
    case 'confirmed':
      return {
        ...state,
        confirmed: { ...state.confirmed, ...event.fields },
        echo: { ...state.echo, ...event.fields },
        shown: { ...state.shown, ...event.fields },
      }
    case 'unanswered':
      return { ...requeueSent(state), unanswered: state.inFlight, outcome: 'waiting' }
    case 'refused':
      return {
        ...refuse(state, event.now),
        outcome: 'failed',
        errorText: event.errorText,
        fieldErrors: event.fieldErrors,
      }
    case 'serverReached':
      return state.outcome === 'waiting' ? { ...state, outcome: 'none' } : state
    case 'editedAgain':
      return state.outcome === 'failed'
        ? { ...state, outcome: 'none', errorText: undefined, fieldErrors: undefined }
        : state
    case 'restored':
      return restore(state)
    case 'discarded':
      return discard(state)
  }
}

const latest = (a: string | undefined, b: string | undefined) =>
  a && b ? (Date.parse(a) > Date.parse(b) ? a : b) : (a ?? b)

/**
 * Continues with the offered text. A draft or another person's text replaces the text in the editors; the text of a
 * conflict is already there.
 */
function restore(state: SaverState): SaverState {
  const [version, ...unsavedVersions] = state.unsavedVersions
  if (!version) return state
  const isReplacing = version.kind !== 'conflict'
  const fields = version.kind === 'overwritten' ? version.fields : { ...version.fields, ...state.pending }
  const restored = takeUp(
    { ...state, unsavedVersions, outcome: 'none', errorText: undefined, fieldErrors: undefined },
    fields,
  )
  return {
    ...restored,
    hasUnread: state.hasUnread && version.kind !== 'overwritten',
    revision: state.revision + (isReplacing ? 1 : 0),
  }
}

/** Drops the offered text. The editors restart with the server's card, unless the dropped text was another person's. */
function discard(state: SaverState): SaverState {
  const [version, ...unsavedVersions] = state.unsavedVersions
  if (version?.kind === 'overwritten') return { ...state, unsavedVersions }
  return {
    ...state,
    hasUnread: false,
    pending: {},
    confirmed: {},
    shown: {},
    echo: {},
    outcome: 'none',
    errorText: undefined,
    fieldErrors: undefined,
    unsavedVersions,
    revision: state.revision + 1,
  }
}

function statusOf(state: SaverState): SaveStatus {
  if (state.outcome === 'failed' || state.outcome === 'waiting') return state.outcome
  if (state.sent) return 'saving'
  if (hasUnsaved(state)) return 'changed'
  return state.outcome === 'saved' ? 'saved' : 'unchanged'
}

/** Returns the state for editors and screens. A conflict blocks saving, but the user can go on typing. */
export function publicState(state: SaverState): CardSaverState {
  const { isPermitted, isDraftKnown, outcome, errorText, fieldErrors, shown, revision } = state
  const [unsavedVersion] = state.unsavedVersions
  return {
    status: statusOf(state),
    errorText,
    fieldErrors,
    isEditable: isPermitted && isDraftKnown && outcome !== 'failed' && unsavedVersion?.kind !== 'draft',
    unsavedVersion,
    fields: shown,
    revision,
  }
}
