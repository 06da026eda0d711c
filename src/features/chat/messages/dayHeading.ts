import { dateFormat } from '@/i18n/dateFormat'
import type { Language } from '@/i18n/i18n'

const daysBefore = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - days)

/**
 * Returns the heading of a day in the browser's time zone: 'Today', 'Yesterday', otherwise '05 March 2025' (C-270 to C-272, D-3126).
 * @param createdAt ISO 8601 time of a message of that day
 */
export function dayHeadingOf(
  createdAt: string,
  now: Date,
  language: Language,
): { key: 'chat.today' | 'chat.yesterday' } | { text: string } {
  const date = new Date(createdAt)
  if (date.toDateString() === now.toDateString()) return { key: 'chat.today' }
  if (date.toDateString() === daysBefore(now, 1).toDateString()) return { key: 'chat.yesterday' }
  return { text: dateFormat(language, { day: '2-digit', month: 'long', year: 'numeric' }).format(date) }
}
