import type { BrowserContext } from 'playwright'

/** Stops the page from preloading code while it is idle (D-0094). Each press then loads its own code. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
