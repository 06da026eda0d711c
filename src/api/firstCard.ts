import { clearHint } from '@/lib/onboardingHints'
import type { ApiThunk } from './core/apiThunk'
import { selectMe } from './user'

/** Cancels the hint of the empty board: the user has made a card (D-0912). */
export const noteCreatedCard = (): ApiThunk => (_, getState) => {
  const me = selectMe(getState())
  if (me) clearHint('EMPTY_BOARD', me.id)
}
