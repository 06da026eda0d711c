/**
 * The mobile app that shows Heartboard in a web view, `?source=cocoa` (A-100, A-101, D-1112). It has a login of its own, so it receives
 * a message when nobody is signed in.
 */
import { toApiError } from '@/api/core/errors'
import { userApi } from '@/api/user'
import { readItem, writeItem } from '@/lib/browserStorage'
import type { AppStore } from './store'

type HostWindow = {
  webkit?: { messageHandlers?: { logout?: { postMessage: (message: { type: 'logout' }) => void } } }
}

/** In sessionStorage while the tab is such a web view: a page that is reloaded may have lost the parameter. */
const STORAGE_KEY = 'heartboard-source'
const SOURCE = 'cocoa'

/** True for a session of the mobile app, by the search of the first address or of an earlier page of this tab. */
function isMobileAppSession(search: string): boolean {
  const isMarked = new URLSearchParams(search).get('source') === SOURCE
  if (isMarked) writeItem('sessionStorage', STORAGE_KEY, SOURCE)
  return isMarked || readItem('sessionStorage', STORAGE_KEY) === SOURCE
}

/** Whether the server or a log-out said that nobody is signed in; undefined while that is not known. */
function isUnauthenticated(store: AppStore): boolean | undefined {
  const { data, error, isSuccess } = userApi.endpoints.getMe.select()(store.getState())
  if (isSuccess) return data === null
  const failure = error && toApiError(error)
  return failure?.kind === 'http' && failure.status === 401 ? true : undefined
}

/**
 * Sends the host app one message each time the session turns out to be none.
 * @param search of the address that the app was started at
 * @returns a function that stops it
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
