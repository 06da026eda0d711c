import { currentTranslation, type Translate } from '@/i18n/i18n'

/** Returns the app's text in the language of the toolbar, so that a story works in every language. */
export const t: Translate = (key, values) => currentTranslation().t(key, values)
