import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en'

export const languages = ['en', 'ms'] as const
export type Language = (typeof languages)[number]

/** Names of the languages in themselves. */
export const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu' }

/** The app's texts; English at once, other languages when they are chosen. */
export const texts: i18n = i18next.createInstance()
void texts.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  partialBundledLanguages: true,
  interpolation: { escapeValue: false },
})

/** Switches the language of the texts and of the page; loads its texts first when needed. */
export async function changeLanguage(language: Language): Promise<void> {
  if (language === 'ms' && !texts.hasResourceBundle('ms', 'translation')) {
    const { ms } = await import('./ms')
    texts.addResourceBundle('ms', 'translation', ms)
  }
  await texts.changeLanguage(language)
  document.documentElement.lang = language
}
