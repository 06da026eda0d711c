import { createContext, type ReactNode, useContext } from 'react'
import type { Card } from '@/api/cards/card.schema'

/**
 * Commands that the content of an open card can call on its screen. If a command is missing, its control is not
 * rendered; only 'Open stack' stays, disabled.
 */
export type FocusCommands = {
  close: () => void
  /** Opens the first card of a stack or quiz (B-131). */
  openStack?: (stack: Card) => void
  openCard?: (card: Card, container: Card) => void
  /** Opens another question of the same quiz. If absent, questions are read-only. */
  openQuestion?: (quiz: Card, questionId: string) => void
  /** Opens the quiz that an insight evaluates. */
  openOrigin?: (insight: Card) => void
  /** Renders the toolbar on the picture of the card, also where there is no picture yet. */
  renderPictureTools?: (card: Card) => ReactNode
}

export const FocusCommandsContext = createContext<FocusCommands>({ close: () => undefined })

export const useFocusCommands = (): FocusCommands => useContext(FocusCommandsContext)
