/** Permissions on cards, and the errors without permission (B-398 to B-404, D-2105, D-2106, D-2511). */
import type { CardType } from '../../../src/api/cards/card.schema'
import { findCardTypeDefinition } from '../../../src/cardTypes/definitions'
import { canSee, isContainer } from './cards'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { permissionsOf } from '../users/people'
import { forbidden, invalid, notFound } from '../../server/respond'
import type { MockServer } from '../../server/mockServer'

export type CardAction = 'edit' | 'delete' | 'duplicate' | 'share'

export const hasPermission = (person: PersonRecord, permission: string): boolean =>
  permissionsOf(person).includes(permission)

/**
 * An action that a card type forbids to teachers on their own cards is forbidden on shared cards, too. Insights are computed,
 * so nobody edits them. A question is shared with its quiz only (D-2114).
 */
const isForbidden = ({ type }: CardRecord, action: CardAction) =>
  (action === 'edit' || action === 'share') &&
  findCardTypeDefinition(type)?.permissions.teacher.includes(action) === false

/**
 * Checks the permission for the action: that of the card type on own cards, that of `shared` on others. Does not check if the
 * person can see the card.
 */
export function mayDo(person: PersonRecord, card: CardRecord, action: CardAction): boolean {
  if (isForbidden(card, action)) return false
  return hasPermission(person, `board.format.${card.owner_id === person.id ? card.type : 'shared'}.${action}`)
}

const NOT_FOUND_MESSAGE = 'Oops! Format cannot be found.'

function getCardOrThrow(mockServer: MockServer, id: string): CardRecord {
  const card = mockServer.db.cards.get(id)
  if (!card) throw notFound(NOT_FOUND_MESSAGE)
  return card
}

/**
 * Returns a card that the person can see.
 * @throws HttpError 404 for a card that does not exist or that the person cannot see
 */
export function getVisibleCard(mockServer: MockServer, person: PersonRecord, id: string): CardRecord {
  const card = getCardOrThrow(mockServer, id)
  if (!canSee(mockServer, card, person)) throw notFound(NOT_FOUND_MESSAGE)
  return card
}

/**
 * Returns the cards of the ids without duplicates, if the action is allowed on all of them.
 * @throws HttpError 404, or 403 if one card does not allow the action
 */
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

/**
 * Returns the person's own cards of the ids without duplicates.
 * @throws HttpError 404, or 403 `message.drag.unable` for another person's card
 */
export function ownCards(mockServer: MockServer, person: PersonRecord, ids: string[]): CardRecord[] {
  const cards = [...new Set(ids)].map((id) => getCardOrThrow(mockServer, id))
  if (cards.some(({ owner_id }) => owner_id !== person.id)) throw forbidden('message.drag.unable')
  return cards
}

/**
 * Returns own stacks that the person may unstack.
 * @throws HttpError 404, or 403 for any other card or without the permission to unstack
 */
export function ownStacks(mockServer: MockServer, person: PersonRecord, ids: string[]): CardRecord[] {
  const stacks = [...new Set(ids)].map((id) => getCardOrThrow(mockServer, id))
  const isAllowed = hasPermission(person, 'board.format.stack.unstack')
  if (!isAllowed || stacks.some((stack) => stack.owner_id !== person.id || !isContainer(stack))) throw forbidden()
  return stacks
}

/** True for own stacks. True for other visible stacks if the person may edit shared cards. */
export const mayAddTo = (mockServer: MockServer, person: PersonRecord, stack: CardRecord): boolean =>
  stack.owner_id === person.id ||
  (canSee(mockServer, stack, person) && hasPermission(person, 'board.format.shared.edit'))

/**
 * The container of a new card; undefined for My Board.
 * @param fields names of the request's fields, for errors: `id` of the container, `type` of the card
 * @throws HttpError 403 without permission to add to the container;
 * 422 for an unknown id, a card that is no container, or a quiz for any type but a question
 */
export function containerForNewCard(
  mockServer: MockServer,
  person: PersonRecord,
  { id, type, fields }: { id: string | null; type: CardType; fields: { id: string; type: string } },
): CardRecord | undefined {
  if (id === null) return undefined
  const container = mockServer.db.cards.get(id)
  if (!container) throw invalid(fields.id, 'The selected stack does not exist.')
  if (!mayAddTo(mockServer, person, container)) throw forbidden()
  if (!isContainer(container)) throw invalid(fields.id, 'Cards can only be put into a stack.')
  if (container.type === 'quiz' && type !== 'question')
    throw invalid(fields.type, 'Only questions can be put into a quiz.')
  return container
}
