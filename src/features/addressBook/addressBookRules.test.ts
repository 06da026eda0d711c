import { expect, test } from 'vitest'
import type { Contact } from '@/api/addressBook.contract'
import { contactActions, contactConfirmations, pageOf, sortContacts, sortGroups, tabsOf } from './addressBookRules'

const contact = (receiver_name: string, status: Contact['status'], is_actionable = false): Contact => ({
  address_book_id: 1,
  user_id: 2,
  receiver_name,
  status,
  is_actionable,
})

test.each([
  [['teacher'], ['groups', 'friends']],
  [['student'], ['friends']],
  [['parent'], ['groups', 'friends']],
  [['teacher', 'student'], ['friends']],
])('the tabs of %o are %o, the first of them by default', (roles, tabs) => {
  expect(tabsOf(roles)).toEqual(tabs)
})

// D-1034.
test.each([
  [
    'a request to the person',
    contact('Imran', 'PENDING', true),
    ['reject', 'accept'],
    ['rejectRequest', 'acceptRequest'],
  ],
  ['a request of the person', contact('Sofia', 'PENDING'), ['withdraw'], ['withdrawRequest']],
  ['a friend', contact('Adam', 'ACCEPTED'), ['remove'], ['removeUser']],
  ['a friend whom the server calls actionable', contact('Adam', 'ACCEPTED', true), ['remove'], ['removeUser']],
])('%s offers %o', (_, entry, actions, confirmations) => {
  expect(contactActions(entry)).toEqual(actions)
  expect(contactActions(entry).map((action) => contactConfirmations[action])).toEqual(confirmations)
})

test('requests to the person come first, then their own, then friends, each by name', () => {
  const entries = [
    contact('Ali', 'ACCEPTED'),
    contact('Bala', 'PENDING'),
    contact('zara', 'PENDING', true),
    contact('Émile', 'ACCEPTED'),
    contact('Chong', 'PENDING', true),
    contact('Daud', 'ACCEPTED'),
  ]
  expect(sortContacts(entries).map(({ receiver_name }) => receiver_name)).toEqual([
    'Chong',
    'zara',
    'Bala',
    'Ali',
    'Daud',
    'Émile',
  ])
})

test('groups are in the order of their names, numbers as numbers', () => {
  const groups = ['Class 10', 'class 2', 'Book Club'].map((group_name) => ({ group_name }))
  expect(sortGroups(groups).map(({ group_name }) => group_name)).toEqual(['Book Club', 'class 2', 'Class 10'])
})

// D-1128.
test.each([
  ['the first of three', 12, 1, 5, [0, 4], { page: 1, pageCount: 3, first: 1, last: 5 }],
  ['the last, which is not full', 12, 3, 5, [10, 11], { page: 3, pageCount: 3, first: 11, last: 12 }],
  ['one that was emptied', 10, 3, 5, [5, 9], { page: 2, pageCount: 2, first: 6, last: 10 }],
  ['of ten rows', 12, 1, 10, [0, 9], { page: 1, pageCount: 2, first: 1, last: 10 }],
  ['of nothing', 0, 4, 5, [undefined, undefined], { page: 1, pageCount: 1, first: 0, last: 0 }],
  ['before the first', 6, 0, 5, [0, 4], { page: 1, pageCount: 2, first: 1, last: 5 }],
] as const)('page: %s', (_, total, wanted, size, [from, to], expected) => {
  const all = Array.from({ length: total }, (__, index) => index)
  const { rows, ...page } = pageOf(all, wanted, size)
  expect(page).toEqual({ ...expected, total })
  expect([rows[0], rows.at(-1)]).toEqual([from, to])
})
