/** What a drop means: pure rules over pointer, rectangle and cells (B-235 to B-239, D-2417). */
import type { Card } from '@/api/cards/card.schema'
import {
  cellRect,
  cellIndexesIntersecting,
  contains,
  type Geometry,
  overlapArea,
  type Point,
  type Rect,
} from '../grid/geometry'

export type DropTarget =
  | { kind: 'none' }
  | { kind: 'myBoard' }
  | { kind: 'merge'; targetId: string }
  /** The dragged cards go before the card that is at `index` now; `index` may be one past the last. */
  | { kind: 'reorder'; index: number }

const NO_TARGET: DropTarget = { kind: 'none' }

type DropInput = {
  /** Where the pointer is, in the list's own coordinates. */
  pointer: Point
  /** What is dragged, in the list's own coordinates. */
  draggedRect: Rect
  geometry: Geometry
  /** Every loaded card, in order. */
  listedCards: readonly Pick<Card, 'id'>[]
  draggedIds: ReadonlySet<string>
  isOverBreadcrumbs: boolean
}

/**
 * In this order: the breadcrumb area moves to My Board; the pointer over a place of what is dragged means nothing; the pointer over
 * another card merges; the dragged rectangle over a card reorders; all else means nothing.
 */
export function resolveDropTarget(input: DropInput): DropTarget {
  const { pointer, draggedRect, geometry, listedCards, draggedIds, isOverBreadcrumbs } = input
  if (isOverBreadcrumbs) return { kind: 'myBoard' }
  const isDragged = (index: number) => draggedIds.has(listedCards[index]?.id ?? '')

  const pointerRect = { left: pointer.x, top: pointer.y, width: 1, height: 1 }
  const indexUnderPointer = cellIndexesIntersecting(geometry, pointerRect, listedCards.length).find((index) =>
    contains(cellRect(geometry, index), pointer),
  )
  if (indexUnderPointer !== undefined) {
    return isDragged(indexUnderPointer)
      ? NO_TARGET
      : { kind: 'merge', targetId: listedCards[indexUnderPointer]?.id ?? '' }
  }

  const touchedIndexes = cellIndexesIntersecting(geometry, draggedRect, listedCards.length)
  const overlapWithDragged = (index: number) => overlapArea(cellRect(geometry, index), draggedRect)
  const mostOverlapped = touchedIndexes.toSorted((a, b) => overlapWithDragged(b) - overlapWithDragged(a))[0]
  if (mostOverlapped === undefined) return NO_TARGET
  const { left, top, width, height } = cellRect(geometry, mostOverlapped)
  // Cards that stand under each other are before and after one another by height alone.
  const isPastMiddle =
    geometry.columns === 1 ? pointer.y > top + height / 2 : pointer.x > left + width / 2 !== geometry.isRtl
  return { kind: 'reorder', index: isPastMiddle ? mostOverlapped + 1 : mostOverlapped }
}

/** The list with the dragged cards, in their own order, before what was at `index`; the same list when nothing moves. */
export function reordered(listedIds: readonly string[], draggedIds: ReadonlySet<string>, index: number): string[] {
  const moving = listedIds.filter((id) => draggedIds.has(id))
  const before = listedIds.slice(0, index).filter((id) => !draggedIds.has(id))
  const after = listedIds.slice(index).filter((id) => !draggedIds.has(id))
  return [...before, ...moving, ...after]
}

/** What is dragged with a card, in the order of the list: all that are selected when it is one of them, else the card alone. */
export function getDraggedCards(cardId: string, listedCards: readonly Card[], selectedIds: readonly string[]): Card[] {
  const ids = new Set(selectedIds.includes(cardId) ? selectedIds : [cardId])
  return listedCards.filter(({ id, loading }) => ids.has(id) && !loading)
}

/** Cards that others are put into instead of being stacked with. */
export const acceptsCards = ({ type }: Card): boolean => type === 'stack' || type === 'quiz' || type === 'group'

type DropRules = {
  draggedCards: readonly Card[]
  /** The card to merge with. */
  mergeTarget?: Card
  isAutoLayout: boolean
}

/**
 * Why an outcome is refused, or null: not the owner (a message says so), or Auto Layout, which only snaps back (B-244, D-2202). A
 * search never gets here: nothing can be lifted then.
 */
export function getDropRejection(
  dropTarget: DropTarget,
  { draggedCards, mergeTarget, isAutoLayout }: DropRules,
): 'notOwner' | 'autoLayout' | null {
  if (dropTarget.kind === 'none') return null
  if (draggedCards.some(({ isOwner }) => !isOwner)) return 'notOwner'
  if (dropTarget.kind === 'merge' && mergeTarget && !mergeTarget.isOwner) return 'notOwner'
  if (dropTarget.kind === 'reorder' && isAutoLayout) return 'autoLayout'
  return null
}
