import type { Card } from '@/api/cards/card.schema'

/** Last segment of a permission: `board.format.{type}.{action}`. */
export type PermittedAction = 'edit' | 'delete' | 'duplicate' | 'share' | 'magic' | 'focus'

/** True if `permissions` has the exact permission: of the type for own cards, of shared cards for all others. */
export function isPermitted(card: Card, action: PermittedAction, permissions: readonly string[]): boolean {
  return permissions.includes(card.isOwner ? `board.format.${card.type}.${action}` : `board.format.shared.${action}`)
}
