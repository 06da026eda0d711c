import type { Card } from '@/api/cards/card.schema'
import { isPermitted } from './isPermitted'
import { findCardTypeDefinition } from '../definitions'

/** True if title and subtitle are edited in place; false for an unknown type (D-2510). */
export const hasEditableHeading = ({ type }: Card): boolean =>
  findCardTypeDefinition(type)?.actions.includes('rename') === true

/** True for a type that has an editor. Only its owner edits a question, in the edit mode (B-407, D-2455). */
const isEditableType = (card: Card) => (card.type === 'question' ? card.isOwner : hasEditableHeading(card))

/** True while the server generates the content and writes the card. */
const isStreaming = ({ loading, skeleton }: Card) => loading || skeleton

/**
 * True if the user may edit an open card: editable type, no generation, and the permission (`isPermitted`, B-376 to B-379). The saver makes
 * a card read-only after a failed save (D-0070).
 */
export const mayEditCard = (card: Card, permissions: readonly string[]): boolean =>
  isEditableType(card) && !isStreaming(card) && isPermitted(card, 'edit', permissions)
