/**
 * Transition of 300 ms to another screen, styled in `src/ui/base.css`. A card in focus, a search, a sort
 * order, a filter and a confirmation do not count as another screen.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { isMotionReduced } from '@/lib/isMotionReduced'

/** True for a URL that is shown over the current screen. */
const isOverlay = (router: AnyRouter, { pathname, search }: { pathname: string; search: object }): boolean =>
  router.matchRoutes(pathname, search).at(-1)?.staticData.isOverlay === true

/** True if the navigation about to render replaces an earlier screen with another one. */
function isTransition(router: AnyRouter): boolean {
  const { latestLocation: to } = router
  const { resolvedLocation: from } = router.state
  return from !== undefined && from.pathname !== to.pathname && !isOverlay(router, from) && !isOverlay(router, to)
}

/**
 * Replaces the router's view transitions, which do not handle the rejection of a skipped transition. Captures only the
 * old screen, which fades out. The new screen is not captured, because the user cannot press a captured element.
 */
export function addScreenTransitions(router: AnyRouter): void {
  const { dataset } = document.documentElement
  /**
   * Identifies the latest transition, because the update of a skipped transition runs while the next one is captured.
   */
  let latest: symbol | undefined
  router.startViewTransition = (update) => {
    // Some browsers do not support view transitions.
    if (!('startViewTransition' in document) || isMotionReduced() || !isTransition(router)) return update()
    const current = Symbol('screen transition')
    latest = current
    dataset.leaving = ''
    const transition = document.startViewTransition(async () => {
      if (latest === current) delete dataset.leaving
      await update()
    })
    // Ignores the rejection of a skipped transition or a hidden page, because the screen still changes.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
