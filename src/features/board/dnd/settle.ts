import type { Card } from '@/api/cards/card.schema'
import { findCardCell } from '../grid/cardElements'
import { cellRect, type Geometry, type Rect } from '../grid/geometry'
import type { DragState } from './dragStore'
import { reordered } from './dropTarget'

type Drop = {
  /** The card list. */
  grid: HTMLElement
  geometry: Geometry
  /** All loaded cards, in the order before the drop. */
  listedCards: readonly Card[]
  /** px, relative to the viewport, at the lift. */
  cardRect: Rect
  dragState: DragState
}

/** The look of the drag preview, from which the card goes on. */
const PREVIEW_LOOK = 'rotate(var(--dragged-turn)) scale(var(--dragged-scale))'

/**
 * Lets the card under the pointer glide from where it was let go into its place, above the cards that it passes. For that long the place in the
 * list, which a reorder changes in one of the next frames, does not count (D-0093). Without motion for people who want none.
 */
export function settle({ grid, geometry, listedCards, cardRect, dragState }: Drop): void {
  const { activeId = '', draggedIds, release } = dragState
  const cell = findCardCell(grid, activeId)
  if (!cell || !release) return
  const { offset, outcome } = release
  const { left, top } = grid.getBoundingClientRect()
  const ids = listedCards.map(({ id }) => id)
  const newOrder = outcome.kind === 'reorder' ? reordered(ids, draggedIds, outcome.index) : ids
  const to = cellRect(geometry, newOrder.indexOf(activeId))
  // As long and with the easing as other cards move.
  const { transitionDuration, transitionTimingFunction: easing } = getComputedStyle(cell)
  cell.animate(
    {
      transform: [
        `translate(${cardRect.left + offset.x - left}px, ${cardRect.top + offset.y - top}px) ${PREVIEW_LOOK}`,
        `translate(${to.left}px, ${to.top}px) rotate(0deg) scale(1)`,
      ],
      zIndex: [1, 1],
    },
    { duration: Number.parseFloat(transitionDuration) * 1000, easing },
  )
}
