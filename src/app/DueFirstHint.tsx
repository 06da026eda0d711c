import { useState } from 'react'
import type { FirstHintName } from '@/lib/onboardingHints'
import { selectIsHintDue } from '@/model/onboarding/firstHints'
import { useAppSelector } from '@/store/hooks'
import { LazyFirstHint } from './lazyOnboarding'

/** Hint of the first days whose code loads only if the hint is due when its screen opens (D-0912). */
export function DueFirstHint({ hint }: { hint: FirstHintName }) {
  const [isDue] = useState(useAppSelector((state) => selectIsHintDue(state, hint)))
  return isDue ? <LazyFirstHint hint={hint} /> : null
}
