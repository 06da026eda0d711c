/**
 * Measures at once, and in the frame after any of the elements has changed its size: measuring at once would change sizes again and trigger
 * the observer in the same frame.
 * @returns ends it
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
