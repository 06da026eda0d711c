import { useEffect, useEffectEvent } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { actionMeta } from '@/cardTypes/actionMeta'
import type { BoardAction } from '@/cardTypes/cardActions'
import { useAppDispatch } from '@/store/hooks'
import { cardsSelected, selectionCleared } from './selectionSlice'

const IGNORED_TARGETS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]'

/** Single-letter shortcuts work only in here: elsewhere speech input would trigger them (WCAG 2.1.4). */
const CARD_SHORTCUT_SCOPE = '[data-card-id], [role="toolbar"]'

const isInCardScope = ({ target }: Event) => target instanceof Element && target.closest(CARD_SHORTCUT_SCOPE) !== null

/** The action of a key, if any; modified keys have none. */
function actionForKey(event: KeyboardEvent): BoardAction | undefined {
  if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return undefined
  if (event.key.length === 1 && !isInCardScope(event)) return undefined
  const key = event.key.toLowerCase() === 'backspace' ? 'delete' : event.key.toLowerCase()
  const found = Object.entries(actionMeta).find(([, { shortcut }]) => shortcut.toLowerCase() === key)
  return found?.[0] as BoardAction | undefined
}

type BoardShortcutsOptions = {
  /** False while an overlay covers the board. */
  isActive: boolean
  /** Every loaded card, in order. */
  cards: readonly Card[]
  actions: readonly BoardAction[]
  onAction: (action: BoardAction) => void
}

/**
 * Keyboard shortcuts of the board: Escape clears the selection, Ctrl or Cmd and A selects all cards that are not loading, Ctrl or Cmd
 * and Z undoes; each action has a key of its own, single letters only while focus is in a card or toolbar.
 */
export function useBoardShortcuts({ isActive, cards, actions, onAction }: BoardShortcutsOptions): void {
  const dispatch = useAppDispatch()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(IGNORED_TARGETS)) return
    const hasCtrlOrMeta = event.ctrlKey || event.metaKey
    if (event.key === 'Escape' && !event.repeat) dispatch(selectionCleared())
    if (hasCtrlOrMeta && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      // Single-letter shortcuts need focus in the card scope.
      if (!isInCardScope(event))
        document.querySelector<HTMLElement>('[data-card-id] button')?.focus({ preventScroll: true })
      dispatch(cardsSelected({ ids: cards.filter(({ loading }) => !loading).map(({ id }) => id) }))
    }
    if (hasCtrlOrMeta && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      if (!event.repeat) void import('./undo/undo').then(({ undoNewest }) => dispatch(undoNewest()))
    }
    const action = actionForKey(event)
    // Key repeat counts as one press.
    if (!action || event.repeat || !actions.includes(action)) return
    event.preventDefault()
    onAction(action)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
