/** Handles failed calls for the whole app (A-476 to A-479, D-0903, D-0904, D-0911). */
import type { Middleware } from '@reduxjs/toolkit'
import type { CallMeta } from '@/api/core/baseApi'
import type { Call } from '@/api/core/call'
import { type ApiError, errorText, fieldMessage, isQuotaUsedUp, statusOf } from '@/api/core/errors'
import { quotaReached } from '@/api/user'
import type { TextKey } from '@/i18n/textParts'
import { quotaResetAnnounced } from '@/store/connectionSlice'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import { streamFailed } from '@/streaming/streamFailed'
import { reportNoResponse } from './serverRecovery'
import { endSession, type Navigate } from './session'
import type { AppDispatch } from '@/store/rootReducer'

/** Warning about the daily quota, with an action that opens the feedback dialog (C-450, C-451, C-103). */
const QUOTA_SNACKBAR: Omit<Snackbar, 'id'> = {
  kind: 'warning',
  text: { key: 'error.429' },
  action: { name: 'feedback', labelKey: 'userFeedback.open' },
}

/** Effect of a failed call, as data. */
export type ErrorEffect =
  | { type: 'none' }
  | { type: 'maintenance' }
  | { type: 'noResponse' }
  | { type: 'signedOut' }
  | { type: 'quotaReached'; resetAt: string | null }
  | { type: 'snackbar'; text: { key: TextKey } | { message: string } }

/** True if the form shows every message of the server beside a field. A snackbar would repeat them. */
function isShownInForm(error: ApiError, formFields: readonly string[]): boolean {
  const wrong = error.kind === 'http' ? Object.keys(error.errors ?? {}) : []
  return wrong.length > 0 && wrong.every((field) => formFields.includes(field) && fieldMessage(error, field))
}

/**
 * Returns the effect of a failed call.
 * @param isWrite true for mutations and streams
 */
export function resolveErrorEffect(
  { isPublic, isSessionOptional, isErrorLocal, formFields = [] }: Partial<Call>,
  error: ApiError,
  isWrite: boolean,
): ErrorEffect {
  const status = statusOf(error)
  if (error.kind === 'aborted') return { type: 'none' }
  if (error.kind === 'offline' && !isPublic) return { type: 'noResponse' }
  if (status === 503) return { type: 'maintenance' }
  if (status === 401 && !isPublic && !isSessionOptional) return { type: 'signedOut' }
  if (error.kind === 'http' && isQuotaUsedUp(error)) return { type: 'quotaReached', resetAt: error.reset_at ?? null }
  if (!isWrite || isErrorLocal || isShownInForm(error, formFields)) return { type: 'none' }
  return { type: 'snackbar', text: errorText(error) }
}

type RejectedCall = {
  type: string
  payload?: ApiError
  meta: { arg: { endpointName: string; type: 'query' | 'mutation' }; baseQueryMeta?: CallMeta }
}

const isRejectedCall = (action: unknown): action is RejectedCall =>
  /^api\/execute\w+\/rejected$/.test((action as { type?: string } | null)?.type ?? '')

type FailedCall = { name: string; call: Partial<Call>; error: ApiError | undefined; isWrite: boolean }

function failedCallOf(action: unknown): FailedCall | undefined {
  if (streamFailed.match(action)) {
    const { call } = action.meta.baseQueryMeta
    return { name: call.name, call, error: action.payload, isWrite: true }
  }
  if (!isRejectedCall(action)) return undefined
  const { payload: error, meta } = action
  const isWrite = meta.arg.type === 'mutation'
  return { name: meta.arg.endpointName, call: meta.baseQueryMeta?.call ?? {}, error, isWrite }
}

/** Logs every failed call, including streams, and runs its effect. */
export const createErrorMiddleware =
  (navigate: Navigate): Middleware =>
  ({ dispatch }: { dispatch: AppDispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    const failed = failedCallOf(action)
    if (!failed?.error?.kind || failed.error.kind === 'aborted') return result
    const { name, call, error, isWrite } = failed
    console.warn(`[api] ${name} failed:`, error)
    const effect = resolveErrorEffect(call, error, isWrite)
    if (effect.type === 'maintenance') void navigate('/error/503')
    if (effect.type === 'noResponse') dispatch(reportNoResponse(isWrite))
    if (effect.type === 'signedOut') void dispatch(endSession('unauthenticated', navigate))
    if (effect.type === 'quotaReached') {
      dispatch(quotaReached())
      dispatch(quotaResetAnnounced(effect.resetAt))
      dispatch(snackbarShown(QUOTA_SNACKBAR))
    }
    if (effect.type === 'snackbar') dispatch(snackbarShown({ kind: 'danger', text: effect.text }))
    return result
  }
