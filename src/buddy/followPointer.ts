/** Distance of the pointer in px from which the eyes are turned fully. */
const FULL_TURN_DISTANCE = 260

const followers = new Set<HTMLElement>()
let pointer = { x: 0, y: 0 }
let frame = 0

function updateLookDirections(): void {
  frame = 0
  // All elements are measured before any is changed, so there is one layout per frame for any number of buddies.
  const directions = [...followers].map((element) => {
    const box = element.getBoundingClientRect()
    const x = pointer.x - (box.left + box.width / 2)
    const y = pointer.y - (box.top + box.height / 2)
    const length = Math.max(FULL_TURN_DISTANCE, Math.hypot(x, y))
    return { element, x: x / length, y: y / length }
  })
  for (const { element, x, y } of directions) {
    element.style.setProperty('--look-x', x.toFixed(2))
    element.style.setProperty('--look-y', y.toFixed(2))
  }
}

function onPointerMove(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY }
  frame ||= requestAnimationFrame(updateLookDirections)
}

/**
 * Sets `--look-x` and `--look-y` (-1 to 1) of the element to the direction of the pointer, at most once per frame. All elements share one
 * passive listener.
 * @returns stops following and removes both properties
 */
export function followPointer(element: HTMLElement): () => void {
  if (followers.size === 0) window.addEventListener('pointermove', onPointerMove, { passive: true })
  followers.add(element)
  return () => {
    followers.delete(element)
    element.style.removeProperty('--look-x')
    element.style.removeProperty('--look-y')
    if (followers.size > 0) return
    window.removeEventListener('pointermove', onPointerMove)
    cancelAnimationFrame(frame)
    frame = 0
  }
}
