/**
 * Measures at once, and in the frame after a resize of an element. Measuring inside the observer would change sizes and trigger the
 * observer in the same frame.
 * @returns ends the observation
 */
export function measureOnResize(elements: readonly Element[], measure: () => void): () => void {
  measure()
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  })
  for (const element of elements) observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
