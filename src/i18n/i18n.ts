/** The app's texts by key. The initial chunk holds only the English texts of the login; other texts load with their screens. */
import { createExternalStore, useExternalStore } from '@/lib/createExternalStore'
import { texts as startEn } from './en/start'
import { type TextKey, type TextPart, textParts } from './textParts'
import { mergeTexts, type TextTree, type TextValues, translate } from './translate'

export const languages = ['en', 'ms'] as const
export type Language = (typeof languages)[number]

/** Each language's name for itself. */
export const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu' }

/** Returns the text of a key, or the key itself until its part is loaded: `t('board.count', { count: 2 })`. */
export type Translate = (key: TextKey, values?: TextValues) => string

type Translation = { t: Translate; language: Language }

const createTranslation = (language: Language, texts: TextTree): Translation => ({
  language,
  t: (key, values) => translate(language, texts, key, values),
})

let currentTexts: TextTree = startEn
/** Page-wide: a page has one language (D-0095). */
const current = createExternalStore(createTranslation('en', currentTexts))

/** Target state: the language, and the parts that screens have loaded so far. */
let wantedLanguage: Language = 'en'
const wantedParts = new Set<TextPart>(['start'])

/** The last chosen language; its texts may still be loading. */
export const chosenLanguage = (): Language => wantedLanguage

const loadedTexts: Record<Language, TextTree> = { en: startEn, ms: {} }
const loads = new Map<string, Promise<void>>()

/** Loads one part in one language, once; retries after a failure. */
function loadPart(language: Language, part: TextPart): Promise<void> {
  const id = `${part}.${language}`
  const started = loads.get(id)
  if (started) return started
  const load = textParts[part][language]().then(
    ({ texts }: { texts: TextTree }) => {
      loadedTexts[language] = mergeTexts(loadedTexts[language], texts)
    },
    (cause: unknown) => {
      loads.delete(id)
      throw cause
    },
  )
  loads.set(id, load)
  return load
}

/** Loads the missing parts of the target language, then shows them. */
async function applyWanted(): Promise<void> {
  const language = wantedLanguage
  await Promise.all([...wantedParts].map((part) => loadPart(language, part)))
  // Start again: another language was chosen meanwhile.
  if (language !== wantedLanguage) return applyWanted()
  if (currentTexts === loadedTexts[language]) return
  currentTexts = loadedTexts[language]
  // Setting `lang` again would restyle the whole page: `:lang` may depend on it.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  current.setState(createTranslation(language, currentTexts))
}

/** The current language and its texts, for use outside of components. */
export const currentTranslation = (): Translation => current.getState()

/** The current language and its texts; re-renders on change. */
export const useTranslation = (): Translation => useExternalStore(current)

/** Switches to a language, with the parts that screens have loaded so far. Rejects when a chunk fails to load. */
export function changeLanguage(language: Language): Promise<void> {
  wantedLanguage = language
  return applyWanted()
}

/** Loads text parts in the current language, and keeps them loaded on a language change. Rejects when a chunk fails to load. */
export async function loadTexts(...parts: TextPart[]): Promise<void> {
  await Promise.all(parts.map((part) => loadPart(wantedLanguage, part)))
  for (const part of parts) wantedParts.add(part)
  return applyWanted()
}

/** True if a loaded part has a text for a key from the server (D-2105). */
export const isTextKey = (key: string): key is TextKey => translate('en', currentTexts, key, { count: 1 }) !== key
