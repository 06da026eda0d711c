/** A rectangle in CSS px. */
export type Box = { top: number; bottom: number; left: number; right: number }

/** Distance in px between the bar and its anchor. */
const GAP = 8

/**
 * Returns the lower edge of the visible area around an element, in px of the window. On a narrow screen, a card in
 * focus ends above the window's lower edge.
 */
export const visibleBottom = (element: Element): number =>
  Math.min(window.innerHeight, element.closest('main')?.getBoundingClientRect().bottom ?? window.innerHeight)

/** `below`: preferred if the system's touch menu is above. `onlyBelow`: the text above the anchor stays readable. */
export type BarSide = 'above' | 'below' | 'onlyBelow'

/**
 * Returns the position of a floating bar in px of the view: above the anchor or, if there is no room, below it. If the
 * anchor fills the view, the bar is at the lower edge. The bar never extends beyond the sides.
 * @param view visible part of the page, without the bars at the top
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
