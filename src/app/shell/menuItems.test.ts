import { expect, test } from 'vitest'
import { visibleEntries } from './menuItems'

// D-1120.
test.each([
  ['system.whiteboard.access', ['home']],
  ['system.board.access', ['my-board']],
  ['system.notification.access', ['notifications']],
  ['system.addressbook.access', ['address-book']],
  ['system.invitation.access', ['invite']],
  ['system.accountsetting.access', ['account-settings']],
  ['system.tandc.access', ['terms-and-conditions']],
  ['system.userfeedback.access', ['user-feedback']],
])('%s shows %o and no other entry', (permission, keys) => {
  expect(visibleEntries([permission]).map(({ key }) => key)).toEqual(keys)
})

//
test.each(['system.board', 'system.board.access.read', 'System.Board.Access', 'constructor', ''])(
  'the permission "%s" shows nothing',
  (permission) => {
    expect(visibleEntries([permission])).toEqual([])
  },
)

const permissions = [
  'system.userfeedback.access',
  'system.tandc.access',
  'system.accountsetting.access',
  'system.invitation.access',
  'system.addressbook.access',
  'system.notification.access',
  'system.board.access',
  'system.whiteboard.access',
]

test('the rail of young mode has three entries at most', () => {
  expect(visibleEntries(permissions, true).map(({ key }) => key)).toEqual(['home', 'my-board', 'notifications'])
  expect(visibleEntries(['system.board.access'], true).map(({ key }) => key)).toEqual(['my-board'])
})

test('the order is that of the menu, not of the permissions', () => {
  expect(visibleEntries(permissions).map(({ key }) => key)).toEqual([
    'home',
    'my-board',
    'notifications',
    'address-book',
    'invite',
    'account-settings',
    'terms-and-conditions',
    'user-feedback',
  ])
})
