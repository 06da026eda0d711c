import type { Card } from '@/api/cards/card.schema'
import { isPermitted } from './isPermitted'
import { findCardTypeDefinition } from '../definitions'

/** Whether title and subtitle are edited in place; of an unknown type nothing is known (D-2510). */
export const hasEditableHeading = ({ type }: Card): boolean =>
  findCardTypeDefinition(type)?.actions.includes('rename') === true

/** A question has an edit mode of its own, for its owner alone (B-407, D-2455). */
const isEditableType = (card: Card) => (card.type === 'question' ? card.isOwner : hasEditableHeading(card))

/** While its content is generated, the server writes the card. */
const isStreaming = ({ loading, skeleton }: Card) => loading || skeleton

/**
 * Whether a person may edit an open card: not read-only, not streaming, and the edit permission on own cards of the type, else the one for
 * shared cards (B-376 to B-379). After a failed save the card is read-only, too; that is the saver's (D-0070).
 */
export const mayEditCard = (card: Card, permissions: readonly string[]): boolean =>
  isEditableType(card) && !isStreaming(card) && isPermitted(card, 'edit', permissions)
