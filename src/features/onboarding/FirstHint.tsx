import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { type FirstHintName, isClearedWhenSeen } from '@/lib/onboardingHints'
import { markHintShown, selectIsHintDue } from '@/model/onboarding/firstHints'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { BuddyNote } from './BuddyNote'

/**
 * Hint of the first days, said by the buddy while its flag is 'true' (D-0912). A hint that is cleared when seen stays until its screen closes,
 * and does not come again.
 */
export function FirstHint({ hint }: { hint: FirstHintName }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [isDue, setDue] = useState(useAppSelector((state) => selectIsHintDue(state, hint)))
  useEffect(() => {
    if (isDue && isClearedWhenSeen(hint)) dispatch(markHintShown(hint))
  }, [dispatch, hint, isDue])
  const dismiss = () => {
    dispatch(markHintShown(hint))
    setDue(false)
  }
  return isDue ? <BuddyNote align="center" text={t(`onboarding.hint.${hint}`)} onDismiss={dismiss} /> : null
}
