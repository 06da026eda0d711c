/**
 * Mouse and touch sensors (B-230 to B-232). They decide when a drag starts and report every movement. react-beautiful-dnd lifts the card,
 * renders the preview and scrolls.
 */
import type { FluidDragActions, SensorAPI } from 'react-beautiful-dnd'
import { isTextInput } from '@/lib/isTextInput'
import { cardIdFromTarget } from '../grid/cardElements'
import type { Point } from '../grid/geometry'

/** Distance in px that the pointer must move before a drag starts. */
const ACTIVATION_DISTANCE = 10
/** Time in ms that a touch must rest; later movement drags instead of scrolling. */
const TOUCH_DELAY = 100
/** Distance in px that a touch may move during `TOUCH_DELAY`. */
const TOUCH_TOLERANCE = 10
/** Time in ms after which a long press selects the card (B-226, D-2107). */
const LONG_PRESS = 500
/** Movement in px that cancels a long press (C-492, D-3031). A scroll or a drag already cancels it from 10 px. */
const LONG_PRESS_TOLERANCE = 25

export type DragListener = {
  /** Called before a card is lifted. If it returns false, no drag starts. */
  canDrag: (cardId: string) => boolean
  onStart: (cardId: string, start: Point) => void
  onMove: (pointer: Point) => void
  /** Called when the pointer is released. The drop animation follows. */
  onRelease: () => void
  onCancel: () => void
  onLongPress: (cardId: string) => void
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Lifts a card. Returns undefined while the library is still dragging or dropping another card. */
const lift = (api: SensorAPI, cardId: string, start: Point, onStopped: () => void): FluidDragActions | undefined =>
  api.tryGetLock(cardId, onStopped)?.fluidLift(start)

/** Adds the event listeners of a sensor and returns a function that removes them. */
export type DragSensor = (listener: DragListener, api: SensorAPI) => () => void

/**
 * Captures the pointer, so that elements below show neither hover styles nor cursors during the drag. The library would instead set
 * `pointer-events: none` on every card, which restyles all of them (D-0034).
 */
function capturePointer({ target, pointerId, isTrusted }: PointerEvent) {
  if (isTrusted && target instanceof Element && target.isConnected) target.setPointerCapture(pointerId)
}

/**
 * After a cancelled drag the mouse button is still down. Its release would click the card, because the library blocks clicks only briefly.
 */
function ignoreNextClick() {
  const controller = new AbortController()
  const options = { capture: true, once: true, signal: controller.signal }
  window.addEventListener('click', (event) => event.preventDefault(), options)
  window.addEventListener('mousedown', () => controller.abort(), options)
}

/** Android fires `contextmenu` on a long press, too. It must not open the card's menu. */
function preventContextMenu(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

/** Starts a drag when a mouse or pen has moved 10 px with the main button held. */
export const mouseSensor: DragSensor = (listener, api) => {
  let lastPointerDown: PointerEvent | undefined
  const rememberPointerDown = (event: PointerEvent) => {
    lastPointerDown = event
  }
  const onMouseDown = (down: MouseEvent) => {
    const cardId = cardIdFromTarget(down.target)
    if (!cardId || isTextInput(down.target)) return
    if (down.button !== 0 || down.ctrlKey || down.metaKey || down.shiftKey || down.defaultPrevented) return
    const start = { x: down.clientX, y: down.clientY }
    let activeDrag: FluidDragActions | undefined
    const controller = new AbortController()
    const { signal } = controller
    const cancel = () => {
      controller.abort()
      if (!activeDrag) return
      if (activeDrag.isActive()) activeDrag.cancel()
      ignoreNextClick()
      listener.onCancel()
    }
    const move = (event: MouseEvent) => {
      const pointer = { x: event.clientX, y: event.clientY }
      if (!activeDrag) {
        if (distance(start, pointer) < ACTIVATION_DISTANCE) return
        if (!listener.canDrag(cardId)) return controller.abort()
        activeDrag = lift(api, cardId, start, () => {
          controller.abort()
          listener.onCancel()
        })
        if (!activeDrag) return controller.abort()
        if (lastPointerDown) capturePointer(lastPointerDown)
        listener.onStart(cardId, start)
      }
      event.preventDefault()
      activeDrag.move(pointer)
      listener.onMove(pointer)
    }
    const release = () => {
      controller.abort()
      if (!activeDrag?.isActive()) return
      listener.onRelease()
      activeDrag.drop({ shouldBlockNextClick: true })
    }
    const key = (event: KeyboardEvent) => {
      if (!activeDrag) return controller.abort()
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
    // Without this, the browser could start its own drag and drop of an image, which ends the mouse events.
    window.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  }
  window.addEventListener('pointerdown', rememberPointerDown)
  window.addEventListener('mousedown', onMouseDown)
  return () => {
    window.removeEventListener('pointerdown', rememberPointerDown)
    window.removeEventListener('mousedown', onMouseDown)
  }
}

/**
 * After 100 ms of rest, moving a touch by 10 px starts a drag. 500 ms without a drag are a long press. Earlier movement scrolls the page.
 */
export const touchSensor: DragSensor = (listener, api) => {
  const onTouchStart = (down: TouchEvent) => {
    const cardId = cardIdFromTarget(down.target)
    const touch = down.touches[0]
    if (!cardId || !touch || down.touches.length > 1 || isTextInput(down.target)) return
    const start = { x: touch.clientX, y: touch.clientY }
    const target = down.target ?? window
    let isArmed = false
    let isLongPress = false
    let activeDrag: FluidDragActions | undefined
    const controller = new AbortController()
    const { signal } = controller
    const armTimer = setTimeout(() => {
      isArmed = true
    }, TOUCH_DELAY)
    const longPressTimer = setTimeout(() => {
      isLongPress = true
      listener.onLongPress(cardId)
    }, LONG_PRESS)
    signal.addEventListener('abort', () => {
      clearTimeout(armTimer)
      clearTimeout(longPressTimer)
    })
    const cancel = () => {
      controller.abort()
      if (!activeDrag) return
      if (activeDrag.isActive()) activeDrag.cancel({ shouldBlockNextClick: true })
      listener.onCancel()
    }
    const move = (event: TouchEvent) => {
      const currentTouch = event.touches[0]
      if (!currentTouch || isLongPress) return
      const pointer = { x: currentTouch.clientX, y: currentTouch.clientY }
      const moved = distance(start, pointer)
      if (moved >= LONG_PRESS_TOLERANCE) clearTimeout(longPressTimer)
      if (!isArmed) {
        // The movement came before the end of the rest: the browser scrolls, and neither a drag nor a long press follows.
        if (moved > TOUCH_TOLERANCE) controller.abort()
        return
      }
      event.preventDefault()
      if (!activeDrag) {
        if (moved < ACTIVATION_DISTANCE) return
        clearTimeout(longPressTimer)
        if (!listener.canDrag(cardId)) return controller.abort()
        activeDrag = lift(api, cardId, start, () => {
          controller.abort()
          listener.onCancel()
        })
        if (!activeDrag) return controller.abort()
        listener.onStart(cardId, start)
      }
      activeDrag.move(pointer)
      listener.onMove(pointer)
    }
    const release = (event: Event) => {
      controller.abort()
      // Suppresses the browser's click, which would deselect the card that the long press has just selected.
      if (isLongPress) event.preventDefault()
      if (!activeDrag?.isActive()) return
      event.preventDefault()
      listener.onRelease()
      activeDrag.drop({ shouldBlockNextClick: true })
    }
    // Touch events are always sent to the element where the touch began. If it leaves the DOM, they no longer bubble to the window.
    const options = { signal, passive: false } as const
    target.addEventListener('touchmove', move as EventListener, options)
    target.addEventListener('touchend', release, options)
    target.addEventListener('touchcancel', cancel, options)
    window.addEventListener('orientationchange', cancel, { signal })
    window.addEventListener('contextmenu', preventContextMenu, { signal, capture: true })
  }
  window.addEventListener('touchstart', onTouchStart, { passive: true })
  return () => window.removeEventListener('touchstart', onTouchStart)
}
