import type { Translate } from './i18n'
import type { TextKey } from './textParts'
import type { TextValues } from './translate'

/** A text of the app, or a message of the server. */
export type MessageText = { key: TextKey; values?: TextValues } | { message: string }

/** Returns the words of a message in the language of the app. */
export const messageText = (t: Translate, text: MessageText): string =>
  'key' in text ? t(text.key, text.values ?? {}) : text.message
