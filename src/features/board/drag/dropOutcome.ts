/** What a drop means: pure rules over pointer, rectangle and cells (board 4 'Drag and drop'; decisions/board 3, which collision wins). */
import type { Card } from '@/api/card.schema'
import { cellRect, cellsNear, contains, type Geometry, overlap, type Point, type Rect } from '../grid/geometry'

export type DropOutcome =
  | { kind: 'nothing' }
  | { kind: 'myBoard' }
  | { kind: 'merge'; targetId: string }
  /** The dragged cards go before the card that is at `index` now; `index` may be one past the last. */
  | { kind: 'reorder'; index: number }

const NOTHING: DropOutcome = { kind: 'nothing' }

type Situation = {
  /** Where the pointer is, in the list's own coordinates. */
  pointer: Point
  /** What is dragged, in the list's own coordinates. */
  dragged: Rect
  geometry: Geometry
  /** Every loaded card, in order. */
  listed: readonly Pick<Card, 'id'>[]
  draggedIds: ReadonlySet<string>
  isOverBreadcrumbs: boolean
}

/**
 * In this order: the breadcrumb area moves to My Board; the pointer over a place of what is dragged means nothing; the pointer over
 * another card merges; the dragged rectangle over a card reorders; all else means nothing.
 */
export function resolveDrop(situation: Situation): DropOutcome {
  const { pointer, dragged, geometry, listed, draggedIds, isOverBreadcrumbs } = situation
  if (isOverBreadcrumbs) return { kind: 'myBoard' }
  const isDragged = (index: number) => draggedIds.has(listed[index]?.id ?? '')

  const spot = { left: pointer.x, top: pointer.y, width: 1, height: 1 }
  const under = cellsNear(geometry, spot, listed.length).find((index) => contains(cellRect(geometry, index), pointer))
  if (under !== undefined) {
    return isDragged(under) ? NOTHING : { kind: 'merge', targetId: listed[under]?.id ?? '' }
  }

  const near = cellsNear(geometry, dragged, listed.length)
  const share = (index: number) => overlap(cellRect(geometry, index), dragged)
  const nearest = near.toSorted((a, b) => share(b) - share(a))[0]
  if (nearest === undefined) return NOTHING
  const { left, top, width, height } = cellRect(geometry, nearest)
  // Cards that stand under each other are before and after one another by height alone.
  const isPast = geometry.columns === 1 ? pointer.y > top + height / 2 : pointer.x > left + width / 2 !== geometry.isRtl
  return { kind: 'reorder', index: isPast ? nearest + 1 : nearest }
}

/** The list with the dragged cards, in their own order, before what was at `index`; the same list when nothing moves. */
export function reordered(listedIds: readonly string[], draggedIds: ReadonlySet<string>, index: number): string[] {
  const moving = listedIds.filter((id) => draggedIds.has(id))
  const before = listedIds.slice(0, index).filter((id) => !draggedIds.has(id))
  const after = listedIds.slice(index).filter((id) => !draggedIds.has(id))
  return [...before, ...moving, ...after]
}

/** What is dragged with a card, in the order of the list: all that are selected when it is one of them, else the card alone. */
export function liftedWith(cardId: string, listed: readonly Card[], selectedIds: readonly string[]): Card[] {
  const ids = new Set(selectedIds.includes(cardId) ? selectedIds : [cardId])
  return listed.filter(({ id, loading }) => ids.has(id) && !loading)
}

/** Cards that others are put into instead of being stacked with. */
export const takesCardsIn = ({ type }: Card): boolean => type === 'stack' || type === 'quiz' || type === 'group'

type DropRules = {
  cards: readonly Card[]
  /** The card to merge with. */
  target?: Card
  isAutoLayout: boolean
}

/**
 * Why an outcome is refused, or null: not the owner (a message says so), or Auto Layout, which only snaps back (decisions/board Y2). A
 * search never gets here: nothing can be lifted then.
 */
export function refusalOf(
  outcome: DropOutcome,
  { cards, target, isAutoLayout }: DropRules,
): 'notOwner' | 'autoLayout' | null {
  if (outcome.kind === 'nothing') return null
  if (cards.some(({ isOwner }) => !isOwner)) return 'notOwner'
  if (outcome.kind === 'merge' && target && !target.isOwner) return 'notOwner'
  if (outcome.kind === 'reorder' && isAutoLayout) return 'autoLayout'
  return null
}
