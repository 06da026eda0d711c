import { useRef } from 'react'
import type { CardRunContext } from './cardActionContext'
import type { CardAction } from './cardActions'

/**
 * Runs actions on cards. Ignores a repeated action on the same cards while in flight. Before some responses nothing changes on screen, and
 * a second press would duplicate twice.
 * @returns promise that settles with the action or its cancellation; true if a deletion or unstacking was confirmed
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
