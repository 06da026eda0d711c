/** Texts of the app by key. The initial chunk contains only the English texts of the login page; other texts load with their pages. */
import { createExternalStore, useExternalStore } from '@/lib/createExternalStore'
import { texts as startEn } from './en/start'
import { type TextKey, type TextPart, textParts } from './textParts'
import { mergeTexts, type TextTree, type TextValues, translate } from './translate'

export const languages = ['en', 'ms'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu' }

/** Returns the text of a key, as in `t('board.count', { count: 2 })`. Until the key's texts have loaded, returns the key itself. */
export type Translate = (key: TextKey, values?: TextValues) => string

type Translation = { t: Translate; language: Language }

const createTranslation = (language: Language, texts: TextTree): Translation => ({
  language,
  t: (key, values) => translate(language, texts, key, values),
})

let currentTexts: TextTree = startEn
/** One store for the whole page, because a page has only one language (D-0095). */
const current = createExternalStore(createTranslation('en', currentTexts))

/** What the page should show: the chosen language and the parts that its screens need. The texts may still be loading. */
let wantedLanguage: Language = 'en'
const wantedParts = new Set<TextPart>(['start'])

/** Returns the language chosen last. Its texts may still be loading. */
export const chosenLanguage = (): Language => wantedLanguage

const loadedTexts: Record<Language, TextTree> = { en: startEn, ms: {} }
const loads = new Map<string, Promise<void>>()

/** Loads one part in one language, at most once. After a failure the next call tries again. */
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

/** Loads the missing parts of the chosen language and then shows them. */
async function applyWanted(): Promise<void> {
  const language = wantedLanguage
  await Promise.all([...wantedParts].map((part) => loadPart(language, part)))
  // The user has chosen another language in the meantime, so loading starts again.
  if (language !== wantedLanguage) return applyWanted()
  if (currentTexts === loadedTexts[language]) return
  currentTexts = loadedTexts[language]
  // Even an unchanged `lang` would restyle the whole page, because `:lang` may depend on it.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  current.setState(createTranslation(language, currentTexts))
}

/** Returns the current language and texts, for code outside of components. */
export const currentTranslation = (): Translation => current.getState()

/** Returns the current language and texts. The component renders again when they change. */
export const useTranslation = (): Translation => useExternalStore(current)

/** Switches to a language. The parts that have been loaded so far are loaded in the new language. Rejects if a chunk fails to load. */
export function changeLanguage(language: Language): Promise<void> {
  wantedLanguage = language
  return applyWanted()
}

/** Loads parts in the current language. After a change of the language they are loaded again. Rejects if a chunk fails to load. */
export async function loadTexts(...parts: TextPart[]): Promise<void> {
  await Promise.all(parts.map((part) => loadPart(wantedLanguage, part)))
  for (const part of parts) wantedParts.add(part)
  return applyWanted()
}

/** True if there is a loaded text for a key that the server sent (D-2105). */
export const isTextKey = (key: string): key is TextKey => translate('en', currentTexts, key, { count: 1 }) !== key
