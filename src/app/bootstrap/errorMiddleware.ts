/** Global handling of failed calls (A-476 to A-479, D-0903, D-0904). */
import type { Middleware } from '@reduxjs/toolkit'
import type { CallName } from '@/api/core/calls'
import { type ApiError, errorKey, serverMessage, statusOf } from '@/api/core/errors'
import { quotaReached } from '@/api/user'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import { endSession, type Navigate } from './session'
import type { AppDispatch } from '@/store/rootReducer'

/** Calls whose screen reports the error itself, and background calls. 401, 503 and the 429 of AI calls are still handled globally. */
const HANDLED_LOCALLY: readonly CallName[] = [
  'login',
  'logout',
  'getMe',
  'getCards',
  'getCard',
  'askMagic',
  'createCardFromReply',
  'authorizeChannel',
  'generateStack',
  'changeParent',
  'saveManualOrder',
  'detachFormats',
  'removeCards',
  'updateCard',
  'duplicateCards',
  'shareCards',
  'changeShareStatus',
  'createCard',
  'checkQuestion',
  'submitQuestion',
  'sendUserFeedback',
]

/** Calls whose 401 does not end a session: getMe is left to the route guards (D-1011), login and logout need no session. */
const ANONYMOUS_CALLS: readonly CallName[] = ['getMe', 'login', 'logout']

/** Warning about the daily quota; its action opens the feedback dialog (C-450, C-451, C-103). */
const QUOTA_SNACKBAR: Omit<Snackbar, 'id'> = {
  kind: 'warning',
  text: { key: 'error.429' },
  action: { name: 'feedback', labelKey: 'userFeedback.open' },
}

/** The effect of a failed call, as data. */
export type ErrorEffect =
  | { type: 'none' }
  | { type: 'maintenance' }
  | { type: 'signedOut' }
  | { type: 'quotaReached' }
  | { type: 'snackbar'; text: { key: string } | { message: string } }

/**
 * Maps a failed call to its effect.
 * @param isWrite true for mutations
 */
export function resolveErrorEffect(name: CallName, error: ApiError, isWrite: boolean): ErrorEffect {
  const status = statusOf(error)
  if (error.kind === 'aborted') return { type: 'none' }
  if (status === 503) return { type: 'maintenance' }
  if (status === 401 && !ANONYMOUS_CALLS.includes(name)) return { type: 'signedOut' }
  if (error.kind === 'http' && status === 429 && error.isAi) return { type: 'quotaReached' }
  if (!isWrite || HANDLED_LOCALLY.includes(name)) return { type: 'none' }
  const message = serverMessage(error)
  return { type: 'snackbar', text: message ? { message } : { key: errorKey(error) } }
}

type RejectedCall = {
  type: string
  payload?: ApiError
  meta: { arg: { endpointName: CallName; type: 'query' | 'mutation' } }
}

const isRejectedCall = (action: unknown): action is RejectedCall =>
  /^api\/execute\w+\/rejected$/.test((action as { type?: string } | null)?.type ?? '')

/** Logs every rejected call of the store and runs its effect. */
export const createErrorMiddleware =
  (navigate: Navigate): Middleware =>
  ({ dispatch }: { dispatch: AppDispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (!isRejectedCall(action)) return result
    const { payload, meta } = action
    if (!payload?.kind || payload.kind === 'aborted') return result
    const { endpointName: name, type } = meta.arg
    console.warn(`[api] ${name} failed:`, payload)
    const effect = resolveErrorEffect(name, payload, type === 'mutation')
    if (effect.type === 'maintenance') void navigate('/error/503')
    if (effect.type === 'signedOut') void dispatch(endSession('unauthenticated', navigate))
    if (effect.type === 'quotaReached') {
      dispatch(quotaReached())
      dispatch(snackbarShown(QUOTA_SNACKBAR))
    }
    if (effect.type === 'snackbar') dispatch(snackbarShown({ kind: 'danger', text: effect.text }))
    return result
  }
