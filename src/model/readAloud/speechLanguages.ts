import type { Language } from '@/i18n/i18n'

/** Languages of the voices and of dictation; BCP 47. */
export const SPEECH_LANGUAGES: Record<Language, string> = { en: 'en-MY', ms: 'ms-MY' }
