/** Answers short questions such as 'How many moons has Mars?' from a table on a card that the person can see. */
import { htmlToText } from '../../src/lib/html/htmlToText'
import type { ReadText } from '../ai/readText'
import { contentWords, normalise, wordsOf } from '../ai/words'
import { canSee } from '../domain/cards/cards'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'

const MAX_WORDS = 12
const ASKS =
  /^(?:what|which|when|where|who|how (?:much|many|long|far|big|tall|old|high)|apa|apakah|berapa|berapakah|bila|bilakah|siapa|siapakah|di ?mana)\b/
/** Words in a question, with the column headings that have the same meaning. */
const ALSO_CALLED: readonly (readonly [question: RegExp, heading: RegExp])[] = [
  [/\b(how much|cost|price|harga|berapa(kah)? harga)\b/, /\b(price|harga|cost)\b/],
  [/\b(when|bila|bilakah)\b/, /\b(year|date|time|tahun|tarikh|masa)\b/],
  [/\b(who wrote|siapa(kah)? penulis)\b/, /\b(author|penulis)\b/],
]

type Table = { headers: string[]; rows: string[][] }
const tablesOf = ({ body }: CardRecord): Table[] => (body as { data_tables?: Table[] } | null)?.data_tables ?? []

/** Returns the index of the column that the question asks for, or -1. */
function askedColumn(question: string, headers: readonly string[]): number {
  const asked = new Set(wordsOf(question))
  return headers.findIndex((header, index) => {
    if (index === 0) return false
    const heading = normalise(header)
    return (
      contentWords(header).some((word) => asked.has(word)) ||
      ALSO_CALLED.some(([said, called]) => said.test(question) && called.test(heading))
    )
  })
}

/** Returns the answer from a table as markdown, with the name of its card. Returns undefined if no visible card has the answer. */
export function boardFact(
  mockServer: MockServer,
  person: PersonRecord,
  { text, flat, writtenIn }: ReadText,
): string | undefined {
  if (!ASKS.test(flat) || flat.split(' ').length > MAX_WORDS) return undefined
  const asked = new Set(contentWords(text))
  for (const card of mockServer.db.cards.all()) {
    if (card.type !== 'table') continue
    for (const { headers, rows } of tablesOf(card)) {
      const column = askedColumn(flat, headers)
      const row = rows.find(([key = '']) => {
        const words = contentWords(key)
        return words.length > 0 && words.every((word) => asked.has(word))
      })
      const cell = row?.[column]
      if (!row || !cell || cell === '-' || !canSee(mockServer, card, person)) continue
      const title = htmlToText(card.title)
      return writtenIn === 'ms'
        ? `**${cell}** (${row[0]}: ${headers[column]}), menurut kad **${title}**.`
        : `**${cell}** (${row[0]}: ${headers[column]}), as the card **${title}** says.`
    }
  }
  return undefined
}
