/** The app's texts by key. Only the English texts of the login are in the initial chunk; the others load with the screens that show them. */
import { createExternalStore, useExternalStore } from '@/lib/createExternalStore'
import { texts as startEn } from './en/start'
import { type TextKey, type TextPart, textParts } from './textParts'
import { mergeTexts, type TextTree, type TextValues, translate } from './translate'

export const languages = ['en', 'ms'] as const
export type Language = (typeof languages)[number]

/** The endonym of each language. */
export const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu' }

/** Returns the text of a key, or the key itself while its part is not loaded: `t('board.count', { count: 2 })`. */
export type Translate = (key: TextKey, values?: TextValues) => string

type Translation = { t: Translate; language: Language }

const createTranslation = (language: Language, texts: TextTree): Translation => ({
  language,
  t: (key, values) => translate(language, texts, key, values),
})

let currentTexts: TextTree = startEn
/** Of the page: it has one language (D-0095). */
const current = createExternalStore(createTranslation('en', currentTexts))

/** What shall be shown: the language, and the parts that screens have loaded so far. */
let wantedLanguage: Language = 'en'
const wantedParts = new Set<TextPart>(['start'])

/** The language chosen last; its texts may still be loading. */
export const chosenLanguage = (): Language => wantedLanguage

const loadedTexts: Record<Language, TextTree> = { en: startEn, ms: {} }
const loads = new Map<string, Promise<void>>()

/** Loads one part in one language, once; after a failure it is loaded again. */
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

/** Loads what is wanted and not loaded, then shows it. */
async function applyWanted(): Promise<void> {
  const language = wantedLanguage
  await Promise.all([...wantedParts].map((part) => loadPart(language, part)))
  // Another language was chosen meanwhile.
  if (language !== wantedLanguage) return applyWanted()
  if (currentTexts === loadedTexts[language]) return
  currentTexts = loadedTexts[language]
  // Set again, it would style the whole page again: `:lang` may depend on it.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  current.setState(createTranslation(language, currentTexts))
}

/** The current language and its texts, for use outside of components. */
export const currentTranslation = (): Translation => current.getState()

/** The current language and its texts; re-renders when they change. */
export const useTranslation = (): Translation => useExternalStore(current)

/** Switches to a language, with the parts that screens have loaded so far. Rejects when a chunk fails to load. */
export function changeLanguage(language: Language): Promise<void> {
  wantedLanguage = language
  return applyWanted()
}

/** Loads parts of the texts in the current language, and keeps them when it changes. Rejects when a chunk fails to load. */
export async function loadTexts(...parts: TextPart[]): Promise<void> {
  await Promise.all(parts.map((part) => loadPart(wantedLanguage, part)))
  for (const part of parts) wantedParts.add(part)
  return applyWanted()
}

/** Whether there is a text for a key that a server sent, in a part that is loaded (D-2105). */
export const isTextKey = (key: string): key is TextKey => translate('en', currentTexts, key, { count: 1 }) !== key
