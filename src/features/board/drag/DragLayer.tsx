import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { DragDropContext, type ResponderProvided, type SensorAPI } from 'react-beautiful-dnd'
import { useDispatch } from 'react-redux'
import type { Card } from '@/api/card.schema'
import { useTranslation } from '@/i18n/i18n'
import type { BoardDispatch } from '../actions/boardThunk'
import { MoveToolbar } from '../toolbar/MoveToolbar'
import { DraggableCard } from './DraggableCard'
import { endDrag } from './dragSession'
import { type DragListener, listenToMouse, listenToTouch } from './sensors'
import { type BoardDragOptions, useBoardDrag } from './useBoardDrag'
import { type KeyboardMoveOptions, useKeyboardMove } from './useKeyboardMove'

export type DragLayerHandle = {
  /** Begins to move a card by keyboard. */
  lift: (cardId: string) => void
}

type DragLayerProps = BoardDragOptions &
  Pick<KeyboardMoveOptions, 'onReach' | 'onDone'> & {
    handle: Ref<DragLayerHandle>
    /** The cards that are drawn now. */
    drawn: readonly Card[]
  }

/** The library's locks, once it has handed them out. */
type Locks = { api: SensorAPI | null }

/** Binds the sensors to the library's locks; it renders nothing. */
function Sensors({ locks, listener }: { locks: Locks; listener: DragListener }) {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    if (!locks.api) return
    // Bound once; each call reaches the listener of the newest render.
    const stable: DragListener = {
      canDrag: (cardId) => latest.current.canDrag(cardId),
      onStart: (cardId, start) => latest.current.onStart(cardId, start),
      onMove: (pointer) => latest.current.onMove(pointer),
      onRelease: () => latest.current.onRelease(),
      onCancel: () => latest.current.onCancel(),
      onLongPress: (cardId) => latest.current.onLongPress(cardId),
    }
    const stops = [listenToMouse(stable, locks.api), listenToTouch(stable, locks.api)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [locks])
  return null
}

/** For the library a sensor is a function that it calls with its locks; ours keeps them, and those above do the rest. */
function makeSensors() {
  const locks: Locks = { api: null }
  const keep = (api: SensorAPI) => {
    locks.api = api
  }
  return { locks, sensors: [keep] }
}

/**
 * Dragging, laid over a list of cards that stands without it: the library lifts, draws the card in the hand and scrolls; by keyboard
 * nothing is lifted, and a live region tells what happens. What a drop means is decided by `resolveDrop` and done by `performDrop`.
 */
export function DragLayer({ handle, drawn, onReach, onDone, ...options }: DragLayerProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch<BoardDispatch>()
  const [{ locks, sensors }] = useState(makeSensors)
  const { listener, onEnd } = useBoardDrag(options)
  const { announcement, lift, move } = useKeyboardMove({
    ...options,
    columns: options.geometry.columns,
    onReach,
    onDone,
  })
  useImperativeHandle(handle, () => ({ lift }))
  // Whoever leaves the list in the middle of a drag, with the browser's Back say, leaves nothing lifted.
  useEffect(() => () => dispatch(endDrag()), [options.list.stackId, dispatch])
  // Moves are told by the board's own live region, in the person's language.
  const stayQuiet = (_: unknown, { announce }: ResponderProvided) => announce('')
  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={sensors}
      dragHandleUsageInstructions={t('board.drag.instructions')}
      onDragStart={stayQuiet}
      onDragUpdate={stayQuiet}
      onDragEnd={(_, { announce }) => {
        announce('')
        onEnd()
      }}
    >
      <Sensors locks={locks} listener={listener} />
      {drawn.map((card) => (
        <DraggableCard key={card.id} card={card} list={options.origin} />
      ))}
      {move ? <MoveToolbar {...move} /> : null}
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </DragDropContext>
  )
}
