import { shallowEqual } from 'react-redux'
import { baseApi } from '@/api/core/baseApi'
import { selectMe } from '@/api/user'
import { buddyTheme } from '@/buddy/buddies'
import { changeLanguage } from '@/i18n/i18n'
import { readItem, writeItem } from '@/lib/browserStorage'
import { loadPreferences, preferencesFollowed, savePreferences, selectPreferences } from '@/store/preferencesSlice'
import { isUnauthenticated } from './hostApp'
import type { AppStore } from './store'

/** localStorage key of the theme of this device's session. After a reload, the page has it from the first frame. */
const THEME_KEY = 'heartboard-theme'

/** Lists that the server answers in the language of the request (D-0064). */
const TEXTS_OF_SERVER = ['Spark', 'Engager', 'Idea', 'Gallery', 'Menu', 'Recommendation'] as const

/** Applies preferences stored by another tab: at once, or when the page is shown again, because a frozen page misses `storage`. */
function followStoredPreferences(store: AppStore): () => void {
  const follow = () => {
    // The browser language of a page that goes may differ, and would be stored as a choice.
    if (document.visibilityState === 'hidden') return
    const stored = loadPreferences()
    if (!shallowEqual(stored, selectPreferences(store.getState()))) store.dispatch(preferencesFollowed(stored))
  }
  const abortController = new AbortController()
  const { signal } = abortController
  window.addEventListener('storage', follow, { signal })
  window.addEventListener('pageshow', follow, { signal })
  document.addEventListener('visibilitychange', follow, { signal })
  return () => abortController.abort()
}

/**
 * Applies the buddy's theme, the mode and the language to the document, stores changed preferences, and follows other
 * tabs.
 * @returns a function that stops this
 */
export function syncAppearance(store: AppStore): () => void {
  let lastPreferences: ReturnType<typeof selectPreferences> | undefined
  let kept = readItem('localStorage', THEME_KEY)
  const keep = (theme: string | null) => {
    if (theme !== kept) writeItem('localStorage', THEME_KEY, theme)
    kept = theme
  }
  const apply = () => {
    const state = store.getState()
    const preferences = selectPreferences(state)
    const { dataset } = document.documentElement
    const me = selectMe(state)
    if (me) keep(buddyTheme(me.buddy))
    else if (isUnauthenticated(store)) keep(null)
    const theme = buddyTheme(kept)
    if (dataset.theme !== theme) dataset.theme = theme
    if (preferences === lastPreferences) return
    if (preferences.mode === 'system') delete dataset.mode
    else dataset.mode = preferences.mode
    // English needs no change, because its texts are part of the bundle.
    const isOtherLanguage = preferences.language !== (lastPreferences?.language ?? 'en')
    if (isOtherLanguage) void changeLanguage(preferences.language)
    const isChange = lastPreferences !== undefined
    lastPreferences = preferences
    if (!isChange) return
    savePreferences(preferences)
    if (isOtherLanguage) store.dispatch(baseApi.util.invalidateTags([...TEXTS_OF_SERVER]))
  }
  apply()
  const unsubscribe = store.subscribe(apply)
  const stopFollowing = followStoredPreferences(store)
  return () => {
    unsubscribe()
    stopFollowing()
  }
}
