/**
 * Saves of card fields in flight, oldest first. A field shows the value of its newest save in flight. A server value
 * that arrives meanwhile, in an older response or a live event, becomes the value for a rollback (D-0045).
 */
import { perApp } from '../core/perApp'
import type { Card } from './card.schema'
import { selectCachedCard } from './cardSelectors'
import { patchCard } from './listPatches'
import type { ApiThunk } from '../core/apiThunk'

type Fields = Readonly<Record<string, unknown>>
type PendingSave = {
  cardId: string
  fields: Fields
  /** Values of the saved fields from live events, with the newest `updated_at`. */
  received?: Fields & { updated_at: string }
  /** Values to which the fields return if the save fails. A server value that arrives meanwhile replaces them. */
  before: Fields
  /**
   * Fields that newer saves have confirmed first. The response to this save then contains an older version of the card.
   */
  supersededFields?: readonly string[]
}

const pendingSavesOf = perApp((): PendingSave[] => [])

const fieldsWhere = (fields: Fields, isIncluded: (field: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => isIncluded(field)))

/**
 * Shows fields of a card. If `saveAbove` returns a save for a field, the field keeps that save's value; the new value
 * is used if that save is rolled back.
 */
const showFields =
  (cardId: string, fields: Fields, saveAbove: (field: string) => PendingSave | undefined): ApiThunk =>
  (dispatch) => {
    const above = new Set(Object.keys(fields).map((field) => saveAbove(field)))
    for (const save of above)
      if (save)
        Object.assign(
          save.before,
          fieldsWhere(fields, (field) => saveAbove(field) === save),
        )
    const shown = fieldsWhere(fields, (field) => saveAbove(field) === undefined)
    dispatch(patchCard(cardId, (card) => Object.assign({}, card, shown)))
  }

const findSave = (saves: readonly PendingSave[], field: string) => saves.find(({ fields }) => field in fields)

/**
 * Shows changed card fields while their save is in flight.
 * @param confirmedFields returns the confirmed fields of a response
 */
export const saveOptimistically =
  <Response>(
    cardId: string,
    fields: Fields,
    saved: Promise<{ data: Response }>,
    confirmedFields: (response: Response) => Fields = () => ({}),
  ): ApiThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const saves = pendingSavesOf(services)
    const cardBefore = selectCachedCard(getState(), cardId)
    const before = cardBefore ? fieldsWhere(cardBefore, (field) => field in fields) : {}
    const save: PendingSave = { cardId, fields, before }
    saves.push(save)
    dispatch(showFields(cardId, fields, () => undefined))
    const result = await saved.catch(() => undefined)

    const ofCard = saves.filter((other) => other.cardId === cardId)
    const [older, newer] = [ofCard.slice(0, ofCard.indexOf(save)), ofCard.slice(ofCard.indexOf(save) + 1)]
    saves.splice(saves.indexOf(save), 1)
    const { supersededFields } = save
    if (result) {
      for (const other of older) {
        other.supersededFields = [...(other.supersededFields ?? []), ...Object.keys(fields)]
      }
      const isOwn = (field: string) => field in fields && !supersededFields?.includes(field)
      const response = confirmedFields(result.data)
      const isOutdated = save.received !== undefined && isOlder(response, save.received.updated_at)
      const newest = isOutdated ? { ...response, ...save.received } : response
      const confirmed = fieldsWhere(newest, (field) => isOwn(field) || !supersededFields)
      const saveAbove = (field: string) => findSave(isOwn(field) ? newer : [...older, ...newer], field)
      return dispatch(showFields(cardId, confirmed, saveAbove))
    }
    // Rolls back only fields that still show the failed value. If a newer save changes a field too, that save's value
    // stays, and its rollback value is updated.
    const card = selectCachedCard(getState(), cardId)
    const isUnchanged = (field: string) =>
      findSave(newer, field) !== undefined ||
      JSON.stringify(fieldsWhere(card ?? {}, (other) => other === field)) ===
        JSON.stringify(fieldsWhere(fields, (other) => other === field))
    dispatch(showFields(cardId, fieldsWhere(save.before, isUnchanged), (field) => findSave(newer, field)))
  }

const isOlder = (fields: Fields, updatedAt: string) =>
  typeof fields.updated_at === 'string' && Date.parse(fields.updated_at) < Date.parse(updatedAt)

/** Applies a card from a live event, unless a newer version is cached. Fields that the event lacks stay unchanged. */
export const receiveCard =
  (received: ReceivedCard): ApiThunk =>
  (dispatch, getState, services) => {
    for (const listener of listenersOf(services)) listener(received)
    const cached = selectCachedCard(getState(), received.id)
    if (cached && isOlder(received, cached.updated_at)) return
    const saves = pendingSavesOf(services).filter(({ cardId }) => cardId === received.id)
    for (const save of saves) {
      const fields = fieldsWhere(received, (field) => findSave(saves, field) === save)
      if (Object.keys(fields).length > 0)
        save.received = { ...save.received, ...fields, updated_at: received.updated_at }
    }
    dispatch(showFields(received.id, received, (field) => findSave(saves, field)))
  }

/** A card, or part of a card, from a live event. */
export type ReceivedCard = Partial<Card> & Pick<Card, 'id' | 'updated_at'>

const listenersOf = perApp(() => new Set<(received: ReceivedCard) => void>())

/**
 * Calls the listener for every card from a live event, even if a save in flight hides the values. Returns a function
 * that stops listening.
 */
export const onCardReceived =
  (listener: (received: ReceivedCard) => void): ApiThunk<() => void> =>
  (_dispatch, _getState, services) => {
    const listeners = listenersOf(services)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
