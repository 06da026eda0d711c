import type { Preload } from './lazyComponent'

/** The person has asked the browser to load no more than needed. */
export const isSavingData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Event handlers of what a press opens from: the chunks come as soon as a pointer or keyboard focus does. */
export function preloadOnApproach(...parts: readonly Preload[]) {
  const preload = () => {
    if (isSavingData()) return
    for (const part of parts) void part.preload()
  }
  return { onPointerEnter: preload, onFocusCapture: preload }
}
