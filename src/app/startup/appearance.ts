import { shallowEqual } from 'react-redux'
import { baseApi } from '@/api/core/baseApi'
import { selectMe } from '@/api/user'
import { buddyTheme } from '@/buddy/buddies'
import { changeLanguage } from '@/i18n/i18n'
import { loadPreferences, preferencesFollowed, savePreferences, selectPreferences } from '@/store/preferencesSlice'
import type { AppStore } from './store'

/** Takes over preferences that another tab has stored, at once or, in a frozen tab, when it is shown again. */
function followStoredPreferences(store: AppStore): () => void {
  const follow = () => {
    const stored = loadPreferences()
    if (!shallowEqual(stored, selectPreferences(store.getState()))) store.dispatch(preferencesFollowed(stored))
  }
  const abortController = new AbortController()
  const { signal } = abortController
  window.addEventListener('storage', follow, { signal })
  window.addEventListener('pageshow', follow, { signal })
  return () => abortController.abort()
}

/**
 * Applies the buddy's theme, mode and language to the document, persists changed preferences and follows those of the other tabs. Returns the
 * unsubscribe function.
 */
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
  const unsubscribe = store.subscribe(apply)
  const stopFollowing = followStoredPreferences(store)
  return () => {
    unsubscribe()
    stopFollowing()
  }
}
