import type { RefObject } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { type Shortcut, useShortcuts } from '@/lib/shortcuts'
import { hasKey } from '@/model/actions/action'
import type { CardAction } from '@/model/actions/cardActions'
import { SINGLE_KEY_SCOPE } from '@/model/actions/pageActions'
import { boardKeyOf } from './boardKeys'
import { cardsSelected, selectionCleared } from '@/model/board/selectionSlice'
import { useAppDispatch } from '@/store/hooks'

const isInCardScope = ({ target }: Event) => target instanceof Element && target.closest(SINGLE_KEY_SCOPE) !== null

/** Returns the available action for a key. Keys with a modifier have no action. */
function actionForKey(event: KeyboardEvent, actions: readonly CardAction[]): CardAction | undefined {
  if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return undefined
  if (event.key.length === 1 && !isInCardScope(event)) return undefined
  return actions.find((action) => hasKey(action, event.key))
}

type BoardShortcutsOptions = {
  boardRef: RefObject<Element | null>
  /** All loaded cards in the order of the list. */
  cards: readonly Card[]
  actions: readonly CardAction[]
  onAction: (action: CardAction) => void
  onUndo: () => void
}

/**
 * Keyboard shortcuts of the board. Escape clears the selection, Ctrl or Cmd+A selects all loaded cards, Ctrl or Cmd+Z undoes. Each action
 * has its own key; single letters work only while focus is in a card or toolbar.
 */
export function useBoardShortcuts({ boardRef, cards, actions, onAction, onUndo }: BoardShortcutsOptions): void {
  const dispatch = useAppDispatch()

  const selectAll = (event: KeyboardEvent) => {
    // Focuses a card, otherwise the single-letter shortcuts would not work for the selected cards.
    if (!isInCardScope(event)) {
      document.querySelector<HTMLElement>('[data-card-id] button:not([tabindex="-1"])')?.focus({ preventScroll: true })
    }
    dispatch(cardsSelected({ ids: cards.filter(({ loading }) => !loading).map(({ id }) => id) }))
  }

  const findShortcut = (event: KeyboardEvent): Shortcut | undefined => {
    const boardKey = boardKeyOf(event)
    if (boardKey === 'clearSelection') return { run: () => dispatch(selectionCleared()) }
    if (boardKey === 'selectAll') return { run: () => selectAll(event) }
    if (boardKey === 'undo') return { run: onUndo }
    const action = actionForKey(event, actions)
    return action && { run: () => onAction(action) }
  }

  useShortcuts('board', findShortcut, boardRef)
}
