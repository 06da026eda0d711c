/** Drop rules: pure functions of pointer, dragged rectangle and grid (B-235 to B-239, D-2417). */
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
  /** Inserts the dragged cards before the card at `index`; `index` may be one past the last. */
  | { kind: 'reorder'; index: number }

const NO_TARGET: DropTarget = { kind: 'none' }

type DropInput = {
  /** px, relative to the list. */
  pointer: Point
  /** Rectangle of the dragged card; px, relative to the list. */
  draggedRect: Rect
  geometry: Geometry
  /** All loaded cards, in order. */
  listedCards: readonly Pick<Card, 'id'>[]
  draggedIds: ReadonlySet<string>
  isOverBreadcrumbs: boolean
}

/**
 * Finds the drop target, in this order: over the breadcrumbs → My Board; pointer over the cell of a dragged card → none; pointer over
 * another card → merge; dragged rectangle over a cell → reorder; otherwise none.
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
  // In one column before and after depend on the height alone.
  const isPastMiddle =
    geometry.columns === 1 ? pointer.y > top + height / 2 : pointer.x > left + width / 2 !== geometry.isRtl
  return { kind: 'reorder', index: isPastMiddle ? mostOverlapped + 1 : mostOverlapped }
}

/** List order after inserting the dragged cards, in list order, before the card at `index`. */
export function reordered(listedIds: readonly string[], draggedIds: ReadonlySet<string>, index: number): string[] {
  const moving = listedIds.filter((id) => draggedIds.has(id))
  const before = listedIds.slice(0, index).filter((id) => !draggedIds.has(id))
  const after = listedIds.slice(index).filter((id) => !draggedIds.has(id))
  return [...before, ...moving, ...after]
}

/** Cards dragged with a card, in list order: the selection when the card is part of it, else the card alone. */
export function getDraggedCards(cardId: string, listedCards: readonly Card[], selectedIds: readonly string[]): Card[] {
  const ids = new Set(selectedIds.includes(cardId) ? selectedIds : [cardId])
  return listedCards.filter(({ id, loading }) => ids.has(id) && !loading)
}

/** True if a drop moves cards into this card instead of stacking with it. */
export const acceptsCards = ({ type }: Card): boolean => type === 'stack' || type === 'quiz' || type === 'group'

type DropRules = {
  draggedCards: readonly Card[]
  listedCards: readonly Card[]
  isAutoLayout: boolean
}

/** Card that a merge stacks with; undefined for other drops and for a card that is no longer listed. */
export const mergeTargetOf = (dropTarget: DropTarget, listedCards: readonly Card[]): Card | undefined =>
  dropTarget.kind === 'merge' ? listedCards.find(({ id }) => id === dropTarget.targetId) : undefined

/** 'notOwner' shows a hint and a snackbar; 'autoLayout' and 'loading' (a pending stack) only snap back (B-244, D-2202). */
export type DropRejection = 'notOwner' | 'autoLayout' | 'loading'

/** Reason why a drop is rejected, or null. During a search no card can be lifted. */
export function getDropRejection(
  dropTarget: DropTarget,
  { draggedCards, listedCards, isAutoLayout }: DropRules,
): DropRejection | null {
  if (dropTarget.kind === 'none') return null
  if (draggedCards.some(({ isOwner }) => !isOwner)) return 'notOwner'
  const mergeTarget = mergeTargetOf(dropTarget, listedCards)
  if (mergeTarget && !mergeTarget.isOwner) return 'notOwner'
  if (mergeTarget?.loading) return 'loading'
  if (dropTarget.kind === 'reorder' && isAutoLayout) return 'autoLayout'
  return null
}
