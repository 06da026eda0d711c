import type { Card } from '@/api/cards/card.schema'

/** Returns the card types that the user may open. They are the third segment of each permission that ends in 'focus' (B-460). */
export const focusableTypes = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(
    permissions.flatMap((permission) => {
      const [, , type, action] = permission.split('.')
      return type && action === 'focus' ? [type] : []
    }),
  )

/** Returns the ids of the previous and next card that the user may open. Neither end of the list leads to the other (D-2443). */
export function adjacentCards(cards: readonly Card[], cardId: string, types: ReadonlySet<string>) {
  const index = cards.findIndex(({ id }) => id === cardId)
  if (index < 0) return { isInList: false, previous: undefined, next: undefined }
  const isOpenable = ({ type }: Card) => types.has(type)
  return {
    isInList: true,
    previous: cards.slice(0, index).findLast(isOpenable)?.id,
    next: cards.slice(index + 1).find(isOpenable)?.id,
  }
}
