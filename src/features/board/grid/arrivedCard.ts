import type { Card } from '@/api/cards/card.schema'

type Listed = Pick<Card, 'id' | 'isOwner' | 'created_at'>

/**
 * Returns the card that has just been made: the only new one of the list, the user's own and newer than all others.
 * Returns undefined for a page that has loaded, a card that came back or was shared, and for the first list.
 */
export function arrivedCard<Item extends Listed>(before: readonly Listed[], after: readonly Item[]): Item | undefined {
  if (before.length === 0 || after.length !== before.length + 1) return undefined
  const known = new Set(before.map(({ id }) => id))
  const [made, ...others] = after.filter(({ id }) => !known.has(id))
  if (!made?.isOwner || others.length > 0) return undefined
  return before.every(({ created_at }) => created_at <= made.created_at) ? made : undefined
}
