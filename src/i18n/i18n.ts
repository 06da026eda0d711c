/** The app's texts by key: those of the login at once in English, all others with the first screen behind it or with another language. */
import { useSyncExternalStore } from 'react'
import { startEn } from './start.en'
import { type TextTree, type TextValues, translate } from './translate'

export const languages = ['en', 'ms'] as const
export type Language = (typeof languages)[number]

/** Names of the languages in themselves. */
export const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu' }

/** Gives the text of a key: `t('board.count', { count: 2 })`. */
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

/** The language in use and its texts, outside of components. */
export const currentTranslation = (): Translation => current

/** The language in use and its texts; the component renders again when the language changes. */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, currentTranslation)

/** Switches the language of the texts and of the page; loads its texts first. */
export async function changeLanguage(language: Language): Promise<void> {
  const texts = language === 'ms' ? (await import('./ms')).ms : (await import('./en')).en
  current = createTranslation(language, texts)
  isComplete = true
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** Sees to it that all texts of the language in use are there, for the screens behind the login. */
export const loadTexts = async (): Promise<void> => (isComplete ? undefined : changeLanguage(current.language))
