/** A rectangle in CSS px. */
export type Box = { top: number; bottom: number; left: number; right: number }

/** Distance between the bar and what it belongs to, in px. */
const GAP = 8

/** Lower edge of what is visible around an element, in px of the window; a card in focus ends above the edge of a narrow screen. */
export const visibleBottom = (element: Element): number =>
  Math.min(window.innerHeight, element.closest('main')?.getBoundingClientRect().bottom ?? window.innerHeight)

/** `below`: preferred where the finger's own menu is above. `onlyBelow`: the words above the anchor stay readable. */
export type BarSide = 'above' | 'below' | 'onlyBelow'

/**
 * Where a floating bar stands: above its anchor, below it where there is no room, and at the lower edge of the view when the anchor fills
 * it; never outside at the sides. All in px of the view.
 * @param view what of the page is visible, without the bars at its top
 */
export function placeBar(
  anchor: Box,
  bar: { width: number; height: number },
  view: Box,
  side: BarSide = 'above',
): { top: number; left: number } {
  const above = anchor.top - GAP - bar.height
  const below = anchor.bottom + GAP
  const fitsAbove = side !== 'onlyBelow' && above >= view.top
  const fitsBelow = below + bar.height <= view.bottom
  const top =
    side === 'below' && fitsBelow ? below : fitsAbove ? above : Math.min(below, view.bottom - bar.height - GAP)
  const centred = (anchor.left + anchor.right - bar.width) / 2
  return { top, left: Math.max(view.left, Math.min(centred, view.right - bar.width)) }
}
