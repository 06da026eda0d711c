/**
 * The app's texts by key. Only the English texts of the login are in the initial chunk; the others load with the first screen behind
 * it or with another language.
 */
import { useSyncExternalStore } from 'react'
import { startEn } from './start.en'
import { type TextTree, type TextValues, translate } from './translate'

export const languages = ['en', 'ms'] as const
export type Language = (typeof languages)[number]

/** The endonym of each language. */
export const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu' }

/** Returns the text of a key, or the key itself without one: `t('board.count', { count: 2 })`. */
export type Translate = (key: string, values?: TextValues) => string

type Translation = { t: Translate; language: Language }

const createTranslation = (language: Language, texts: TextTree): Translation => ({
  language,
  t: (key, values) => translate(language, texts, key, values),
})

let current = createTranslation('en', startEn)
let isComplete = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current language and its texts, for use outside of components. */
export const currentTranslation = (): Translation => current

/** The current language and its texts; re-renders when they change. */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, currentTranslation)

/** Loads the texts of a language, then switches texts and page to it. Rejects when the chunk fails to load. */
export async function changeLanguage(language: Language): Promise<void> {
  const texts = language === 'ms' ? (await import('./ms')).ms : (await import('./en')).en
  current = createTranslation(language, texts)
  isComplete = true
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** Loads all texts of the current language unless they are loaded, for the screens behind the login. */
export const loadTexts = async (): Promise<void> => (isComplete ? undefined : changeLanguage(current.language))
