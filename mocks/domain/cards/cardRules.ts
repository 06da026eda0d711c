/** Who may do what with a card, and the refusals when they may not (B-398 to B-404, D-2105, D-2106, D-2511). */
import { canSee, isContainer, isInsight } from './cards'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { permissionsOf } from '../users/people'
import { forbidden, notFound } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'

export type CardAction = 'edit' | 'delete' | 'duplicate' | 'share'

export const hasPermission = (person: PersonRecord, permission: string): boolean =>
  permissionsOf(person.role).includes(permission)

/** What nobody may do, whatever their role: write what the school works out, share a question without its quiz (D-2114). */
const ALWAYS_FORBIDDEN: Partial<Record<CardAction, (card: CardRecord) => boolean>> = {
  edit: isInsight,
  share: ({ type }) => type === 'question',
}

/** Own cards go by their type's permission, all others by that for shared cards. Does not ask whether the card is seen. */
export function mayDo(person: PersonRecord, card: CardRecord, action: CardAction): boolean {
  if (ALWAYS_FORBIDDEN[action]?.(card)) return false
  return hasPermission(person, `board.format.${card.owner_id === person.id ? card.type : 'shared'}.${action}`)
}

const NOT_FOUND_MESSAGE = 'Oops! Format cannot be found.'

function getCardOrThrow(mockServer: MockServer, id: string): CardRecord {
  const card = mockServer.db.cards.get(id)
  if (!card) throw notFound(NOT_FOUND_MESSAGE)
  return card
}

/** A card to be looked at. @throws Refusal 404 when there is none that the person sees */
export function getVisibleCard(mockServer: MockServer, person: PersonRecord, id: string): CardRecord {
  const card = getCardOrThrow(mockServer, id)
  if (!canSee(mockServer, card, person)) throw notFound(NOT_FOUND_MESSAGE)
  return card
}

/** The cards of some ids, each once, to do something with. @throws Refusal 404 or, when one may not be touched, 403 */
export function cardsFor(
  mockServer: MockServer,
  person: PersonRecord,
  ids: string[],
  action: CardAction,
): CardRecord[] {
  const cards = [...new Set(ids)].map((id) => getCardOrThrow(mockServer, id))
  if (!cards.every((card) => canSee(mockServer, card, person) && mayDo(person, card, action))) throw forbidden()
  return cards
}

/** The cards of some ids, each once, all of them the person's own. @throws Refusal 404 or 403 `message.drag.unable` */
export function ownCards(mockServer: MockServer, person: PersonRecord, ids: string[]): CardRecord[] {
  const cards = [...new Set(ids)].map((id) => getCardOrThrow(mockServer, id))
  if (cards.some(({ owner_id }) => owner_id !== person.id)) throw forbidden('message.drag.unable')
  return cards
}

/** Own containers to be undone. @throws Refusal 404, or 403 when one is none or the person may not unstack */
export function ownStacks(mockServer: MockServer, person: PersonRecord, ids: string[]): CardRecord[] {
  const stacks = [...new Set(ids)].map((id) => getCardOrThrow(mockServer, id))
  const isAllowed = hasPermission(person, 'board.format.stack.unstack')
  if (!isAllowed || stacks.some((stack) => stack.owner_id !== person.id || !isContainer(stack))) throw forbidden()
  return stacks
}

/** A person may add to their own stacks, and with the permission to edit shared cards to others' that they see. */
export const mayAddTo = (mockServer: MockServer, person: PersonRecord, stack: CardRecord): boolean =>
  stack.owner_id === person.id ||
  (canSee(mockServer, stack, person) && hasPermission(person, 'board.format.shared.edit'))
