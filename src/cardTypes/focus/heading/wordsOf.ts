import type { SavableFields } from '@/editor/saving/savableFields'
import type { Translate } from '@/i18n/i18n'
import { decodeEntities } from '../../rules/decode'
import { plainText } from '../../rules/plainText'

/** Maximum number of lines taken from one HTML field. */
const MAX_LINES = 10_000

const linesOf = (html: string | null | undefined) => plainText(html).slice(0, MAX_LINES)

/**
 * Returns the plain text of some fields of a card, used to compare versions or to copy. Each paragraph, answer, table
 * row and scope is one line.
 */
export function wordsOf(fields: SavableFields, t: Translate): string {
  const { title, subtitle, body, question, answers = [], marks, showImage, scopes = [] } = fields
  const tables = typeof body === 'object' && body ? body.data_tables : []
  return [
    decodeEntities(title),
    decodeEntities(subtitle),
    ...linesOf(question),
    ...answers.map(({ label, text, isCorrect }) => {
      const answer = `${label}. ${decodeEntities(text)}`
      return isCorrect ? `${answer} (${t('formats.question.correct')})` : answer
    }),
    marks === undefined ? '' : t('formats.question.marks', { count: marks }),
    showImage === undefined ? '' : t(showImage ? 'saving.pictureShown' : 'saving.pictureHidden'),
    ...linesOf(typeof body === 'object' ? body?.content : body),
    ...tables.flatMap(({ name, headers, rows }) => [name, ...[headers, ...rows].map((cells) => cells.join('\t'))]),
    ...scopes.map(({ name, percentage }) => `${decodeEntities(name)}: ${percentage}%`),
  ]
    .filter((line) => line.trim() !== '')
    .join('\n')
}
