import { currentTranslation, type Translate } from '@/i18n/i18n'

/** Texts of the app in the toolbar's language, so that a story works in every language. */
export const t: Translate = (key, values) => currentTranslation().t(key, values)
