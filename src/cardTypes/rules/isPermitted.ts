import type { Card } from '@/api/cards/card.schema'

/** Last segment of a permission: `board.format.{type}.{action}`. */
export type PermittedAction = 'edit' | 'delete' | 'duplicate' | 'share' | 'magic' | 'focus'

/** Own cards are checked against the permission of their type, all others against the one for shared cards; exact match. */
export function isPermitted(card: Card, action: PermittedAction, permissions: readonly string[]): boolean {
  return permissions.includes(card.isOwner ? `board.format.${card.type}.${action}` : `board.format.shared.${action}`)
}
