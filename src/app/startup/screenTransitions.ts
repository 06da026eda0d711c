/**
 * Transition of 300 ms to another screen, styled in `src/ui/base.css`. A card in focus, a search, a sort order, a filter and
 * a confirmation are no other screen.
 */
import type { AnyRouter } from '@tanstack/react-router'

/** True for an address shown over the current screen. */
const isOverlay = (router: AnyRouter, { pathname, search }: { pathname: string; search: object }): boolean =>
  router.matchRoutes(pathname, search).at(-1)?.staticData.isOverlay === true

/** True if the navigation about to render replaces an earlier screen by another screen. */
function isTransition(router: AnyRouter): boolean {
  const { latestLocation: to } = router
  const { resolvedLocation: from } = router.state
  return from !== undefined && from.pathname !== to.pathname && !isOverlay(router, from) && !isOverlay(router, to)
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Replaces the router's view transitions, which leave the rejection of a skipped transition unhandled. Captures only the old screen, which
 * fades out. The new screen is not captured, because a captured element takes no presses.
 */
export function addScreenTransitions(router: AnyRouter): void {
  const { dataset } = document.documentElement
  /** Identifies the latest transition; the update of a skipped transition runs while the next transition captures. */
  let latest: symbol | undefined
  router.startViewTransition = (update) => {
    // Browsers without view transitions lack the function.
    if (!('startViewTransition' in document) || isMotionReduced() || !isTransition(router)) return update()
    const current = Symbol('screen transition')
    latest = current
    dataset.leaving = ''
    const transition = document.startViewTransition(async () => {
      if (latest === current) delete dataset.leaving
      await update()
    })
    // Ignore the rejection of a skipped transition or a hidden page: the screen changes all the same.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
