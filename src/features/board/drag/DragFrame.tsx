import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DragDropContext, type ResponderProvided, type SensorAPI } from 'react-beautiful-dnd'
import { useTranslation } from '@/i18n/i18n'
import { type DragListener, listenToMouse, listenToTouch } from './sensors'

type DragFrameProps = {
  listener: DragListener
  /** The card has flown to its place, or back. */
  onEnd: () => void
  children: ReactNode
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

/** The library around the board: it lifts, draws the card in the hand and scrolls; what a drop means is decided elsewhere. */
export function DragFrame({ listener, onEnd, children }: DragFrameProps) {
  const { t } = useTranslation()
  const [{ locks, sensors }] = useState(makeSensors)
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
      {children}
    </DragDropContext>
  )
}
