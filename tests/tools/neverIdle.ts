import type { BrowserContext } from 'playwright'

/** Switches off the preloading of an idle board (D-0094): each press then loads its code. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
