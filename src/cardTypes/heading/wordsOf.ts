import type { SavableFields } from '@/editor/saving/CardSaver'
import { decodeEntities } from '../decode'
import { plainText } from '../plainText'

/** Lines; more are never shown or copied at once. */
const MAX_LINES = 10_000

const linesOf = (html: string | null | undefined) => (html ? plainText(html, MAX_LINES, html.length) : [])

/** The words of some fields of a card, one line per paragraph, as a person would copy them. */
export function wordsOf({ title, subtitle, body, question }: SavableFields): string {
  const tables = typeof body === 'object' && body ? body.data_tables : []
  return [
    decodeEntities(title),
    decodeEntities(subtitle),
    ...linesOf(question),
    ...linesOf(typeof body === 'object' ? body?.content : body),
    ...tables.flatMap(({ name, headers, rows }) => [name, ...[headers, ...rows].map((cells) => cells.join('\t'))]),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n')
}
