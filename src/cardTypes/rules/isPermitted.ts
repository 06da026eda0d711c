import type { Card } from '@/api/cards/card.schema'

/** Last segment of a permission: `board.format.{type}.{action}`. */
export type PermittedAction = 'edit' | 'delete' | 'duplicate' | 'share' | 'magic' | 'focus'

/** True if `permissions` contains the card's permission: of its type for an own card, of shared cards for any other card. */
export function isPermitted(card: Card, action: PermittedAction, permissions: readonly string[]): boolean {
  return permissions.includes(card.isOwner ? `board.format.${card.type}.${action}` : `board.format.shared.${action}`)
}
