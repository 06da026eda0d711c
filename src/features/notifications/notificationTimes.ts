/** Formats days and times of notifications in the time zone of the device (A-225, D-0075). */

import { dateFormat, localeOf } from '@/i18n/dateFormat'

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>()

function relativeFormat(language: string): Intl.RelativeTimeFormat {
  const format = relativeFormats.get(language) ?? new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  relativeFormats.set(language, format)
  return format
}

const isDate = (date: Date) => !Number.isNaN(date.getTime())

/** Returns the number of calendar days from `now` to the date; -1 for any time of yesterday. */
function calendarDays(date: Date, now: Date): number {
  // Calculates in UTC, where every day has 24 hours.
  const midnightOf = (each: Date) => Date.UTC(each.getFullYear(), each.getMonth(), each.getDate())
  return (midnightOf(date) - midnightOf(now)) / 86_400_000
}

/** Returns a key that is equal for two times of the same calendar day; '' for an invalid time. */
export function dayOf(iso: string): string {
  const date = new Date(iso)
  return isDate(date) ? date.toDateString() : ''
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Returns the heading of a day: 'Today', 'Yesterday', 'Friday, 13 November', and in other years also the year. '' for an invalid time. */
export function dayLabel(iso: string, now: Date, language: string): string {
  const date = new Date(iso)
  if (!isDate(date)) return ''
  // The device's clock may be behind the server's, so a later day counts as today.
  const days = Math.min(0, calendarDays(date, now))
  if (days >= -1) return capitalised(relativeFormat(language).format(days, 'day'))
  const isThisYear = date.getFullYear() === now.getFullYear()
  const format = isThisYear
    ? dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
    : dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return format.format(date)
}

/** Returns the elapsed time in the largest whole unit. Days are calendar days, as in the headings. */
function elapsed(date: Date, now: Date): [value: number, unit: Intl.RelativeTimeFormatUnit] {
  const minutes = Math.max(0, Math.floor((now.getTime() - date.getTime()) / 60_000))
  if (minutes < 1) return [0, 'second']
  if (minutes < 60) return [-minutes, 'minute']
  const days = -calendarDays(date, now)
  if (days < 1) return [-Math.floor(minutes / 60), 'hour']
  if (days < 30) return [-days, 'day']
  return days < 365 ? [-Math.floor(days / 30), 'month'] : [-Math.floor(days / 365), 'year']
}

/**
 * Returns the relative time, such as 'now' or '5 minutes ago'. For earlier days the time of day follows: 'yesterday, 13:45'. '' for an
 * invalid time.
 */
export function relativeTime(iso: string, now: Date, language: string): string {
  const date = new Date(iso)
  if (!isDate(date)) return ''
  const [value, unit] = elapsed(date, now)
  const ago = relativeFormat(language).format(value, unit)
  if (unit === 'second' || unit === 'minute' || unit === 'hour') return ago
  return `${ago}, ${dateFormat(language, { hour: '2-digit', minute: '2-digit' }).format(date)}`
}

/** Returns the full date and time; '' for an invalid time. */
export function fullTime(iso: string, language: string): string {
  const date = new Date(iso)
  return isDate(date) ? dateFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(date) : ''
}
