import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isTextInput } from '@/lib/isTextInput'

/** True if the screen, a dialog or the user has already placed keyboard focus. */
const hasFocus = (active: Element | null) =>
  isTextInput(active) ||
  (active !== null && active.closest('main, dialog, [role="dialog"], [role="alertdialog"]') !== null)

/**
 * Moves keyboard focus to the heading of the screen: screen readers announce the heading, and Tab goes on from there. A focusable `main`,
 * as of a card in focus, takes precedence. Skips inert elements, such as the screen behind the loading screen.
 */
export function focusScreen(): void {
  if (hasFocus(document.activeElement)) return
  const candidates = [...document.querySelectorAll<HTMLElement>('main[tabindex]'), ...document.querySelectorAll('h1')]
  const target = candidates.find((element) => !element.closest('[inert]'))
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** First path segment, which names the screen. The board itself places focus for the stack or card that follows. */
const screenOf = (pathname: string) => pathname.split('/')[1]

/**
 * True if keyboard focus is still in the menu or the top bar. Between two lists of the board only such focus moves to the heading. Focus
 * that was on a card is moved by the board itself.
 */
const isLeftInFrame = () => document.activeElement?.closest('nav, header') != null
const isCard = (pathname: string) => pathname.split('/')[2] === 'focus'
const isOtherList = (from: string, to: string) => from !== to && !isCard(from) && !isCard(to)

/** Moves keyboard focus when a navigation shows another screen. The first screen of a page leaves focus at the start of the document. */
export function useFocusOnScreenChange(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation) return
        const [from, to] = [fromLocation.pathname, toLocation.pathname]
        if (screenOf(from) !== screenOf(to) || (isOtherList(from, to) && isLeftInFrame())) focusScreen()
      }),
    [router],
  )
}
