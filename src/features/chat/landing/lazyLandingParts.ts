/** Lazy chunk: the landing is readable before the code of the chat has loaded. */
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

const loadParts = async () => {
  const [parts] = await Promise.all([import('./landingParts'), loadTexts('chat')])
  return parts
}

export const LandingMessages = lazyComponent(() => loadParts().then((parts) => parts.LandingMessages))
export const LandingField = lazyComponent(() => loadParts().then((parts) => parts.LandingField))
