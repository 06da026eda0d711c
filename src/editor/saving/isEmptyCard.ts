import type { Card } from '@/api/cards/card.schema'
import { htmlToText } from '@/lib/html/htmlToText'

/** Matches content that is not text: a picture, a formula, a table or a line. */
const OBJECT = /<(img|svg|math|table|hr)\b/i

const isEmptyHtml = (html: unknown) =>
  typeof html !== 'string' || (!OBJECT.test(html) && htmlToText(html).replaceAll('\u00a0', '') === '')

const isEmptyText = (text: unknown) => typeof text !== 'string' || text.trim() === ''

/**
 * True for a card without content (B-270 to B-273). A question is empty if it has no question text. A text or table
 * card is empty without title, picture and body. Cards of other types are never empty.
 */
export function isEmptyCard(card: Card): boolean {
  if (card.loading || card.skeleton) return false
  if (card.type === 'question') return isEmptyText(card.question)
  if (!isEmptyText(card.title) || card.image) return false
  switch (card.type) {
    case 'text':
    case 'intro':
    case 'memorization':
    case 'studyaid':
    case 'lessonplan':
      return isEmptyHtml(card.body)
    case 'table': {
      const texts = card.body.data_tables.flatMap(({ name, headers, rows }) => [name, ...headers, ...rows.flat()])
      return isEmptyHtml(card.body.content) && texts.every(isEmptyText)
    }
    default:
      return false
  }
}
