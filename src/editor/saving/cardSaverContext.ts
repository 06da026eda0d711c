import { createContext, useContext } from 'react'
import { useExternalStore } from '@/lib/createExternalStore'
import type { CardSaver, CardSaverState } from './CardSaver'

const READ_ONLY: CardSaverState = { status: 'unchanged', isEditable: false, fields: {}, revision: 0 }

/** Without a saver around it a card is only shown. */
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

/** Provided by the focus screen around the content of the card. Stories and tests provide their own. */
export const CardSaverContext = createContext<CardSaver>(readOnlySaver)

/** The saver of the open card with its state. */
export function useCardSaver(): CardSaver & CardSaverState {
  const saver = useContext(CardSaverContext)
  const state = useExternalStore(saver)
  return { ...saver, ...state }
}
