import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

/** Optional, because card and chat are complete without recommendations. */
export const LazyCardRecommendations = lazyComponent(
  async () => {
    const [file] = await Promise.all([import('./CardRecommendations'), loadTexts('recommendations')])
    return file.CardRecommendations
  },
  { isOptional: true },
)
