import type { Preload } from './lazyComponent'

/** True if the browser's data saver asks to load no more than needed. */
export const isSavingData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Event handlers of a trigger: pointer or keyboard focus loads the chunks ahead of the press. */
export function preloadOnApproach(...parts: readonly Preload[]) {
  const preload = () => {
    if (isSavingData()) return
    for (const part of parts) void part.preload()
  }
  return { onPointerEnter: preload, onFocusCapture: preload }
}
