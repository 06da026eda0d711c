import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { Card } from '@/api/card.schema'
import type { CardListArg } from '@/api/loadedCards'
import type { BoardDispatch } from '../actions/boardThunk'
import { cellRect, contains, type Geometry, type Point, type Rect } from '../grid/geometry'
import { touchModeEntered } from '../selectionSlice'
import { currentSession, endDrag, outcomeChanged, startDrag } from './dragSession'
import { liftedWith, resolveDrop } from './dropOutcome'
import { performDrop } from './performDrop'
import type { DragListener } from './sensors'

/** ms between two looks at what a drag is over (board 9, move throttle). */
const MOVE_THROTTLE = 250

export type BoardDragOptions = {
  listed: readonly Card[]
  list: CardListArg
  selectedIds: readonly string[]
  geometry: Geometry
  /** The list of cards; its corner is the origin of the geometry. */
  origin: RefObject<HTMLElement | null>
  /** The breadcrumbs, as far as there are any. */
  breadcrumbs: RefObject<HTMLElement | null>
  isAutoLayout: boolean
  /** Shows the list in its order by hand. */
  onManual: (list: CardListArg) => void
}

type Lifted = {
  /** px from the corner of the window, when it was lifted. */
  card: Rect
  start: Point
  pointer: Point
  cards: Card[]
  /** False once it was let go or put back: what it is over then means nothing any more. */
  isHeld: boolean
}

/**
 * A drag by mouse or finger from lift to drop: what it is over is looked at every 250 ms and once more when it is let go; what it
 * means is done after the card has settled.
 */
export function useBoardDrag(options: BoardDragOptions): { listener: DragListener; onEnd: () => void } {
  const { listed, list, selectedIds, geometry, origin, breadcrumbs, isAutoLayout, onManual } = options
  const dispatch = useDispatch<BoardDispatch>()
  const lifted = useRef<Lifted | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const drag = lifted.current
    const corner = origin.current?.getBoundingClientRect()
    const session = currentSession()
    if (!drag?.isHeld || !corner || !session) return
    const { card, start, pointer } = drag
    const area = breadcrumbs.current?.getBoundingClientRect()
    outcomeChanged(
      resolveDrop({
        pointer: { x: pointer.x - corner.left, y: pointer.y - corner.top },
        dragged: {
          ...card,
          left: card.left + pointer.x - start.x - corner.left,
          top: card.top + pointer.y - start.y - corner.top,
        },
        geometry,
        listed,
        draggedIds: session.draggedIds,
        isOverBreadcrumbs: area !== undefined && contains(area, pointer),
      }),
      listed,
    )
  }
  const latestLook = useRef(look)
  useEffect(() => {
    latestLook.current = look
  })

  const letGo = () => {
    if (lifted.current) lifted.current.isHeld = false
  }

  /** A look at once, then at most one in 250 ms, the last of them late enough to see where the pointer has come to rest. */
  const lookSoon = useCallback(() => {
    if (timer.current !== undefined) return
    latestLook.current()
    timer.current = setTimeout(() => latestLook.current(), MOVE_THROTTLE)
  }, [])

  useEffect(() => {
    // The list moves under a pointer that rests when the page scrolls by itself.
    const onScroll = () => lifted.current && lookSoon()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(timer.current)
    }
  }, [lookSoon])

  const end = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    lifted.current = null
    dispatch(endDrag())
  }

  return {
    listener: {
      // While a search is on, nothing is dragged (board 4).
      canDrag: (cardId) => list.search === '' && listed.some(({ id, loading }) => id === cardId && !loading),
      onStart(cardId, start) {
        const index = listed.findIndex(({ id }) => id === cardId)
        const corner = origin.current?.getBoundingClientRect()
        if (index < 0 || !corner) return
        const cards = liftedWith(cardId, listed, selectedIds)
        const cell = cellRect(geometry, index)
        const card = { ...cell, left: cell.left + corner.left, top: cell.top + corner.top }
        lifted.current = { card, start, pointer: start, cards, isHeld: true }
        dispatch(startDrag(cards, cardId))
      },
      onMove(pointer) {
        if (!lifted.current) return
        lifted.current = { ...lifted.current, pointer }
        lookSoon()
      },
      onRelease() {
        look()
        letGo()
      },
      onCancel() {
        letGo()
        outcomeChanged({ kind: 'nothing' }, listed)
      },
      onLongPress(cardId) {
        if (listed.some(({ id, loading }) => id === cardId && !loading)) dispatch(touchModeEntered({ id: cardId }))
      },
    },
    onEnd() {
      const cards = lifted.current?.cards ?? []
      const outcome = currentSession()?.outcome ?? { kind: 'nothing' }
      end()
      void dispatch(performDrop({ outcome, cards, listed, list, isAutoLayout, onManual }))
    },
  }
}
