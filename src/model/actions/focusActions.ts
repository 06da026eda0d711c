/** Actions that leave an open card: to the neighbouring cards and back to the list (B-115 to B-123). */
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { ActionWithIcon } from './action'

export type FocusActionContext = {
  /** Ids of the cards before and after the open card in the list. */
  previous?: string | undefined
  next?: string | undefined
}

type FocusRunContext = FocusActionContext & {
  commands: { openCard: (cardId: string) => unknown; close: () => unknown }
}

export type FocusActionId = 'previous' | 'next' | 'close'

export type FocusAction = ActionWithIcon<FocusActionId, FocusActionContext, FocusRunContext>

export const previousCard: FocusAction = {
  id: 'previous',
  group: 'focus',
  icon: ChevronLeft,
  labelKey: 'focus.previous',
  shortcut: 'ArrowLeft',
  isAvailable: ({ previous }) => previous !== undefined,
  run: ({ previous, commands }) => previous && commands.openCard(previous),
}

export const nextCard: FocusAction = {
  id: 'next',
  group: 'focus',
  icon: ChevronRight,
  labelKey: 'focus.next',
  shortcut: 'ArrowRight',
  moreShortcuts: [' ', 'Enter'],
  isAvailable: ({ next }) => next !== undefined,
  run: ({ next, commands }) => next && commands.openCard(next),
}

export const closeCard: FocusAction = {
  id: 'close',
  group: 'focus',
  icon: X,
  labelKey: 'focus.close',
  shortcut: 'Escape',
  isAvailable: () => true,
  run: ({ commands }) => commands.close(),
}

export const focusActions: readonly FocusAction[] = [previousCard, nextCard, closeCard]
