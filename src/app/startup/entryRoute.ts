import type { CurrentUser } from '@/api/user.contract'

/** Where a person belongs before anything else; `/` is home, from where every screen is open to them. */
export type EntryRoute = '/login' | '/tnc' | '/'

type EntryRule = { to: EntryRoute; applies: (me: CurrentUser | undefined) => boolean }

/** The first rule that applies decides. /welcome has none: only the answer to accepted terms leads there (D-1106). */
const ENTRY_RULES: readonly EntryRule[] = [
  { to: '/login', applies: (me) => me === undefined },
  // A sign-up session comes before the terms: it belongs to the gallery (D-1008, D-1009).
  { to: '/tnc', applies: (me) => me?.terms_accepted_at === null && !me.is_onboarding_session },
]

/**
 * Where a person belongs; guards, login and the end of a session all ask here (A-098, A-099, A-130, A-132, D-1009). Undefined: nobody
 * is signed in. Not the last login: it is null during the whole first session (D-1010), which nobody could leave /tnc in.
 */
export const entryRouteFor = (me: CurrentUser | undefined): EntryRoute =>
  ENTRY_RULES.find(({ applies }) => applies(me))?.to ?? '/'

/** The page that somebody wanted when they were sent to /login, /tnc or the 503 page; kept in the history entry of that page (D-0046). */
export type ReturnTo = {
  /** Path, search and hash. */
  href: string
  /** Who was signed in in this tab before; only they return. Undefined: nobody was, so that whoever logs in returns. */
  userId: number | undefined
}

/** A path of this app; `//host` and `/\host` are addresses of another one. */
export const isPathOfApp = (href: string) => /^\/(?![/\\])/.test(href)

/** The requested page if this person asked for it, else home: where a person goes once they belong there (D-0046). */
export function requestedHref(me: CurrentUser, returnTo: ReturnTo | undefined): string {
  if (!returnTo || !isPathOfApp(returnTo.href)) return '/'
  return returnTo.userId === undefined || returnTo.userId === me.id ? returnTo.href : '/'
}

/**
 * Where /login sends a signed-in person: to the terms on their first login, else to where they belong, else to the requested page,
 * which waits in the history entry of whatever comes before it (A-099, A-130 to, D-0046, D-1010).
 * @param hasLoggedIn false for somebody who was signed in already when they opened /login
 * @returns options of a redirect
 */
export function redirectFromLogin(me: CurrentUser, returnTo: ReturnTo | undefined, hasLoggedIn: boolean) {
  const isFirstLogin = hasLoggedIn && me.last_login_at === null && !me.is_onboarding_session
  const entry = isFirstLogin ? '/tnc' : entryRouteFor(me)
  if (entry === '/') return { href: requestedHref(me, returnTo), state: {} }
  return { href: entry, state: { returnTo, isFirstLogin } }
}
