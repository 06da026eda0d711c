import { selectMe } from '@/api/user'
import { buddyTheme } from '@/buddy/buddies'
import { changeLanguage } from '@/i18n/i18n'
import { savePreferences, selectPreferences } from '@/state/preferences'
import type { AppStore } from './store'

/** Keeps the page in the buddy's theme, the chosen mode and language, and remembers the choices. */
export function startAppearance(store: AppStore): () => void {
  let last: ReturnType<typeof selectPreferences> | undefined
  const show = () => {
    const state = store.getState()
    const preferences = selectPreferences(state)
    const { dataset } = document.documentElement
    const theme = buddyTheme(selectMe(state)?.buddy ?? null)
    if (dataset.theme !== theme) dataset.theme = theme
    if (preferences === last) return
    if (preferences.mode === 'system') delete dataset.mode
    else dataset.mode = preferences.mode
    // English is there from the start.
    if (preferences.language !== (last?.language ?? 'en')) void changeLanguage(preferences.language)
    if (last) savePreferences(preferences)
    last = preferences
  }
  show()
  return store.subscribe(show)
}
