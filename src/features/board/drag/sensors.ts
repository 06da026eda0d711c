/**
 * How a drag by mouse or finger begins and runs (board 4 'Drag and drop', board 9). The library lifts, draws and scrolls; these sensors
 * decide when, and pass every movement on.
 */
import type { FluidDragActions, SensorAPI } from 'react-beautiful-dnd'
import { cardIdOf, isInField } from '../grid/faces'
import type { Point } from '../grid/geometry'

/** px that a pointer moves before a drag starts. */
const ACTIVATION_DISTANCE = 10
/** ms that a finger rests before its movement means dragging instead of scrolling. */
const TOUCH_DELAY = 100
/** px that a finger may wander while it rests. */
const TOUCH_TOLERANCE = 10
/** ms until a finger that stays selects (decisions/board X7). */
const LONG_PRESS = 500
/** px of movement that end a long press (decisions/chat X-31). */
const LONG_PRESS_TOLERANCE = 25

export type DragListener = {
  /** Asked before anything is lifted. */
  canDrag: (cardId: string) => boolean
  onStart: (cardId: string, start: Point) => void
  onMove: (pointer: Point) => void
  /** The pointer was let go, before the card flies to its place. */
  onRelease: () => void
  onCancel: () => void
  onLongPress: (cardId: string) => void
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Lifts a card; moves then reach the library at once, whoever sends them. Undefined while the library is busy with another. */
const lift = (api: SensorAPI, cardId: string, start: Point, onStopped: () => void): FluidDragActions | undefined =>
  api.tryGetLock(cardId, onStopped)?.fluidLift(start)

/** Starts listening for drags; gives a function that stops it. */
export type DragSensor = (listener: DragListener, api: SensorAPI) => () => void

/**
 * Has the pressed element get everything that the pointer does until it is let go: what it passes over then neither lights up nor shows
 * a cursor of its own. The library would rather switch off the pointer for every card, which has all of them styled anew (DECISIONS.md).
 */
function capture({ target, pointerId, isTrusted }: PointerEvent) {
  if (isTrusted && target instanceof Element && target.isConnected) target.setPointerCapture(pointerId)
}

/** When a drag is put back, the button is still held: letting it go is no click. The library forgets that after a moment. */
function ignoreNextClick() {
  const stop = new AbortController()
  const options = { capture: true, once: true, signal: stop.signal }
  window.addEventListener('click', (event) => event.preventDefault(), options)
  window.addEventListener('mousedown', () => stop.abort(), options)
}

/** A finger that stays also asks for a menu; the card's own would open in spite of the long press. */
function ignoreMenu(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** A mouse or pen: 10 px of movement with the main button held. */
export const listenToMouse: DragSensor = (listener, api) => {
  let pressed: PointerEvent | undefined
  const press = (event: PointerEvent) => {
    pressed = event
  }
  const begin = (down: MouseEvent) => {
    const cardId = cardIdOf(down.target)
    if (!cardId || isInField(down.target)) return
    if (down.button !== 0 || down.ctrlKey || down.metaKey || down.shiftKey || down.defaultPrevented) return
    const start = { x: down.clientX, y: down.clientY }
    let lifted: FluidDragActions | undefined
    const stop = new AbortController()
    const { signal } = stop
    const cancel = () => {
      stop.abort()
      if (!lifted) return
      if (lifted.isActive()) lifted.cancel()
      ignoreNextClick()
      listener.onCancel()
    }
    const move = (event: MouseEvent) => {
      const pointer = { x: event.clientX, y: event.clientY }
      if (!lifted) {
        if (distance(start, pointer) < ACTIVATION_DISTANCE) return
        if (!listener.canDrag(cardId)) return stop.abort()
        lifted = lift(api, cardId, start, () => {
          stop.abort()
          listener.onCancel()
        })
        if (!lifted) return stop.abort()
        if (pressed) capture(pressed)
        listener.onStart(cardId, start)
      }
      event.preventDefault()
      lifted.move(pointer)
      listener.onMove(pointer)
    }
    const release = () => {
      stop.abort()
      if (!lifted?.isActive()) return
      listener.onRelease()
      lifted.drop({ shouldBlockNextClick: true })
    }
    const key = (event: KeyboardEvent) => {
      if (!lifted) return stop.abort()
      if (event.key === 'Escape' || event.key === 'Tab') {
        event.preventDefault()
        cancel()
      }
    }
    window.addEventListener('mousemove', move, { signal })
    window.addEventListener('mouseup', release, { signal })
    window.addEventListener('keydown', key, { signal, capture: true })
    window.addEventListener('resize', cancel, { signal })
    window.addEventListener('blur', cancel, { signal })
    // A picture under the pointer would start the browser's own dragging.
    window.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  }
  window.addEventListener('pointerdown', press)
  window.addEventListener('mousedown', begin)
  return () => {
    window.removeEventListener('pointerdown', press)
    window.removeEventListener('mousedown', begin)
  }
}

/** A finger: 100 ms of rest arm the drag, 10 px of movement then start it; 500 ms of rest select instead. */
export const listenToTouch: DragSensor = (listener, api) => {
  const begin = (down: TouchEvent) => {
    const cardId = cardIdOf(down.target)
    const touch = down.touches[0]
    if (!cardId || !touch || down.touches.length > 1 || isInField(down.target)) return
    const start = { x: touch.clientX, y: touch.clientY }
    const target = down.target ?? window
    let isArmed = false
    let hasSelected = false
    let lifted: FluidDragActions | undefined
    const stop = new AbortController()
    const { signal } = stop
    const arm = setTimeout(() => {
      isArmed = true
    }, TOUCH_DELAY)
    const press = setTimeout(() => {
      hasSelected = true
      listener.onLongPress(cardId)
    }, LONG_PRESS)
    signal.addEventListener('abort', () => {
      clearTimeout(arm)
      clearTimeout(press)
    })
    const cancel = () => {
      stop.abort()
      if (!lifted) return
      if (lifted.isActive()) lifted.cancel({ shouldBlockNextClick: true })
      listener.onCancel()
    }
    const move = (event: TouchEvent) => {
      const finger = event.touches[0]
      if (!finger || hasSelected) return
      const pointer = { x: finger.clientX, y: finger.clientY }
      const moved = distance(start, pointer)
      if (moved >= LONG_PRESS_TOLERANCE) clearTimeout(press)
      if (!isArmed) {
        // The page is being scrolled.
        if (moved > TOUCH_TOLERANCE) stop.abort()
        return
      }
      event.preventDefault()
      if (!lifted) {
        if (moved < ACTIVATION_DISTANCE) return
        clearTimeout(press)
        if (!listener.canDrag(cardId)) return stop.abort()
        lifted = lift(api, cardId, start, () => {
          stop.abort()
          listener.onCancel()
        })
        if (!lifted) return stop.abort()
        listener.onStart(cardId, start)
      }
      lifted.move(pointer)
      listener.onMove(pointer)
    }
    const release = (event: Event) => {
      stop.abort()
      // Letting go after a long press is no tap.
      if (hasSelected) event.preventDefault()
      if (!lifted?.isActive()) return
      event.preventDefault()
      listener.onRelease()
      lifted.drop({ shouldBlockNextClick: true })
    }
    // On the element that was touched: its events go on coming when it leaves the page, the window's would not.
    const options = { signal, passive: false } as const
    target.addEventListener('touchmove', move as EventListener, options)
    target.addEventListener('touchend', release, options)
    target.addEventListener('touchcancel', cancel, options)
    window.addEventListener('orientationchange', cancel, { signal })
    window.addEventListener('contextmenu', ignoreMenu, { signal, capture: true })
  }
  window.addEventListener('touchstart', begin, { passive: true })
  return () => window.removeEventListener('touchstart', begin)
}
