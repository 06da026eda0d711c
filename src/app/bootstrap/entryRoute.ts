import type { CurrentUser } from '@/api/user.contract'

/** Where a person belongs before anything else; `/` is home, from where every screen is open to them. */
export type EntryRoute = '/login' | '/'

type EntryRule = { to: EntryRoute; applies: (me: CurrentUser | undefined) => boolean }

/** The first rule that applies decides. */
const ENTRY_RULES: readonly EntryRule[] = [{ to: '/login', applies: (me) => me === undefined }]

/** Where a person belongs; guards, login and the end of a session all ask here. Undefined: nobody is signed in. */
export const entryRouteFor = (me: CurrentUser | undefined): EntryRoute =>
  ENTRY_RULES.find(({ applies }) => applies(me))?.to ?? '/'

/** The page that somebody wanted when they were sent to the login page; kept in the history entry of that page (D-0046). */
export type ReturnTo = {
  /** Path, search and hash. */
  href: string
  /** Who was signed in in this tab before; only they return. Undefined: nobody was, so that whoever logs in returns. */
  userId: number | undefined
}

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface HistoryState {
    returnTo?: ReturnTo
  }
}

/** A path of this app; `//host` and `/\host` are addresses of another one. */
const isPathOfApp = (href: string) => /^\/(?![/\\])/.test(href)

/** Where a login leads: to the requested page if this person asked for it, else to where they belong (A-293, D-0046). */
export function hrefAfterLogin(me: CurrentUser, returnTo: ReturnTo | undefined): string {
  const entry = entryRouteFor(me)
  if (entry !== '/' || !returnTo || !isPathOfApp(returnTo.href)) return entry
  return returnTo.userId === undefined || returnTo.userId === me.id ? returnTo.href : entry
}
