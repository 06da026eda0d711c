/** Pure rules for drops: they depend on the pointer, the dragged rectangle and the grid (B-235 to B-239, D-2417). */
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
  /** Inserts the dragged cards before the card at `index`. An index after the last card appends them. */
  | { kind: 'reorder'; index: number }

const NO_TARGET: DropTarget = { kind: 'none' }

type DropInput = {
  /** In px, relative to the list. */
  pointer: Point
  /** Rectangle of the dragged card in px, relative to the list. */
  draggedRect: Rect
  geometry: Geometry
  /** All loaded cards in the order of the list. */
  listedCards: readonly Pick<Card, 'id'>[]
  draggedIds: ReadonlySet<string>
  isOverBreadcrumbs: boolean
}

/**
 * Finds the drop target; the first match wins. Over the breadcrumbs: My Board. Pointer over the cell of a dragged card: none. Pointer over
 * another card: merge. Dragged rectangle over a cell: reorder. Otherwise: none.
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
  // With one column, only the height decides between before and after the card.
  const isPastMiddle =
    geometry.columns === 1 ? pointer.y > top + height / 2 : pointer.x > left + width / 2 !== geometry.isRtl
  return { kind: 'reorder', index: isPastMiddle ? mostOverlapped + 1 : mostOverlapped }
}

/** Returns the list's order with the dragged cards inserted before the card at `index`. The dragged cards keep their order. */
export function reordered(listedIds: readonly string[], draggedIds: ReadonlySet<string>, index: number): string[] {
  const moving = listedIds.filter((id) => draggedIds.has(id))
  const before = listedIds.slice(0, index).filter((id) => !draggedIds.has(id))
  const after = listedIds.slice(index).filter((id) => !draggedIds.has(id))
  return [...before, ...moving, ...after]
}

/**
 * Returns the cards that move together: the whole selection if it includes the card, otherwise only the card. Cards still loading are left
 * out.
 */
export function getDraggedCards(cardId: string, listedCards: readonly Card[], selectedIds: readonly string[]): Card[] {
  const ids = new Set(selectedIds.includes(cardId) ? selectedIds : [cardId])
  return listedCards.filter(({ id, loading }) => ids.has(id) && !loading)
}

/** True if a drop moves cards into this card. A drop on any other card makes a new stack. */
export const acceptsCards = ({ type }: Card): boolean => type === 'stack' || type === 'quiz' || type === 'group'

type DropRules = {
  draggedCards: readonly Card[]
  listedCards: readonly Card[]
  isAutoLayout: boolean
}

/** Returns the card onto which a merge drops; undefined for other drops or if the card is no longer in the list. */
export const mergeTargetOf = (dropTarget: DropTarget, listedCards: readonly Card[]): Card | undefined =>
  dropTarget.kind === 'merge' ? listedCards.find(({ id }) => id === dropTarget.targetId) : undefined

/**
 * 'notOwner' shows a hint and a snackbar. For 'autoLayout' and 'loading' (a stack that is still being created), the cards only move back
 * (B-244, D-2202).
 */
export type DropRejection = 'notOwner' | 'autoLayout' | 'loading'

/** Returns why a drop is rejected, or null if it is allowed. A search needs no check, because no card can be lifted during a search. */
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
