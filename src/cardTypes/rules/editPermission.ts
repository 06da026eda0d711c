import type { Card } from '@/api/cards/card.schema'
import { isPermitted } from './isPermitted'
import { findCardTypeDefinition } from '../definitions'

/** True if the user can edit title and subtitle in place; false for an unknown type (D-2510). */
export const hasEditableHeading = ({ type }: Card): boolean =>
  findCardTypeDefinition(type)?.actions.includes('rename') === true

/**
 * True for a card type that has an editor. A question can be edited only by its owner, in edit mode (B-407, D-2455).
 */
const isEditableType = (card: Card) => (card.type === 'question' ? card.isOwner : hasEditableHeading(card))

/** True while the server generates the content and writes it into the card. */
const isStreaming = ({ loading, skeleton }: Card) => loading || skeleton

/**
 * True if the user may edit an open card: its type has an editor, the server is not generating it, and the user has the
 * permission (B-376 to B-379). After a failed save, the saver makes the card read-only on its own (D-0070).
 */
export const mayEditCard = (card: Card, permissions: readonly string[]): boolean =>
  isEditableType(card) && !isStreaming(card) && isPermitted(card, 'edit', permissions)
