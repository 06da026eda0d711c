import { expect, test } from 'vitest'
import { dayHeadingOf } from './dayHeading'

const now = new Date(2026, 2, 1, 0, 5)

test.each([
  [new Date(2026, 2, 1, 0, 1), { key: 'chat.today' }],
  [new Date(2026, 1, 28, 23, 59), { key: 'chat.yesterday' }],
  [new Date(2026, 1, 28, 0, 0), { key: 'chat.yesterday' }],
  [new Date(2026, 1, 27, 23, 59), { text: '27 February 2026' }],
  [new Date(2025, 2, 5, 12, 0), { text: '05 March 2025' }],
])('the day of %s is named as the documents say', (date, heading) => {
  expect(dayHeadingOf(date.toISOString(), now, 'en')).toEqual(heading)
})

test('the month is in the language of the app', () => {
  expect(dayHeadingOf(new Date(2025, 2, 5).toISOString(), now, 'ms')).toEqual({ text: '05 Mac 2025' })
})
