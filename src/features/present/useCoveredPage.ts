import { type RefObject, useLayoutEffect } from 'react'

/** Elements of the body that stay reachable: the announcements of screen readers. */
const STAYS = '[data-live-announcer]'

/** Returns the element that gets keyboard focus after the presentation. A menu item that has opened it is gone by then. */
const returnTarget = (opener: Element | null, cardId: string) =>
  opener instanceof HTMLElement && opener.isConnected && opener !== document.body
    ? opener
    : document.querySelector<HTMLElement>(`[data-card-id="${CSS.escape(cardId)}"] button`)

/**
 * Makes the page below a layer inert and takes keyboard focus. Afterwards the page is as before, and focus returns. Dialogs that open
 * above the layer stay usable.
 */
export function useCoveredPage(layer: RefObject<HTMLElement | null>, cardId: string): void {
  useLayoutEffect(() => {
    const opener = document.activeElement
    const covered = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== layer.current && !element.matches(STAYS) && !element.inert,
    )
    for (const element of covered) element.inert = true
    layer.current?.focus({ preventScroll: true })
    return () => {
      for (const element of covered) element.inert = false
      returnTarget(opener, cardId)?.focus({ preventScroll: true })
    }
  }, [layer, cardId])
}
