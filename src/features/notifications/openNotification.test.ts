import { expect, test } from 'vitest'
import { type NotificationTarget, targetOf } from './openNotification'

const STORED = 'stored'

test.each<[url: string, target: NotificationTarget]>([
  ['/board/focus/4afcb593-f7f9', { focusId: '4afcb593-f7f9' }],
  ['/board/stack/8eca0b03-bdcc', { stackId: '8eca0b03-bdcc' }],
  ['https://evil.example/board/focus/1', { focusId: STORED }],
  ['//evil.example/board/focus/1', { focusId: STORED }],
  ['javascript:alert(1)', { focusId: STORED }],
  ['/board/focus/../../login', { focusId: STORED }],
  ['/accountsettings', { focusId: STORED }],
  ['', { focusId: STORED }],
])('a notification with the URL "%s" leads to %o', (url, target) => {
  const format = { id: STORED, url, type: 'text', subtype: null, title: null } as const
  const sender = { id: 1, name: 'Aina' }
  const created_at = '2026-11-20T01:32:00Z'
  expect(targetOf({ id: 'n', read_at: null, event: 'e', created_at, data: { sender, format } })).toEqual(target)
})
