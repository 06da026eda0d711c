import type { Card } from '@/api/cards/card.schema'

/** Card types that these permissions allow to open: the third segment of every permission that ends in focus (B-460). */
export const focusableTypes = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(
    permissions.flatMap((permission) => {
      const [, , type, action] = permission.split('.')
      return type && action === 'focus' ? [type] : []
    }),
  )

/** Ids of the previous and next card in a list. The ends do not wrap; types that may not be opened are skipped (D-2443). */
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
