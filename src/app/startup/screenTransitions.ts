/**
 * Another screen appears in a transition of 300 ms; its length and look are in `src/ui/base.css`. A card in focus, a search, a
 * sort order, a filter and a confirmation are no other screen.
 */
import type { AnyRouter } from '@tanstack/react-router'

/** True for an address that shows something over the screen that is there. */
const isOverlay = (router: AnyRouter, { pathname, search }: { pathname: string; search: object }): boolean =>
  router.matchRoutes(pathname, search).at(-1)?.staticData.isOverlay === true

/** True when the navigation that is about to be rendered shows another screen to somebody who has seen one before. */
function isTransition(router: AnyRouter): boolean {
  const { latestLocation: to } = router
  const { resolvedLocation: from } = router.state
  return from !== undefined && from.pathname !== to.pathname && !isOverlay(router, from) && !isOverlay(router, to)
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Replaces the router's own view transitions, which leave the rejection of a transition that another one overtakes unhandled. Only the screen
 * that is left is captured, and fades out over the other one: a captured element takes no presses, so the new screen must not be one.
 */
export function addScreenTransitions(router: AnyRouter): void {
  const { dataset } = document.documentElement
  /** Identifies the latest transition; the update of one that is overtaken runs while the next one captures. */
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
    // Overtaken by another one, or the page is hidden: the screen changes all the same.
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
