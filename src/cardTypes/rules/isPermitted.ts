import type { Card } from '@/api/cards/card.schema'

/** Last segment of the permission name `board.format.{type}.{action}`. */
export type PermittedAction = 'edit' | 'delete' | 'duplicate' | 'share' | 'magic' | 'focus'

/**
 * True if `permissions` allows the action on the card. A user's own card needs the permission of its type, any other
 * card the one for shared cards.
 */
export function isPermitted(
  card: Pick<Card, 'isOwner' | 'type'>,
  action: PermittedAction,
  permissions: readonly string[],
): boolean {
  return permissions.includes(card.isOwner ? `board.format.${card.type}.${action}` : `board.format.shared.${action}`)
}
