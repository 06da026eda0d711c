/**
 * Measures immediately, and then in the frame after each resize of an element. Measuring inside the observer would
 * change sizes and call the observer again in the same frame.
 * @returns a function that stops observing
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
