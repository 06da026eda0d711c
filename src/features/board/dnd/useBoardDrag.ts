import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Card } from '@/api/cards/card.schema'
import type { CardListArg } from '@/api/cards/cardListPages'
import { useAppDispatch } from '@/store/hooks'
import { cellRect, contains, type Geometry, type Point, type Rect } from '../grid/geometry'
import { touchModeEntered } from '../selectionSlice'
import { getDragState, endDrag, setDropTarget, startDrag } from './dragStore'
import { getDraggedCards, resolveDropTarget } from './dropTarget'
import { applyDrop } from './applyDrop'
import type { SortModeChangeHandler } from './manualOrder'
import type { DragListener } from './sensors'

/** ms between two updates of the drop target (B-233). */
const MOVE_THROTTLE = 250

export type BoardDragOptions = {
  listedCards: readonly Card[]
  list: CardListArg
  selectedIds: readonly string[]
  geometry: Geometry
  /** The card list; its corner is the origin of the geometry. */
  gridRef: RefObject<HTMLElement | null>
  /** The breadcrumbs' drop area; null on My Board. */
  breadcrumbsRef: RefObject<HTMLElement | null>
  isAutoLayout: boolean
  onSortModeChange: SortModeChangeHandler
}

type ActiveDrag = {
  /** px, relative to the viewport, at the lift. */
  cardRect: Rect
  start: Point
  pointer: Point
  draggedCards: Card[]
  /** False once released or cancelled: the drop target no longer changes. */
  isActive: boolean
}

/**
 * A drag by mouse or touch from lift to drop. The drop target is updated at most every 250 ms and once on release; it is applied after
 * the drop animation.
 */
export function useBoardDrag(options: BoardDragOptions): { listener: DragListener; onEnd: () => void } {
  const { listedCards, list, selectedIds, geometry, gridRef, breadcrumbsRef, isAutoLayout, onSortModeChange } = options
  const dispatch = useAppDispatch()
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
    // Auto Layout refuses a reorder without a message (D-2202): nothing may promise it.
    const isRefused = isAutoLayout && dropTarget.kind === 'reorder'
    setDropTarget(isRefused ? { kind: 'none' } : dropTarget, listedCards)
  }
  const latestUpdateDropTarget = useRef(updateDropTarget)
  useEffect(() => {
    latestUpdateDropTarget.current = updateDropTarget
  })

  const deactivate = () => {
    if (activeDrag.current) activeDrag.current.isActive = false
  }

  /** Throttle with leading and trailing edge: the last update sees where the pointer has come to rest. */
  const throttledUpdateDropTarget = useCallback(() => {
    if (timer.current !== undefined) return
    latestUpdateDropTarget.current()
    timer.current = setTimeout(() => latestUpdateDropTarget.current(), MOVE_THROTTLE)
  }, [])

  useEffect(() => {
    // Auto-scroll moves the list under a resting pointer.
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
      // Dragging is disabled during a search (B-247).
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
