import { isMotionReduced } from '@/lib/isMotionReduced'

/** Distance in px between the top of the view and the text: below the tools of the card, with a gap. */
export const TOP_MARGIN = 76

/** Scrolls the open card so that its text begins at the top of the view; at once with reduced motion. */
export function scrollToText(text: Element): void {
  const view = text.closest('main')
  if (!view) return
  view.scrollTo({
    top: view.scrollTop + text.getBoundingClientRect().top - view.getBoundingClientRect().top - TOP_MARGIN,
    behavior: isMotionReduced() ? 'instant' : 'smooth',
  })
}
