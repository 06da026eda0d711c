import { createContext, useContext } from 'react'
import { useExternalStore } from '@/lib/createExternalStore'
import type { CardSaver, CardSaverState } from './CardSaver'

const READ_ONLY: CardSaverState = { status: 'unchanged', isEditable: false, fields: {}, revision: 0 }

/** Default without a provider: the card is read-only. */
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

/** Provided by the focus screen around the content of the card; stories and tests provide their own saver. */
export const CardSaverContext = createContext<CardSaver>(readOnlySaver)

/** The saver of the open card with its state. */
export function useCardSaver(): CardSaver & CardSaverState {
  const saver = useContext(CardSaverContext)
  const state = useExternalStore(saver)
  return { ...saver, ...state }
}
