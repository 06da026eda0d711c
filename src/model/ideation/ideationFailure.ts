import { type ApiError, careWords, errorKey, isToldGlobally } from '@/api/core/errors'
import { isTextKey } from '@/i18n/i18n'
import type { ContentFailure } from '@/store/snackbarsSlice'

/** Decides how a failed call of ideation is told: text of its code, words of a 422, else text of its status (C-476, D-0916, D-3103, D-3151). */
export function failureOf(error: ApiError): ContentFailure {
  if (isToldGlobally(error)) return { kind: 'told' }
  const code = error.kind === 'http' ? error.code : undefined
  if (code && isTextKey(code)) return { kind: 'snackbar', text: { key: code } }
  const message = careWords(error)
  if (message) return { kind: 'words', text: { message } }
  return { kind: 'snackbar', text: { key: errorKey(error) } }
}
