/** Notes of the buddy on the first days: one chunk, loaded with the first screen that has a place for them. */
export { FirstHint } from '@/features/onboarding/FirstHint'
export { OnboardingCharacter } from '@/features/onboarding/OnboardingCharacter'
