import { selectMe } from '@/api/user'
import { type FirstHintName, isHintDue, clearHint } from '@/lib/onboardingHints'
import type { AppThunk, RootState } from '@/store/rootReducer'

/** True while a hint is to be shown to the user on this device; false before the user is known. */
export function selectIsHintDue(state: RootState, hint: FirstHintName): boolean {
  const me = selectMe(state)
  return me !== undefined && isHintDue(hint, me.id)
}

/** Notes that the user has seen a hint, so that the hint is not shown again. */
export const markHintShown =
  (hint: FirstHintName): AppThunk =>
  (_, getState) => {
    const me = selectMe(getState())
    if (me) clearHint(hint, me.id)
  }
