/** A file of its own: the guard of the Shell's routes, which every page loads, preloads the landing. */
import { loadTexts } from '@/i18n/i18n'
import { lazyComponent } from '@/lib/loading/lazyComponent'

export const LandingScreen = lazyComponent(async () => {
  const [file] = await Promise.all([import('./LandingScreen'), loadTexts('landing')])
  return file.LandingScreen
})
