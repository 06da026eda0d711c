import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isTextInput } from '@/lib/isTextInput'

/** Where the new screen, a dialog or the person has already put keyboard focus. */
const hasFocus = (active: Element | null) =>
  isTextInput(active) ||
  (active !== null && active.closest('main, dialog, [role="dialog"], [role="alertdialog"]') !== null)

/**
 * Moves keyboard focus to the heading of the screen, so that a screen reader announces it and Tab goes on from there. A `main` that takes focus
 * itself, as that of a card in focus, comes first. Behind the loading screen nothing can be focused.
 */
export function focusScreen(): void {
  if (hasFocus(document.activeElement)) return
  const candidates = [...document.querySelectorAll<HTMLElement>('main[tabindex]'), ...document.querySelectorAll('h1')]
  const target = candidates.find((element) => !element.closest('[inert]'))
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The first segment of its path names a screen: of the board, what follows is the open stack or card, whose focus is the board's own. */
const screenOf = (pathname: string) => pathname.split('/')[1]

/** Of two lists of the board only keyboard focus that stays behind in the menu or the top bar moves: from a card the board moves it itself. */
const isLeftInFrame = () => document.activeElement?.closest('nav, header') != null
const isCard = (pathname: string) => pathname.split('/')[2] === 'focus'
const isOtherList = (from: string, to: string) => from !== to && !isCard(from) && !isCard(to)

/** Moves keyboard focus when a navigation shows another screen; the first screen of a page leaves it at the start of the document. */
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
