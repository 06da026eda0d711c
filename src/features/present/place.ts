/** Place in a presentation whose cards may change: cards load, leave the list, or are sorted anew. */
import type { PresentStep } from '@/model/actions/presentActions'

/** `last` follows the list while its pages load. Without `cardId`, only the index counts. */
export type Place = 'last' | { cardId?: string; index: number }

export const FIRST_PLACE: Place = { index: 0 }

/**
 * Returns the cards in the order in which they were first shown, so that a change elsewhere moves no card. New cards follow at the end.
 * @returns `shown` itself if nothing has changed
 */
export function keepOrder(shown: readonly string[], current: readonly string[]): readonly string[] {
  const now = new Set(current)
  const before = new Set(shown)
  const next = [...shown.filter((id) => now.has(id)), ...current.filter((id) => !before.has(id))]
  return next.length === shown.length && next.every((id, index) => id === shown[index]) ? shown : next
}

/**
 * Returns the index of the shown card, or -1 without cards. After a removal, it is the card that followed.
 * @returns `isGone` is true if the card of the place has left the list
 */
export function cardAt(ids: readonly string[], place: Place): { index: number; isGone: boolean } {
  const end = ids.length - 1
  if (place === 'last') return { index: end, isGone: false }
  const found = place.cardId === undefined ? -1 : ids.indexOf(place.cardId)
  if (found >= 0) return { index: found, isGone: false }
  return { index: Math.min(place.index, end), isGone: place.cardId !== undefined }
}

/** Returns the place after a step. A step beyond either end stays there. */
export function placeAfter(ids: readonly string[], place: Place, step: PresentStep): Place {
  if (step === 'last') return 'last'
  const { index } = cardAt(ids, place)
  const wanted = { first: 0, previous: index - 1, next: index + 1 }[step]
  const next = Math.max(0, Math.min(wanted, ids.length - 1))
  return { cardId: ids[next], index: next }
}
