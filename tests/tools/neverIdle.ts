import type { BrowserContext } from 'playwright'

/** Stops the page from preloading while idle (D-0094): a press then loads its own code. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
