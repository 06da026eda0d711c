/** How far away, in px, the pointer is when a buddy's eyes have turned all the way. */
const REACH = 260

const watchers = new Set<HTMLElement>()
let pointer = { x: 0, y: 0 }
let frame = 0

function look(): void {
  frame = 0
  // All is measured before anything is written: one layout a frame, however many buddies watch.
  const turns = [...watchers].map((element) => {
    const box = element.getBoundingClientRect()
    const x = pointer.x - (box.left + box.width / 2)
    const y = pointer.y - (box.top + box.height / 2)
    const length = Math.max(REACH, Math.hypot(x, y))
    return { element, x: x / length, y: y / length }
  })
  for (const { element, x, y } of turns) {
    element.style.setProperty('--look-x', x.toFixed(2))
    element.style.setProperty('--look-y', y.toFixed(2))
  }
}

function onPointerMove(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY }
  frame ||= requestAnimationFrame(look)
}

/**
 * Keeps `--look-x` and `--look-y` (-1..1) of the element turned to the pointer; the returned function ends it.
 * All watchers share one passive listener.
 */
export function watchPointer(element: HTMLElement): () => void {
  if (watchers.size === 0) window.addEventListener('pointermove', onPointerMove, { passive: true })
  watchers.add(element)
  return () => {
    watchers.delete(element)
    element.style.removeProperty('--look-x')
    element.style.removeProperty('--look-y')
    if (watchers.size > 0) return
    window.removeEventListener('pointermove', onPointerMove)
    cancelAnimationFrame(frame)
    frame = 0
  }
}
