import { useRef } from 'react'
import type { CardRunContext } from './cardActionContext'
import type { CardAction } from './cardActions'

/**
 * Runs actions on cards. An action that is still in flight for the same cards is ignored. The screen may not change
 * before the response, so users press again, and Duplicate would then copy twice.
 * @returns a function that resolves when the action has ended; to true only if the user has confirmed a deletion or
 * unstacking
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
