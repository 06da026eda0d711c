import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { DragDropContext, type ResponderProvided, type SensorAPI } from 'react-beautiful-dnd'
import { useDispatch } from 'react-redux'
import type { Card } from '@/api/cards/card.schema'
import { useTranslation } from '@/i18n/i18n'
import type { BoardDispatch } from '../boardThunk'
import { MoveToolbar } from '../keyboardMove/MoveToolbar'
import { DraggableCard } from './DraggableCard'
import { endDrag } from './dragStore'
import { type DragListener, mouseSensor, touchSensor } from './sensors'
import { type BoardDragOptions, useBoardDrag } from './useBoardDrag'
import { type KeyboardMoveOptions, useKeyboardMove } from '../keyboardMove/useKeyboardMove'

export type DragLayerHandle = {
  /** Begins to move a card by keyboard. */
  lift: (cardId: string) => void
}

type DragLayerProps = BoardDragOptions &
  Pick<KeyboardMoveOptions, 'onTargetChange' | 'onMoveEnd'> & {
    dragLayerRef: Ref<DragLayerHandle>
    /** The cards that are drawn now. */
    renderedCards: readonly Card[]
  }

/** The library's locks, once it has handed them out. */
type SensorApiRef = { api: SensorAPI | null }

/** Binds the sensors to the library's locks; it renders nothing. */
function SensorBridge({ apiRef, listener }: { apiRef: SensorApiRef; listener: DragListener }) {
  const latestListener = useRef(listener)
  useEffect(() => {
    latestListener.current = listener
  })
  useEffect(() => {
    if (!apiRef.api) return
    // Bound once; each call reaches the listener of the newest render.
    const stableListener: DragListener = {
      canDrag: (cardId) => latestListener.current.canDrag(cardId),
      onStart: (cardId, start) => latestListener.current.onStart(cardId, start),
      onMove: (pointer) => latestListener.current.onMove(pointer),
      onRelease: () => latestListener.current.onRelease(),
      onCancel: () => latestListener.current.onCancel(),
      onLongPress: (cardId) => latestListener.current.onLongPress(cardId),
    }
    const cleanups = [mouseSensor(stableListener, apiRef.api), touchSensor(stableListener, apiRef.api)]
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [apiRef])
  return null
}

/** For the library a sensor is a function that it calls with its locks; ours keeps them, and those above do the rest. */
function createSensorBridge() {
  const apiRef: SensorApiRef = { api: null }
  const storeApi = (api: SensorAPI) => {
    apiRef.api = api
  }
  return { apiRef, sensors: [storeApi] }
}

/**
 * Dragging, laid over a list of cards that stands without it: the library lifts, draws the card in the hand and scrolls; by keyboard
 * nothing is lifted, and a live region tells what happens. What a drop means is decided by `resolveDrop` and done by `performDrop`.
 */
export function DragLayer({ dragLayerRef, renderedCards, onTargetChange, onMoveEnd, ...options }: DragLayerProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch<BoardDispatch>()
  const [{ apiRef, sensors }] = useState(createSensorBridge)
  const { listener, onEnd } = useBoardDrag(options)
  const { announcement, lift, move } = useKeyboardMove({
    ...options,
    columns: options.geometry.columns,
    onTargetChange,
    onMoveEnd,
  })
  useImperativeHandle(dragLayerRef, () => ({ lift }))
  // Whoever leaves the list in the middle of a drag, with the browser's Back say, leaves nothing lifted.
  useEffect(() => () => dispatch(endDrag()), [options.list.stackId, dispatch])
  // Moves are told by the board's own live region, in the person's language.
  const suppressAnnouncement = (_: unknown, { announce }: ResponderProvided) => announce('')
  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={sensors}
      dragHandleUsageInstructions={t('board.drag.instructions')}
      onDragStart={suppressAnnouncement}
      onDragUpdate={suppressAnnouncement}
      onDragEnd={(_, { announce }) => {
        announce('')
        onEnd()
      }}
    >
      <SensorBridge apiRef={apiRef} listener={listener} />
      {renderedCards.map((card) => (
        <DraggableCard key={card.id} card={card} gridRef={options.gridRef} />
      ))}
      {move ? <MoveToolbar {...move} /> : null}
      <p className="visually-hidden" aria-live="assertive">
        {announcement}
      </p>
    </DragDropContext>
  )
}
