import { expect, test } from 'vitest'
import type { CurrentUser } from '@/api/user.contract'
import { entryRouteFor, hrefAfterLogin, type ReturnTo } from './entryRoute'

const aina = { id: 12, last_login_at: '2026-01-05T08:00:00Z', terms_accepted_at: '2026-01-04T08:00:00Z' } as CurrentUser

//
test.each<[string, CurrentUser | undefined, string]>([
  ['nobody is signed in', undefined, '/login'],
  ['a person who has logged in before and accepted the terms', aina, '/'],
])('%s: %s belongs to %s', (_, me, route) => {
  expect(entryRouteFor(me)).toBe(route)
})

const stack = '/board/stack/x?search=lava#top'

// A-293, D-0046.
test.each<[string, ReturnTo | undefined, string]>([
  ['without a requested page', undefined, '/'],
  ['who opened a link in a new tab', { href: stack, userId: undefined }, stack],
  ['whose session ended on a page', { href: stack, userId: 12 }, stack],
  ['after somebody else used the tab', { href: stack, userId: 13 }, '/'],
  ['with the address of another site', { href: 'https://evil.example/', userId: undefined }, '/'],
  ['with a protocol-relative address', { href: '//evil.example/', userId: undefined }, '/'],
  ['with a protocol-relative address with a backslash', { href: '/\\evil.example/', userId: undefined }, '/'],
])('a login %s leads from %o to %s', (_, returnTo, href) => {
  expect(hrefAfterLogin(aina, returnTo)).toBe(href)
})
