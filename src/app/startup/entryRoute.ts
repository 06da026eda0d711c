import type { CurrentUser } from '@/api/user.contract'

/** Route that a user must visit first. `/` is home and means that every screen is allowed. */
export type EntryRoute = '/login' | '/tnc' | '/'

type EntryRule = { to: EntryRoute; applies: (me: CurrentUser | undefined) => boolean }

/**
 * The first matching rule decides. There is no rule for /welcome, because only accepting the terms leads there
 * (D-1106).
 */
const ENTRY_RULES: readonly EntryRule[] = [
  { to: '/login', applies: (me) => me === undefined },
  // A sign-up session comes before the terms and belongs to the gallery (D-1008, D-1009).
  { to: '/tnc', applies: (me) => me?.terms_accepted_at === null && !me.is_onboarding_session },
]

/**
 * Returns the entry route of a user, for guards, login and the end of a session (A-098, A-099, A-130, A-132, D-1009).
 * `me` is undefined if nobody is signed in. It ignores `last_login_at`, which is null during the whole first session;
 * the user could then never leave /tnc (D-1010).
 */
export const entryRouteFor = (me: CurrentUser | undefined): EntryRoute =>
  ENTRY_RULES.find(({ applies }) => applies(me))?.to ?? '/'

/**
 * Page requested before a redirect to /login, /tnc or the 503 page. It is stored in the history entry of the redirect
 * (D-0046).
 */
export type ReturnTo = {
  /** Path, search and hash. */
  href: string
  /** Id of the only user who may return to this page; undefined if anybody may. */
  userId: number | undefined
}

/** True for a path of this app. `//host` and `/\host` lead to another site. */
export const isPathOfApp = (href: string) => /^\/(?![/\\])/.test(href)

/** Returns the requested page if `returnTo` allows it for this user, otherwise home (D-0046). */
export function requestedHref(me: CurrentUser, returnTo: ReturnTo | undefined): string {
  if (!returnTo || !isPathOfApp(returnTo.href)) return '/'
  return returnTo.userId === undefined || returnTo.userId === me.id ? returnTo.href : '/'
}

/**
 * Redirects a signed-in user from /login: to the terms on the first login, otherwise to the entry route or the
 * requested page. `returnTo` is kept in the history entries of the pages in between (A-099, A-130 to,
 * D-0046, D-1010).
 * @param hasLoggedIn false if the user opened /login while already signed in
 * @returns options of a redirect
 */
export function redirectFromLogin(me: CurrentUser, returnTo: ReturnTo | undefined, hasLoggedIn: boolean) {
  const isFirstLogin = hasLoggedIn && me.last_login_at === null && !me.is_onboarding_session
  const entry = isFirstLogin ? '/tnc' : entryRouteFor(me)
  if (entry === '/') return { href: requestedHref(me, returnTo), state: {} }
  return { href: entry, state: { returnTo, isFirstLogin } }
}
