import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useDebouncedCallback } from '@/lib/useDebouncedCallback'
import { dragged, movedByKey } from './pan'

/** Time in ms from the last key to the call. */
const KEY_DELAY_MS = 600

type Gesture = { pointerId: number; y: number; position: number; hiddenHeight: number }

/**
 * Moves a picture behind its frames by pointer, touch, keys and slider. One gesture is saved once, at its end; keys are
 * saved 600 ms after the last one, or when the tool closes.
 * @param saved position that the card has, 0 (top) to 100 (bottom) percent
 */
export function usePan(saved: number, save: (position: number) => void) {
  /** Position that is not saved yet. */
  const [draft, setDraft] = useState<number>()
  /** The same, readable before the next render: moves of a pointer may come faster. */
  const unsaved = useRef<number>(undefined)
  const gesture = useRef<Gesture>(undefined)
  const position = draft ?? saved

  const keep = (next: number | undefined) => {
    unsaved.current = next
    setDraft(next)
  }
  const commit = () => {
    const next = unsaved.current
    keep(undefined)
    if (next !== undefined && next !== saved) save(next)
  }
  const commitWhenIdle = useDebouncedCallback(() => {
    if (!gesture.current) commit()
  }, KEY_DELAY_MS)

  const move = (next: number) => {
    keep(Math.round(next))
    if (!gesture.current) commitWhenIdle()
  }
  /** Puts the picture back where it was saved, and ends a gesture. @returns false if nothing was unsaved */
  const restore = (): boolean => {
    const hadUnsaved = unsaved.current !== undefined || gesture.current !== undefined
    gesture.current = undefined
    keep(undefined)
    return hadUnsaved
  }

  const begin = ({ pointerId, clientY }: PointerEvent, hiddenHeight: number) => {
    gesture.current = { pointerId, y: clientY, position, hiddenHeight }
  }
  const end = ({ pointerId }: PointerEvent) => {
    if (gesture.current?.pointerId !== pointerId) return
    gesture.current = undefined
    commit()
  }

  const sliderHandlers = {
    onPointerDown: (event: PointerEvent) => begin(event, 0),
    onPointerUp: end,
    onPointerCancel: () => void restore(),
  }
  const frameHandlers = (hiddenHeightOf: (frame: Element) => number) => ({
    // The press of the mouse must not take keyboard focus from the slider.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const hiddenHeight = hiddenHeightOf(event.currentTarget)
      if (event.button !== 0 || gesture.current || hiddenHeight <= 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      begin(event, hiddenHeight)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = gesture.current
      if (start?.pointerId === event.pointerId)
        move(dragged(start.position, event.clientY - start.y, start.hiddenHeight))
    },
    onPointerUp: end,
    onPointerCancel: () => void restore(),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = movedByKey(unsaved.current ?? saved, event)
    if (next !== undefined) {
      event.preventDefault()
      move(next)
    } else if (event.key === 'Escape' && restore()) {
      event.preventDefault()
      // Otherwise the dialog would close.
      event.stopPropagation()
    }
  }

  return { position, move, commit, restore, sliderHandlers, frameHandlers, onKeyDown }
}
