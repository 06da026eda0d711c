import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

const loadNotes = async () => {
  const [notes] = await Promise.all([import('./onboardingParts'), loadTexts('onboarding')])
  return notes
}
const loadNextSteps = async (texts: 'gallery' | 'recommendations') => {
  const [parts] = await Promise.all([import('./nextSteps'), loadTexts(texts)])
  return parts
}

// Optional, because every screen is complete without these parts.
const OPTIONAL = { isOptional: true }
export const LazyFirstHint = lazyComponent(() => loadNotes().then((notes) => notes.FirstHint), OPTIONAL)
export const LazyOnboardingCharacter = lazyComponent(
  () => loadNotes().then((notes) => notes.OnboardingCharacter),
  OPTIONAL,
)
export const LazyCardRecommendations = lazyComponent(
  () => loadNextSteps('recommendations').then((parts) => parts.CardRecommendations),
  OPTIONAL,
)
export const LazyGalleryStrip = lazyComponent(
  () => loadNextSteps('gallery').then((parts) => parts.GalleryStrip),
  OPTIONAL,
)
export const LazyQuizStart = lazyComponent(
  () => loadNextSteps('recommendations').then((parts) => parts.QuizStart),
  OPTIONAL,
)
