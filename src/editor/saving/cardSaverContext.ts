import { createContext, useContext } from 'react'
import { useExternalStore } from '@/lib/createExternalStore'
import type { CardSaver, CardSaverState } from './CardSaver'

const READ_ONLY: CardSaverState = { status: 'unchanged', isEditable: false, fields: {}, revision: 0 }

/** Saver used without a provider. The card is read-only. */
const readOnlySaver: CardSaver = {
  subscribe: () => () => undefined,
  getState: () => READ_ONLY,
  change: () => undefined,
  flush: () => Promise.resolve(true),
  confirm: () => undefined,
  hold: () => undefined,
  editAgain: () => undefined,
  restore: () => undefined,
  discard: () => undefined,
}

/** The focus screen provides the saver to the card's content. Stories and tests provide their own saver. */
export const CardSaverContext = createContext<CardSaver>(readOnlySaver)

export function useCardSaver(): CardSaver & CardSaverState {
  const saver = useContext(CardSaverContext)
  const state = useExternalStore(saver)
  return { ...saver, ...state }
}
