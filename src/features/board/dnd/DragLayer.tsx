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
  /** Starts a keyboard move of the card. */
  lift: (cardId: string) => void
}

type DragLayerProps = BoardDragOptions &
  Pick<KeyboardMoveOptions, 'onTargetChange' | 'onMoveEnd'> & {
    dragLayerRef: Ref<DragLayerHandle>
    /** Cards whose cells are rendered now; the grid is virtualised. Only these can be dragged by pointer. */
    renderedCards: readonly Card[]
  }

/** `api` is null until the library has called the sensors. */
type SensorApiRef = { api: SensorAPI | null }

/** Connects the app's sensors with the library's sensor API. Renders nothing. */
function SensorBridge({ apiRef, listener }: { apiRef: SensorApiRef; listener: DragListener }) {
  const latestListener = useRef(listener)
  useEffect(() => {
    latestListener.current = listener
  })
  // A layout effect, because the sensors must be listening before any card can be dragged.
  useLayoutEffect(() => {
    if (!apiRef.api) return
    // The sensors are attached once. They call this listener, which forwards to the newest props.
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

/** The library passes its API to each sensor. This sensor only stores the API for `SensorBridge`. */
function createSensorBridge() {
  const apiRef: SensorApiRef = { api: null }
  const storeApi = (api: SensorAPI) => {
    apiRef.api = api
  }
  return { apiRef, sensors: [storeApi] }
}

/**
 * Adds dragging to the grid; loaded lazily. In a pointer drag, the library lifts the card, renders the preview and scrolls. A keyboard move
 * has no preview and is announced by a live region. `resolveDropTarget` finds the target; `applyDrop` runs its command.
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
  // A drag ends when the user leaves the list, for example with the browser's Back.
  useEffect(() => () => dispatch(endDrag()), [options.list.stackId, dispatch])
  // Silences the library's English announcements, because the board announces in the user's language.
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
