import { baseApi } from '@/api/core/baseApi'
import { selectMe } from '@/api/user'
import { buddyTheme } from '@/buddy/buddies'
import { changeLanguage } from '@/i18n/i18n'
import { savePreferences, selectPreferences } from '@/store/preferencesSlice'
import type { AppStore } from './store'

/** Applies the buddy's theme, mode and language to the document and persists changed preferences. Returns the unsubscribe function. */
export function syncAppearance(store: AppStore): () => void {
  let lastPreferences: ReturnType<typeof selectPreferences> | undefined
  const apply = () => {
    const state = store.getState()
    const preferences = selectPreferences(state)
    const { dataset } = document.documentElement
    const theme = buddyTheme(selectMe(state)?.buddy ?? null)
    if (dataset.theme !== theme) dataset.theme = theme
    if (preferences === lastPreferences) return
    if (preferences.mode === 'system') delete dataset.mode
    else dataset.mode = preferences.mode
    // English is bundled.
    const isOtherLanguage = preferences.language !== (lastPreferences?.language ?? 'en')
    if (isOtherLanguage) void changeLanguage(preferences.language)
    const isChange = lastPreferences !== undefined
    lastPreferences = preferences
    if (!isChange) return
    savePreferences(preferences)
    // What the server says in the language of the app (D-0064).
    if (isOtherLanguage) store.dispatch(baseApi.util.invalidateTags(['Spark', 'Engager', 'Idea', 'Gallery']))
  }
  apply()
  return store.subscribe(apply)
}
