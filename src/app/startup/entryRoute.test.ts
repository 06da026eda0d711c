import { expect, test } from 'vitest'
import type { CurrentUser } from '@/api/user.contract'
import { entryRouteFor, redirectFromLogin, requestedHref, type ReturnTo } from './entryRoute'

const aina = { id: 12, last_login_at: '2026-01-05T08:00:00Z', terms_accepted_at: '2026-01-04T08:00:00Z' } as CurrentUser
const firstSession: CurrentUser = { ...aina, last_login_at: null }
const termsOpen: CurrentUser = { ...aina, terms_accepted_at: null }
const newcomer: CurrentUser = { ...aina, last_login_at: null, terms_accepted_at: null }
const signingUp: CurrentUser = { ...newcomer, is_onboarding_session: true }

// Guards, D-1009. Login, D-1010.
test.each<[string, CurrentUser | undefined, guarded: string, afterLogin: string]>([
  ['nobody is signed in', undefined, '/login', '/login'],
  ['a person who has logged in before and accepted the terms', aina, '/', '/'],
  ['a person who has accepted the terms but not logged in before', firstSession, '/', '/tnc'],
  ['a person who has logged in before without accepting the terms', termsOpen, '/tnc', '/tnc'],
  ['a person on the first day', newcomer, '/tnc', '/tnc'],
  ['a sign-up session', signingUp, '/', '/'],
])('%s: %s belongs to %s, after a login to %s', (_, me, guarded, afterLogin) => {
  expect(entryRouteFor(me)).toBe(guarded)
  if (me) expect(redirectFromLogin(me, undefined, true).href).toBe(afterLogin)
})

const stack = '/board/stack/x?search=lava#top'
const returnTo: ReturnTo = { href: stack, userId: 12 }

// A-293, D-0046.
test.each<[string, ReturnTo | undefined, string]>([
  ['without a requested page', undefined, '/'],
  ['who opened a link in a new tab', { href: stack, userId: undefined }, stack],
  ['whose session ended on a page', returnTo, stack],
  ['after somebody else used the tab', { href: stack, userId: 13 }, '/'],
  ['with the address of another site', { href: 'https://evil.example/', userId: undefined }, '/'],
  ['with a protocol-relative address', { href: '//evil.example/', userId: undefined }, '/'],
  ['with a protocol-relative address with a backslash', { href: '/\\evil.example/', userId: undefined }, '/'],
])('a login %s leads from %o to %s', (_, page, href) => {
  expect(redirectFromLogin(aina, page, true)).toEqual({ href, state: {} })
  expect(requestedHref(aina, page)).toBe(href)
})

test('a requested page waits in the history entry of the terms', () => {
  expect(redirectFromLogin(newcomer, returnTo, true)).toEqual({ href: '/tnc', state: { returnTo, isFirstLogin: true } })
})

test('a person who opens /login during their first session is not asked for the terms again', () => {
  expect(redirectFromLogin(firstSession, undefined, false).href).toBe('/')
})
