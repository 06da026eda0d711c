import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import { useAppDispatch } from '@/store/hooks'
import { findCardCell } from '../grid/cardElements'
import { cellRect, contains, type Geometry, type Point, type Rect } from '../grid/geometry'
import { touchModeEntered } from '@/model/board/selectionSlice'
import { applyDrop } from './applyDrop'
import { endDrag, setDropTarget, setRelease, startDrag, useDrag } from './dragStore'
import { getDraggedCards, getDropRejection, resolveDropTarget } from './dropTarget'
import type { SortModeChangeHandler } from './manualOrder'
import type { DragListener } from './sensors'
import { animateIntoPlace } from './animateIntoPlace'

/** Milliseconds between two updates of the drop target (B-233). */
const MOVE_THROTTLE = 250

export type BoardDragOptions = {
  listedCards: readonly Card[]
  list: CardListArg
  selectedIds: readonly string[]
  geometry: Geometry
  /** The card list. Its corner is the origin of `geometry`. */
  gridRef: RefObject<HTMLElement | null>
  /** Drop area of the breadcrumbs; null on My Board. */
  breadcrumbsRef: RefObject<HTMLElement | null>
  isAutoLayout: boolean
  onSortModeChange: SortModeChangeHandler
}

type ActiveDrag = {
  /** Rectangle of the card when it was lifted, in px relative to the viewport. */
  cardRect: Rect
  start: Point
  pointer: Point
  draggedCards: Card[]
  /** False after a release or cancel; the drop target then no longer changes. */
  isActive: boolean
}

/**
 * Handles a drag by mouse or touch from lift to drop. The drop target is updated at most every 250 ms and once on release. A card that
 * stays in the list moves into its cell while the drop is saved. For a card that leaves the list, the preview disappears first.
 */
export function useBoardDrag(options: BoardDragOptions): { listener: DragListener; onEnd: () => void } {
  const { listedCards, list, selectedIds, geometry, gridRef, breadcrumbsRef, isAutoLayout, onSortModeChange } = options
  const dispatch = useAppDispatch()
  const boardDrag = useDrag()
  const activeDrag = useRef<ActiveDrag | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const updateDropTarget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const drag = activeDrag.current
    const gridRect = gridRef.current?.getBoundingClientRect()
    const dragState = boardDrag.getState()
    if (!drag?.isActive || !gridRect || !dragState) return
    const { cardRect, start, pointer } = drag
    const breadcrumbsRect = breadcrumbsRef.current?.getBoundingClientRect()
    const dropTarget = resolveDropTarget({
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
    })
    const rules = { draggedCards: drag.draggedCards, listedCards, isAutoLayout }
    dispatch(setDropTarget(dropTarget, listedCards, getDropRejection(dropTarget, rules)))
  }
  const latestUpdateDropTarget = useRef(updateDropTarget)
  useEffect(() => {
    latestUpdateDropTarget.current = updateDropTarget
  })

  /** Stores where and with what outcome the drag ended. */
  const release = () => {
    const drag = activeDrag.current
    const dragState = boardDrag.getState()
    if (!drag?.isActive || !dragState) return
    drag.isActive = false
    const { start, pointer } = drag
    dispatch(
      setRelease({
        offset: { x: pointer.x - start.x, y: pointer.y - start.y },
        outcome: dragState.rejection ? { kind: 'none' } : dragState.dropTarget,
      }),
    )
  }

  /** Runs at once and again after each interval, so that the last update sees where the pointer rests. */
  const throttledUpdateDropTarget = useCallback(() => {
    if (timer.current !== undefined) return
    latestUpdateDropTarget.current()
    timer.current = setTimeout(() => latestUpdateDropTarget.current(), MOVE_THROTTLE)
  }, [])

  useEffect(() => {
    // When the library scrolls, other cards move under a resting pointer.
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
      // No card can be dragged during a search (B-247).
      canDrag(cardId) {
        // Finishes an animation of the cell, because the library measures a lifted card where it is shown.
        const cell = gridRef.current && findCardCell(gridRef.current, cardId)
        for (const animation of cell?.getAnimations() ?? []) animation.finish()
        return list.search === '' && listedCards.some(({ id, loading }) => id === cardId && !loading)
      },
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
        release()
      },
      onCancel() {
        if (!activeDrag.current?.isActive) return
        dispatch(setDropTarget({ kind: 'none' }, listedCards))
        release()
      },
      onLongPress(cardId) {
        if (listedCards.some(({ id, loading }) => id === cardId && !loading)) dispatch(touchModeEntered({ id: cardId }))
      },
    },
    onEnd() {
      const drag = activeDrag.current
      const dragState = boardDrag.getState()
      const grid = gridRef.current
      end()
      if (!drag || !dragState || !grid) return
      const { cardRect, draggedCards } = drag
      const { dropTarget } = dragState
      // Must run before `applyDrop` changes the list, because the animation measures the cells of the old order.
      animateIntoPlace({ grid, geometry, listedCards, cardRect, dragState })
      void dispatch(applyDrop({ dropTarget, draggedCards, listedCards, list, isAutoLayout, onSortModeChange }))
    },
  }
}
