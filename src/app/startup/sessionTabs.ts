/**
 * All tabs have one session (D-0047). They share the cookie, so a log-out or another user's login in one tab affects
 * all tabs. localStorage contains the signed-in user. A tab with another user ends its session, immediately or when it
 * becomes visible.
 */
import * as z from 'zod/mini'
import { selectMe } from '@/api/user'
import { readItem, writeItem } from '@/lib/browserStorage'
import type { AppStore } from './store'
import { markChosenLogout } from './forgetDrafts'
import { endSession, forgetUnsentLogout, type Navigate } from './session'

/**
 * localStorage key for the id of the signed-in user, or `NOBODY` after the end of a session. It names the path of the app, because
 * a demo and a live app of one host have two sessions.
 */
export const SESSION_USER_KEY = `heartboard-session-user${import.meta.env.BASE_URL}`
const NOBODY = 'nobody'
/** The stored value. Another version of the app, or another page of the origin, may have written something else. */
const sharedUserSchema = z.union([z.literal(NOBODY), z.string().check(z.regex(/^\d+$/))])
/** sessionStorage key for the id of the last user of this tab. */
const TAB_KEY = 'heartboard-tab-user'

/** Returns the id of the last user of this tab, even if signed out; undefined in a new tab. */
export const lastUserOfTab = (): number | undefined => Number(readItem('sessionStorage', TAB_KEY)) || undefined

/** Publishes the session of this tab and follows the other tabs. Returns a function that stops this. */
export function syncSessionTabs(store: AppStore, navigate: Navigate): () => void {
  let userId: number | undefined
  const publish = () => {
    const nextId = selectMe(store.getState())?.id
    if (nextId === userId) return
    if (nextId !== undefined) {
      forgetUnsentLogout()
      markChosenLogout(undefined)
      writeItem('localStorage', SESSION_USER_KEY, String(nextId))
      writeItem('sessionStorage', TAB_KEY, String(nextId))
    } else if (readItem('localStorage', SESSION_USER_KEY) === String(userId)) {
      // Marks the end only if the stored session is this tab's session, because another user's session must not end.
      writeItem('localStorage', SESSION_USER_KEY, NOBODY)
    }
    userId = nextId
  }
  const follow = () => {
    const { data: sharedId } = z.safeParse(sharedUserSchema, readItem('localStorage', SESSION_USER_KEY))
    if (userId === undefined || sharedId === undefined || sharedId === String(userId)) return
    void store.dispatch(endSession('loggedOutElsewhere', navigate))
  }
  const unsubscribe = store.subscribe(publish)
  const abortController = new AbortController()
  const { signal } = abortController
  window.addEventListener('storage', follow, { signal })
  // A page from the back/forward cache, or a frozen tab, has missed the `storage` event.
  window.addEventListener('pageshow', follow, { signal })
  document.addEventListener('visibilitychange', follow, { signal })
  return () => {
    unsubscribe()
    abortController.abort()
  }
}
