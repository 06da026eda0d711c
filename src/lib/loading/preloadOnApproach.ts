import type { Preload } from './lazyComponent'

/** True if the user has asked the browser to save data. */
export const isSavingData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Returns event handlers for a button or link. They load the chunks when the pointer or keyboard focus reaches it,
 * before the press.
 */
export function preloadOnApproach(...parts: readonly Preload[]) {
  const preload = () => {
    if (isSavingData()) return
    for (const part of parts) void part.preload()
  }
  return { onPointerEnter: preload, onFocusCapture: preload }
}
