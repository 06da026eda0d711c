import type { Decorator } from '@storybook/react-vite'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { formatsEn } from '@/i18n/formats.en'
import { formatsMs } from '@/i18n/formats.ms'

/** The texts of the card types only, in both languages. */
function textsIn(language: 'en' | 'ms') {
  const texts = createInstance()
  void texts.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: language === 'ms' ? formatsMs : formatsEn } },
    interpolation: { escapeValue: false },
  })
  return texts
}

const texts = { ms: textsIn('ms'), en: textsIn('en') }

/** Gives a story the words of the language in the toolbar. */
export const withTexts: Decorator = (Story, { globals }) => (
  <I18nextProvider i18n={globals.language === 'ms' ? texts.ms : texts.en}>
    <Story />
  </I18nextProvider>
)
