import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isTextInput } from '@/lib/isTextInput'

/** True if the screen, a dialog or the user has already moved keyboard focus. */
const hasFocus = (active: Element | null) =>
  isTextInput(active) ||
  (active !== null && active.closest('main, dialog, [role="dialog"], [role="alertdialog"]') !== null)

/**
 * Moves keyboard focus to the heading of the screen, so that screen readers announce it and Tab continues from there. A
 * focusable `main`, such as that of a card in focus, takes precedence. Inert elements are skipped, such as the screen
 * behind the loading screen.
 */
export function focusScreen(): void {
  if (hasFocus(document.activeElement)) return
  const candidates = [...document.querySelectorAll<HTMLElement>('main[tabindex]'), ...document.querySelectorAll('h1')]
  const target = candidates.find((element) => !element.closest('[inert]'))
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Returns the first path segment, which identifies the screen. Within the board, the board itself moves keyboard focus
 * to the next stack or card.
 */
const screenOf = (pathname: string) => pathname.split('/')[1]

/**
 * True if keyboard focus is still in the menu or the top bar. Between two lists of the board, only then it moves to the
 * heading. Focus that was on a card is moved by the board itself.
 */
const isLeftInFrame = () => document.activeElement?.closest('nav, header') != null
const isCard = (pathname: string) => pathname.split('/')[2] === 'focus'
const isOtherList = (from: string, to: string) => from !== to && !isCard(from) && !isCard(to)

/**
 * Moves keyboard focus when a navigation shows another screen. On the first screen after page load, focus stays at the
 * start of the document.
 */
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
