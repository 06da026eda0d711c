import { dateFormat } from '@/i18n/dateFormat'

/**
 * Formats a date in the app's language, such as '31 January 2025'. Returns null if the text does not start with
 * yyyy-mm-dd (B-387, D-2006).
 */
export function formatDate(iso: string, language: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return null
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  return dateFormat(language, { dateStyle: 'long' }).format(date)
}

/** In ms. */
const MINUTE = 60_000

/**
 * Returns the date as yyyy-mm-dd in the user's time zone, because every spreadsheet sorts this format correctly. Empty
 * for an invalid date.
 */
export function sortableDate(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** Returns a number as text, or a dash for a number that the server omitted (D-0052). */
export const numberText = (value: number): string => (Number.isFinite(value) ? String(value) : '–')

/** Converts a ratio (0..1) to a whole percentage (B-380, B-381). */
export function percentOf(ratio: number): number {
  return Math.round(100 * ratio)
}
