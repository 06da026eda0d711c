import { type ApiError, careWords, errorKey, isToldGlobally, serverMessage, statusOf } from '@/api/core/errors'
import { currentTranslation } from '@/i18n/i18n'
import type { TextKey } from '@/i18n/textParts'
import type { ContentFailure } from '@/store/snackbarsSlice'

const UPLOAD_TEXTS: Readonly<Record<string, TextKey>> = {
  infected_file: 'image.message.infected',
  file_too_large: 'image.message.fileSize',
}

/** Returns the text of a failed upload by its cause (C-293, C-465 to C-467, D-3140). */
export function uploadFailureOf(error: ApiError): ContentFailure {
  if (isToldGlobally(error)) return { kind: 'told' }
  if (statusOf(error) === 413) return { kind: 'snackbar', text: { key: 'image.message.sizeLimit' } }
  const code = error.kind === 'http' && error.status === 422 ? error.code : undefined
  return { kind: 'snackbar', text: { key: (code && UPLOAD_TEXTS[code]) || 'image.message.uploadError' } }
}

/** Returns how a failed search or generation is told: words of a 422, else the text of `key` (C-463, D-3151). */
export function makingFailureOf(error: ApiError, key: TextKey = 'image.message.generateError'): ContentFailure {
  if (isToldGlobally(error)) return { kind: 'told' }
  const message = careWords(error)
  if (message) return { kind: 'words', text: { message } }
  return { kind: 'snackbar', text: { key } }
}

/** Returns how a refused change of a card is told: `{{message}}` is the server's, else the text of the status (C-462, D-3140). */
export function changeFailureOf(
  error: ApiError,
  key: 'image.message.replaceError' | 'image.message.moveError' = 'image.message.replaceError',
): ContentFailure {
  if (isToldGlobally(error)) return { kind: 'told' }
  const message = serverMessage(error) ?? currentTranslation().t(errorKey(error))
  return { kind: 'snackbar', text: { key, values: { message } } }
}
