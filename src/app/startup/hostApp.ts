/**
 * The mobile app shows Heartboard in a web view with `?source=cocoa` (A-100, A-101, D-1112). It has its own login, so
 * it receives a message when the session is signed out.
 */
import { toApiError } from '@/api/core/errors'
import { userApi } from '@/api/user'
import { readItem, writeItem } from '@/lib/browserStorage'
import type { AppStore } from './store'

type HostWindow = {
  webkit?: { messageHandlers?: { logout?: { postMessage: (message: { type: 'logout' }) => void } } }
}

/** sessionStorage key that marks the tab as a web view, because a reloaded page may have lost the parameter. */
const STORAGE_KEY = 'heartboard-source'
const SOURCE = 'cocoa'

/** True in the mobile app's web view, as marked by this URL or by an earlier page of the tab. */
function isMobileAppSession(search: string): boolean {
  const isMarked = new URLSearchParams(search).get('source') === SOURCE
  if (isMarked) writeItem('sessionStorage', STORAGE_KEY, SOURCE)
  return isMarked || readItem('sessionStorage', STORAGE_KEY) === SOURCE
}

/** True after a 401 or a log-out, false if signed in, undefined while unknown. */
export function isUnauthenticated(store: AppStore): boolean | undefined {
  const { data, error, isSuccess } = userApi.endpoints.getMe.select()(store.getState())
  if (isSuccess) return data === null
  const failure = error && toApiError(error)
  return failure?.kind === 'http' && failure.status === 401 ? true : undefined
}

/**
 * Sends the host app one message each time the session becomes signed out.
 * @param search query string of the URL at the start
 * @returns a function that stops the messages
 */
export function notifyHostApp(store: AppStore, search: string): () => void {
  if (!isMobileAppSession(search)) return () => undefined
  let wasUnauthenticated = false
  return store.subscribe(() => {
    const isNow = isUnauthenticated(store) ?? wasUnauthenticated
    const { webkit } = window as HostWindow
    if (isNow && !wasUnauthenticated) webkit?.messageHandlers?.logout?.postMessage({ type: 'logout' })
    wasUnauthenticated = isNow
  })
}
