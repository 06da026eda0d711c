import { type ApiError, errorKey, isHandledGlobally, serverMessage, statusOf } from '@/api/core/errors'
import { isTextKey } from '@/i18n/i18n'
import type { Snackbar } from '@/store/snackbarsSlice'

/** `words` stand at the topic, calmly (D-3151); a `snackbar` tells any other failure; `told`: every screen tells it. */
export type IdeationFailure = { kind: 'words' | 'snackbar'; text: Snackbar['text'] } | { kind: 'told' }

/** Decides how a failed call of ideation is told: text of its code, words of a 422, else text of its status (C-476, D-0916, D-3103, D-3151). */
export function failureOf(error: ApiError): IdeationFailure {
  if (isHandledGlobally(error) || (error.kind === 'http' && error.status === 429 && error.isAi)) return { kind: 'told' }
  const code = error.kind === 'http' ? error.code : undefined
  if (code && isTextKey(code)) return { kind: 'snackbar', text: { key: code } }
  const message = serverMessage(error)
  if (statusOf(error) === 422 && message) return { kind: 'words', text: { message } }
  return { kind: 'snackbar', text: { key: errorKey(error) } }
}
