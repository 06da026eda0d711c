import { createContext, useContext } from 'react'
import type { Card } from '@/api/cards/card.schema'

/**
 * Commands that the content of an open card sends to its screen. A control without its command is not rendered; only 'Open stack' is
 * disabled instead.
 */
export type FocusCommands = {
  close: () => void
  /** Opens the first card in a stack or quiz (B-131). */
  openStack?: (stack: Card) => void
  /** Opens a child of a container. */
  openCard?: (card: Card, container: Card) => void
  /** Opens another question of the same quiz. Absent: questions are read-only. */
  openQuestion?: (quiz: Card, questionId: string) => void
  /** Opens the quiz that an insight is about. */
  openOrigin?: (insight: Card) => void
}

/** Provided by the focus screen. */
export const FocusCommandsContext = createContext<FocusCommands>({ close: () => undefined })

export const useFocusCommands = (): FocusCommands => useContext(FocusCommandsContext)
