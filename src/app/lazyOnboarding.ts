import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

const load = async () => {
  const [parts] = await Promise.all([import('@/features/onboarding/onboardingParts'), loadTexts('onboarding')])
  return parts
}

// Optional, because every screen is complete without notes of the buddy.
export const LazyFirstHint = lazyComponent(() => load().then((parts) => parts.FirstHint), { isOptional: true })
export const LazyOnboardingCharacter = lazyComponent(() => load().then((parts) => parts.OnboardingCharacter), {
  isOptional: true,
})
