import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { useTranslation } from '@/i18n/i18n'
import { type FirstHintName, isClearedWhenSeen } from '@/lib/onboardingHints'
import { markHintShown, selectIsHintDue } from '@/model/onboarding/firstHints'
import { useAppDispatch } from '@/store/hooks'
import type { RootState } from '@/store/rootReducer'
import { BuddyNote } from './BuddyNote'

/**
 * Hint of the first days, said by the buddy while its flag is 'true' (D-0912). A hint that is cleared when seen stays until its screen closes,
 * and does not come again.
 */
export function FirstHint({ hint }: { hint: FirstHintName }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useStore<RootState>()
  const [isDue, setDue] = useState(() => selectIsHintDue(store.getState(), hint))
  useEffect(() => {
    if (isDue && isClearedWhenSeen(hint)) dispatch(markHintShown(hint))
  }, [dispatch, hint, isDue])
  const dismiss = () => {
    dispatch(markHintShown(hint))
    setDue(false)
  }
  return isDue ? <BuddyNote align="center" text={t(`onboarding.hint.${hint}`)} onDismiss={dismiss} /> : null
}
