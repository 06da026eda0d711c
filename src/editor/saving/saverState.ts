/**
 * The state of a saver as a pure reducer (D-0070). Of each field that is edited here it knows four values: what is typed and not sent
 * (`pending`), what is in flight (`sent`), what the server is known to have (`confirmed`, else that of `server`), and what the screen shows
 * (`shown`, else that of the card).
 */
import { cardChangeSchema } from '@/api/cards/cards.contract'
import type { Card } from '@/api/cards/card.schema'
import type { CardSaverState, SavableFields, SaveStatus, UnsavedVersion } from './CardSaver'

export type SaverState = {
  /** The newest version of the card that the server has sent, optimistic fields included. */
  server?: Card
  isPermitted: boolean
  /** Stored words have been looked for: until then nothing is edited, for a draft would be overwritten by what is typed. */
  isDraftKnown: boolean
  /** Something has changed that has not been read from the editor. */
  hasUnread: boolean
  pending: SavableFields
  sent?: SavableFields
  confirmed: SavableFields
  shown: SavableFields
  /** What the server made of the fields of the last own save, for instance without an attribute. */
  echo: SavableFields
  /** `updated_at` of the last own save; an older version of the card arrives late and says nothing. */
  savedAt?: string
  outcome: 'none' | 'saved' | 'waiting' | 'failed'
  errorText?: CardSaverState['errorText']
  fieldErrors?: CardSaverState['fieldErrors']
  unsavedVersion?: UnsavedVersion
  revision: number
}

export type SaverEvent =
  | { type: 'cardReceived'; card: Card; isPermitted: boolean; now: number }
  | { type: 'draftFound'; draft: { fields: SavableFields; changedAt: number } | undefined }
  | { type: 'changed' }
  | { type: 'read'; fields: SavableFields }
  | { type: 'sent' }
  | { type: 'saved'; card: Card }
  | { type: 'confirmed'; fields: SavableFields }
  | { type: 'unanswered' }
  | ({ type: 'refused' } & Pick<CardSaverState, 'errorText' | 'fieldErrors'>)
  | { type: 'serverReached' }
  | { type: 'editedAgain' }
  | { type: 'restored' }
  | { type: 'discarded' }

type Field = keyof SavableFields

export const initialState: SaverState = {
  isPermitted: false,
  isDraftKnown: false,
  hasUnread: false,
  pending: {},
  confirmed: {},
  shown: {},
  echo: {},
  outcome: 'none',
  revision: 0,
}

const SAVABLE = Object.keys(cardChangeSchema.shape) as Field[]

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

const fieldsWhere = (fields: SavableFields, isIncluded: (field: Field) => boolean): SavableFields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isIncluded(field as Field)))

/** The fields of a card that a save in full sends. */
export const savableFields = (card: Card): SavableFields =>
  Object.fromEntries(SAVABLE.flatMap((field) => (field in card ? [[field, (card as SavableFields)[field]]] : [])))

/** What the server has of a field, as far as it is known here. */
const serverValue = ({ confirmed, server }: SaverState, field: Field) =>
  field in confirmed ? confirmed[field] : (server as SavableFields | undefined)?.[field]

/** Typed and not on the server, in flight included. */
export const unsavedFields = ({ sent, pending }: SaverState): SavableFields => ({ ...sent, ...pending })

export const hasUnsaved = (state: SaverState): boolean =>
  state.hasUnread || Object.keys(unsavedFields(state)).length > 0

/**
 * Fields whose value comes from somebody else: neither what the server was known to have nor anything that was typed here. A field in flight
 * shows the own save until that is answered (D-0045).
 */
const foreignFields = (state: SaverState, card: Card): Field[] => {
  const { sent = {}, shown, echo } = state
  return SAVABLE.filter((field) => {
    const value = (card as SavableFields)[field]
    const isKnown = (fields: SavableFields) => field in fields && isSame(fields[field], value)
    return !(field in sent) && !isSame(serverValue(state, field), value) && !isKnown(shown) && !isKnown(echo)
  })
}

/** Whether a version of the card brings something that was not known here. */
export const isForeign = (state: SaverState, card: Card): boolean =>
  state.server !== undefined && !isLate(state, card) && foreignFields(state, card).length > 0

/** A response that left the server before the last own save did. */
const isLate = ({ savedAt }: SaverState, card: Card) =>
  savedAt !== undefined && Date.parse(card.updated_at) < Date.parse(savedAt)

