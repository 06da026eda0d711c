import type { Card } from '@/api/cards/card.schema'
import { findCardCell } from '../grid/cardElements'
import { cellRect, type Geometry, type Rect } from '../grid/geometry'
import type { DragState } from './dragStore'
import { reordered } from './dropTarget'

type Drop = {
  grid: HTMLElement
  geometry: Geometry
  /** All loaded cards in their order before the drop. */
  listedCards: readonly Card[]
  /** Rectangle of the card when it was lifted, in px relative to the viewport. */
  cardRect: Rect
  dragState: DragState
}

/** The animation starts with the look of the drag preview. */
const PREVIEW_LOOK = 'rotate(var(--dragged-turn)) scale(var(--dragged-scale))'

/**
 * Moves the dropped card from the release point into its cell, above the other cards. The animation overrides the cell's own position,
 * which a reorder changes within the next frames (D-0093). Users who prefer reduced motion see no movement.
 */
export function animateIntoPlace({ grid, geometry, listedCards, cardRect, dragState }: Drop): void {
  const { activeId = '', draggedIds, release } = dragState
  const cell = findCardCell(grid, activeId)
  if (!cell || !release) return
  const { offset, outcome } = release
  const { left, top } = grid.getBoundingClientRect()
  const ids = listedCards.map(({ id }) => id)
  const newOrder = outcome.kind === 'reorder' ? reordered(ids, draggedIds, outcome.index) : ids
  const to = cellRect(geometry, newOrder.indexOf(activeId))
  // The dropped card moves with the same duration and easing as the other cells.
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
