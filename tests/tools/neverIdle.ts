import type { BrowserContext, Page } from 'playwright'

/** Switches off what an idle board loads ahead of presses (D-0094): each press then loads what it opens. */
export const neverIdle = (target: Page | BrowserContext) =>
  target.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
