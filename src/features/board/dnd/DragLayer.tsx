import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { DragDropContext, type ResponderProvided, type SensorAPI } from 'react-beautiful-dnd'
import type { Card } from '@/api/cards/card.schema'
import { useTranslation } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { styleNonce } from '@/lib/styleNonce'
import { DraggableCard } from './DraggableCard'
import { endDrag } from './dragStore'
import { type DragListener, mouseSensor, touchSensor } from './sensors'
import { type BoardDragOptions, useBoardDrag } from './useBoardDrag'
import { type KeyboardMoveOptions, useKeyboardMove } from '../keyboardMove/useKeyboardMove'
import { useAppDispatch } from '@/store/hooks'

const MoveToolbar = lazyComponent(() => import('../keyboardMove/MoveToolbar').then((file) => file.MoveToolbar))

export type DragLayerHandle = {
  /** Starts a keyboard move. */
  lift: (cardId: string) => void
}

type DragLayerProps = BoardDragOptions &
  Pick<KeyboardMoveOptions, 'onTargetChange' | 'onMoveEnd'> & {
    dragLayerRef: Ref<DragLayerHandle>
    /** Cards that have a cell now (the grid is virtualised); only these can be dragged by pointer. */
    renderedCards: readonly Card[]
  }

/** Sensor API of the library; null until the library has called the sensors. */
type SensorApiRef = { api: SensorAPI | null }

/** Binds our sensors to the library's sensor API. Renders nothing. */
function SensorBridge({ apiRef, listener }: { apiRef: SensorApiRef; listener: DragListener }) {
  const latestListener = useRef(listener)
  useEffect(() => {
    latestListener.current = listener
  })
  // A layout effect: the sensors must listen before any card is marked as draggable.
  useLayoutEffect(() => {
    if (!apiRef.api) return
    // Bound once; each call is forwarded to the latest listener.
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

/** The library passes its API to each sensor; this sensor only stores the API for `SensorBridge`. */
function createSensorBridge() {
  const apiRef: SensorApiRef = { api: null }
  const storeApi = (api: SensorAPI) => {
    apiRef.api = api
  }
  return { apiRef, sensors: [storeApi] }
}

/**
 * Adds dragging to the grid (lazy). By pointer, the library lifts, renders the drag preview and auto-scrolls. Keyboard moves have no
 * preview; a live region announces them. `resolveDropTarget` finds the drop target, `applyDrop` runs its command.
 */
export function DragLayer({ dragLayerRef, renderedCards, onTargetChange, onMoveEnd, ...options }: DragLayerProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [{ apiRef, sensors }] = useState(createSensorBridge)
  const { listener, onEnd } = useBoardDrag(options)
  const { announcement, lift, move } = useKeyboardMove({
    ...options,
    columns: options.geometry.columns,
    onTargetChange,
    onMoveEnd,
  })
  useImperativeHandle(dragLayerRef, () => ({ lift }))
  // Leaving the list during a drag, e.g. with the browser's Back, ends the drag.
  useEffect(() => () => dispatch(endDrag()), [options.list.stackId, dispatch])
  // Suppresses the library's announcements: the board announces in the user's language.
  const suppressAnnouncement = (_: unknown, { announce }: ResponderProvided) => announce('')
  return (
    <DragDropContext
      nonce={styleNonce()}
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
