/** Actions that a screen offers for its cards, so that the palette runs the same ones with the same confirmations. */
import { useEffect } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { perApp } from '@/api/core/perApp'
import { usePerApp } from '@/store/usePerApp'
import type { CardAction } from './cardActions'

export type OfferedActions = {
  cards: readonly Card[]
  actions: readonly CardAction[]
  run: (action: CardAction) => unknown
}

/** The board stays mounted behind an open card. */
type Screen = 'board' | 'focus'

export const offeredActionsOf = perApp(() => new Map<Screen, OfferedActions>())

/** Offers the actions while the component is mounted. */
export function useOfferedActions(screen: Screen, offered: OfferedActions): void {
  const all = usePerApp(offeredActionsOf)
  useEffect(() => {
    all.set(screen, offered)
    return () => void all.delete(screen)
  })
}
