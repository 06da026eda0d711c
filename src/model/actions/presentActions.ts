/** Actions of a presentation: from card to card, and out of it. Clickers send the keys of pages. */
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, X } from 'lucide-react'
import type { ActionWithIcon } from './action'

export type PresentStep = 'next' | 'previous' | 'first' | 'last'

type PresentRunContext = { go: (step: PresentStep) => unknown; close: () => unknown }

/** Neither end of the presentation leads to the other. */
export type PresentActionContext = { isFirst: boolean; isLast: boolean }

export type PresentAction = ActionWithIcon<PresentStep | 'close', PresentActionContext, PresentRunContext>

export const previousSlide: PresentAction = {
  id: 'previous',
  group: 'present',
  icon: ChevronLeft,
  labelKey: 'present.previous',
  shortcut: 'ArrowLeft',
  moreShortcuts: ['PageUp'],
  isAvailable: ({ isFirst }) => !isFirst,
  run: ({ go }) => go('previous'),
}

export const nextSlide: PresentAction = {
  id: 'next',
  group: 'present',
  icon: ChevronRight,
  labelKey: 'present.next',
  shortcut: 'ArrowRight',
  moreShortcuts: [' ', 'PageDown'],
  isAvailable: ({ isLast }) => !isLast,
  run: ({ go }) => go('next'),
}

const firstSlide: PresentAction = {
  id: 'first',
  group: 'present',
  icon: ChevronsLeft,
  labelKey: 'present.first',
  shortcut: 'Home',
  isAvailable: ({ isFirst }) => !isFirst,
  run: ({ go }) => go('first'),
}

const lastSlide: PresentAction = {
  id: 'last',
  group: 'present',
  icon: ChevronsRight,
  labelKey: 'present.last',
  shortcut: 'End',
  isAvailable: ({ isLast }) => !isLast,
  run: ({ go }) => go('last'),
}

export const closePresentation: PresentAction = {
  id: 'close',
  group: 'present',
  icon: X,
  labelKey: 'present.close',
  shortcut: 'Escape',
  isAvailable: () => true,
  run: ({ close }) => close(),
}

export const presentActions: readonly PresentAction[] = [
  previousSlide,
  nextSlide,
  firstSlide,
  lastSlide,
  closePresentation,
]
