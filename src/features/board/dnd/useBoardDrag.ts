import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import type { BoardDispatch } from '../boardThunk'
import { cellRect, contains, type Geometry, type Point, type Rect } from '../grid/geometry'
import { touchModeEntered } from '../selectionSlice'
import { getDragState, endDrag, setDropTarget, startDrag } from './dragStore'
import { getDraggedCards, resolveDropTarget } from './dropTarget'
import { applyDrop } from './applyDrop'
import type { DragListener } from './sensors'

/** ms between two looks at what a drag is over (B-233). */
const MOVE_THROTTLE = 250

export type BoardDragOptions = {
  listedCards: readonly Card[]
  list: CardListArg
  selectedIds: readonly string[]
  geometry: Geometry
  /** The list of cards; its corner is the origin of the geometry. */
  gridRef: RefObject<HTMLElement | null>
  /** The breadcrumbs, as far as there are any. */
  breadcrumbsRef: RefObject<HTMLElement | null>
  isAutoLayout: boolean
  /** Shows the list in its order by hand. */
  onSortModeChange: (list: CardListArg) => void
}

type ActiveDrag = {
  /** px from the corner of the window, when it was lifted. */
  cardRect: Rect
  start: Point
  pointer: Point
  draggedCards: Card[]
  /** False once it was let go or put back: what it is over then means nothing any more. */
  isActive: boolean
}

/**
 * A drag by mouse or finger from lift to drop: what it is over is looked at every 250 ms and once more when it is let go; what it
 * means is done after the card has settled.
 */
export function useBoardDrag(options: BoardDragOptions): { listener: DragListener; onEnd: () => void } {
  const { listedCards, list, selectedIds, geometry, gridRef, breadcrumbsRef, isAutoLayout, onSortModeChange } = options
  const dispatch = useDispatch<BoardDispatch>()
  const activeDrag = useRef<ActiveDrag | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const updateDropTarget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const drag = activeDrag.current
    const gridRect = gridRef.current?.getBoundingClientRect()
    const dragState = getDragState()
    if (!drag?.isActive || !gridRect || !dragState) return
    const { cardRect, start, pointer } = drag
    const breadcrumbsRect = breadcrumbsRef.current?.getBoundingClientRect()
    setDropTarget(
      resolveDropTarget({
        pointer: { x: pointer.x - gridRect.left, y: pointer.y - gridRect.top },
        draggedRect: {
          ...cardRect,
          left: cardRect.left + pointer.x - start.x - gridRect.left,
          top: cardRect.top + pointer.y - start.y - gridRect.top,
        },
        geometry,
        listedCards,
        draggedIds: dragState.draggedIds,
        isOverBreadcrumbs: breadcrumbsRect !== undefined && contains(breadcrumbsRect, pointer),
      }),
      listedCards,
    )
  }
  const latestUpdateDropTarget = useRef(updateDropTarget)
  useEffect(() => {
    latestUpdateDropTarget.current = updateDropTarget
  })

  const deactivate = () => {
    if (activeDrag.current) activeDrag.current.isActive = false
  }

  /** A look at once, then at most one in 250 ms, the last of them late enough to see where the pointer has come to rest. */
  const throttledUpdateDropTarget = useCallback(() => {
    if (timer.current !== undefined) return
    latestUpdateDropTarget.current()
    timer.current = setTimeout(() => latestUpdateDropTarget.current(), MOVE_THROTTLE)
  }, [])

  useEffect(() => {
    // The list moves under a pointer that rests when the page scrolls by itself.
    const onScroll = () => activeDrag.current && throttledUpdateDropTarget()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(timer.current)
    }
  }, [throttledUpdateDropTarget])

  const end = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    activeDrag.current = null
    dispatch(endDrag())
  }

  return {
    listener: {
      // While a search is on, nothing is dragged (B-247).
      canDrag: (cardId) => list.search === '' && listedCards.some(({ id, loading }) => id === cardId && !loading),
      onStart(cardId, start) {
        const index = listedCards.findIndex(({ id }) => id === cardId)
        const gridRect = gridRef.current?.getBoundingClientRect()
        if (index < 0 || !gridRect) return
        const draggedCards = getDraggedCards(cardId, listedCards, selectedIds)
        const cell = cellRect(geometry, index)
        const cardRect = { ...cell, left: cell.left + gridRect.left, top: cell.top + gridRect.top }
        activeDrag.current = { cardRect, start, pointer: start, draggedCards, isActive: true }
        dispatch(startDrag(draggedCards, cardId))
      },
      onMove(pointer) {
        if (!activeDrag.current) return
        activeDrag.current = { ...activeDrag.current, pointer }
        throttledUpdateDropTarget()
      },
      onRelease() {
        updateDropTarget()
        deactivate()
      },
      onCancel() {
        deactivate()
        setDropTarget({ kind: 'none' }, listedCards)
      },
      onLongPress(cardId) {
        if (listedCards.some(({ id, loading }) => id === cardId && !loading)) dispatch(touchModeEntered({ id: cardId }))
      },
    },
    onEnd() {
      const draggedCards = activeDrag.current?.draggedCards ?? []
      const dropTarget = getDragState()?.dropTarget ?? { kind: 'none' }
      end()
      void dispatch(applyDrop({ dropTarget, draggedCards, listedCards, list, isAutoLayout, onSortModeChange }))
    },
  }
}