function receiveCard(state: SaverState, { card, isPermitted, now }: SaverEvent & { type: 'cardReceived' }): SaverState {
  if (isLate(state, card)) return { ...state, isPermitted }
  const next = { ...state, server: card, isPermitted }
  if (!state.server) return next
  const foreign = new Set(foreignFields(state, card))
  if (foreign.size === 0) return next
  const unsaved = unsavedFields(state)
  const isKept = (field: Field) => !foreign.has(field) || field in unsaved
  const replaced = {
    ...next,
    confirmed: fieldsWhere(state.confirmed, (field) => !foreign.has(field)),
    shown: fieldsWhere(state.shown, isKept),
    echo: fieldsWhere(state.echo, isKept),
  }
  const isConflict = Object.keys(unsaved).some((field) => foreign.has(field as Field))
  if (!isConflict || state.unsavedVersion) return replaced
  return { ...replaced, unsavedVersion: { kind: 'conflict', fields: unsaved, changedAt: now } }
}

/** Takes up what was read from the editor; what is on the server, or in flight, is not sent again (B-345). */
function takeUp(state: SaverState, fields: SavableFields): SaverState {
  const { sent } = state
  const isNew = (field: Field) =>
    !isSame(fields[field], sent && field in sent ? sent[field] : serverValue(state, field))
  return {
    ...state,
    hasUnread: false,
    pending: { ...fieldsWhere(state.pending, (field) => !(field in fields)), ...fieldsWhere(fields, isNew) },
    shown: { ...state.shown, ...fields },
  }
}

/** What was in flight is pending again, below what has been typed since. */
const requeueSent = (state: SaverState): SaverState => ({ ...state, pending: unsavedFields(state), sent: undefined })

export function reduceSaver(state: SaverState, event: SaverEvent): SaverState {
  switch (event.type) {
    case 'cardReceived':
      return receiveCard(state, event)
    case 'draftFound': {
      const { draft } = event
      const fields = draft
        ? fieldsWhere(draft.fields, (field) => !isSame(draft.fields[field], serverValue(state, field)))
        : {}
      const isOffered = draft !== undefined && Object.keys(fields).length > 0
      return {
        ...state,
        isDraftKnown: true,
        ...(isOffered && { unsavedVersion: { kind: 'draft', fields, changedAt: draft.changedAt } }),
      }
    }
    case 'changed':
      return { ...state, hasUnread: true }
    case 'read':
      return takeUp(state, event.fields)
    case 'sent': {
      const sent = unsavedFields(state)
      // The optimistic update is about to show them as if the server had sent them.
      const before = Object.fromEntries(Object.keys(sent).map((field) => [field, serverValue(state, field as Field)]))
      return { ...state, sent, pending: {}, confirmed: { ...state.confirmed, ...before }, outcome: 'none' }
    }
    case 'saved': {
      const { sent = {}, pending } = state
      const { card } = event
      const echo = fieldsWhere(savableFields(card), (field) => field in sent)
      return {
        ...state,
        sent: undefined,
        pending: fieldsWhere(pending, (field) => !isSame(pending[field], sent[field])),
        confirmed: { ...state.confirmed, ...sent },
        echo: { ...state.echo, ...echo },
        savedAt: card.updated_at,
        outcome: 'saved',
      }
    }
    case 'confirmed':
      return {
        ...state,
        confirmed: { ...state.confirmed, ...event.fields },
        echo: { ...state.echo, ...event.fields },
        shown: { ...state.shown, ...event.fields },
      }
    case 'unanswered':
      return { ...requeueSent(state), outcome: 'waiting' }
    case 'refused':
      return { ...requeueSent(state), outcome: 'failed', errorText: event.errorText, fieldErrors: event.fieldErrors }
    case 'serverReached':
      return state.outcome === 'waiting' ? { ...state, outcome: 'none' } : state
    case 'editedAgain':
      return state.outcome === 'failed'
        ? { ...state, outcome: 'none', errorText: undefined, fieldErrors: undefined }
        : state
    case 'restored':
      return restore(state)
    case 'discarded':
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
        unsavedVersion: undefined,
        revision: state.revision + 1,
      }
  }
}

/** Goes on with the typed words: those of a draft replace what the editors show, those of a conflict are in them. */
function restore(state: SaverState): SaverState {
  const { unsavedVersion } = state
  if (!unsavedVersion) return state
  const isDraft = unsavedVersion.kind === 'draft'
  const restored = takeUp(
    { ...state, unsavedVersion: undefined, outcome: 'none', errorText: undefined, fieldErrors: undefined },
    { ...unsavedVersion.fields, ...state.pending },
  )
  return { ...restored, hasUnread: state.hasUnread, revision: state.revision + (isDraft ? 1 : 0) }
}

function statusOf(state: SaverState): SaveStatus {
  if (state.outcome === 'failed' || state.outcome === 'waiting') return state.outcome
  if (state.sent) return 'saving'
  if (hasUnsaved(state)) return 'changed'
  return state.outcome === 'saved' ? 'saved' : 'unchanged'
}

/** What editors and screens see. Typing goes on during a conflict, which only holds the saving back. */
export function publicState(state: SaverState): CardSaverState {
  const { isPermitted, isDraftKnown, outcome, errorText, fieldErrors, unsavedVersion, shown, revision } = state
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
