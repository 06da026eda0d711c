import { useRef } from 'react'
import type { CardRunContext } from './cardActionContext'
import type { CardAction } from './cardActions'

/**
 * Runs actions on cards. The same action on the same cards runs once at a time: nothing on screen changes before some responses, and a
 * second press would make a second copy.
 * @returns resolves when the action has settled or was cancelled; to true when a deletion or the unstacking was confirmed
 */
export function useRunCardAction() {
  const running = useRef(new Set<string>())
  return async ({ id, run }: CardAction, context: CardRunContext): Promise<boolean> => {
    const key = JSON.stringify([id, context.cards.map((card) => card.id)])
    if (running.current.has(key)) return false
    running.current.add(key)
    try {
      return (await run(context)) === true
    } finally {
      running.current.delete(key)
    }
  }
}
