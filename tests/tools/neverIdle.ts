import type { BrowserContext } from 'playwright'

/** Switches off what an idle board loads ahead of presses (D-0094): each press then loads what it opens. */
export const neverIdle = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
