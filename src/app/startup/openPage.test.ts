import { expect, test } from 'vitest'
import { pageOf } from './openPage'

const ALL = ['system.chat.access', 'system.board.access', 'system.notification.access', 'system.accountsetting.access']

test.each([
  ['ideation', ALL, { kind: 'ideation' }],
  ['ideation', ['system.board.access'], undefined],
  ['my-board', ALL, { kind: 'route', to: '/board' }],
  ['notifications', ALL, { kind: 'route', to: '/notifications' }],
  ['account-settings', ALL, { kind: 'route', to: '/accountsettings' }],
  ['address-book', ALL, undefined],
  ['gallery', [], { kind: 'route', to: '/{-$id}/gallery' }],
  ['user-feedback', [...ALL, 'system.userfeedback.access'], undefined],
  ['toString', ALL, undefined],
  ['', ALL, undefined],
  ['/board', ALL, undefined],
])('page %j with %j', (name, permissions, page) => {
  expect(pageOf(name, permissions)).toEqual(page)
})
