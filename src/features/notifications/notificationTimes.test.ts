import { expect, test } from 'vitest'
import { dayLabel, dayOf, fullTime, relativeTime } from './notificationTimes'

/** Saturday, 21 November 2026, 10:00, in the time zone of the computer. */
const NOW = new Date(2026, 10, 21, 10)
const at = (...parts: [year: number, month: number, day: number, hour?: number, minute?: number, second?: number]) =>
  new Date(...parts).toISOString()

test.each([
  ['now', at(2026, 10, 21, 9, 59, 31), 'Today', 'now'],
  ['a minute ago', at(2026, 10, 21, 9, 58, 59), 'Today', '1 minute ago'],
  ['almost an hour ago', at(2026, 10, 21, 9, 0, 30), 'Today', '59 minutes ago'],
  ['this morning', at(2026, 10, 21, 0, 1), 'Today', '9 hours ago'],
  ['before midnight, hours ago', at(2026, 10, 20, 23, 59), 'Yesterday', 'yesterday, 23:59'],
  ['the day before yesterday', at(2026, 10, 19, 23, 59), 'Thursday 19 November', '2 days ago, 23:59'],
  ['last month', at(2026, 9, 20, 12), 'Tuesday 20 October', 'last month, 12:00'],
  ['last year', at(2025, 10, 20, 12), 'Thursday, 20 November 2025', 'last year, 12:00'],
  ['later, by a clock that is ahead', at(2026, 10, 22, 3), 'Today', 'now'],
  ['no time', '2026-99-99', '', ''],
])('day and time of %s', (_, iso, day, ago) => {
  expect(dayLabel(iso, NOW, 'en')).toBe(day)
  expect(relativeTime(iso, NOW, 'en')).toBe(ago)
})

test('days and times in Malay', () => {
  expect(dayLabel(at(2026, 10, 21, 3), NOW, 'ms')).toBe('Hari ini')
  expect(dayLabel(at(2026, 10, 20, 3), NOW, 'ms')).toBe('Semalam')
  expect(relativeTime(at(2026, 10, 21, 9, 55), NOW, 'ms')).toBe('5 minit lalu')
})

test('two times of one calendar day have one day, also around midnight', () => {
  expect(dayOf(at(2026, 10, 20, 0, 0))).toBe(dayOf(at(2026, 10, 20, 23, 59)))
  expect(dayOf(at(2026, 10, 20, 23, 59))).not.toBe(dayOf(at(2026, 10, 21, 0, 0)))
  expect(dayOf('2026-99-99')).toBe('')
})

test('the full time names weekday, date and hour', () => {
  expect(fullTime(at(2026, 10, 20, 9, 30), 'en')).toMatch(/^Friday.* 20 November 2026 at 0?9:30$/)
  expect(fullTime('2026-99-99', 'en')).toBe('')
})
