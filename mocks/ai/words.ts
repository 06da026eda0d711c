const COMMON_WORDS = new Set(
  (
    'a an and are about all also am as at be been being but by can could did do does done else every for from get give had has have he her him his how i if in into is it its ' +
    'just know let like make many may me more most much my need no not now of on one only or other our out please same say see she should so some tell than that the their ' +
    'them then there these they thing this those to too up us use very want was we were what when where which who whom whose why will with would you your ' +
    'ada akan apa apakah adalah atau bagi boleh dan dalam dengan di dia ialah itu ini juga kah kami ke kita lah mana oleh pada saya sebagai secara satu tentang untuk yang'
  ).split(' '),
)

/** Returns a text in lower case without accents. One or more characters that are neither letters nor digits become one space. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * Returns the singular: 'volcanoes' → 'volcano', 'leaves' → 'leaf', 'cells' → 'cell'. Short words and words in 'ss', 'us', 'is'
 * stay.
 */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word === 'leaves') return 'leaf'
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`
  if (/(oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Returns all words of a text in the singular, in order. */
export function wordsOf(text: string): string[] {
  const flat = normalise(text)
  return flat === '' ? [] : flat.split(' ').map(singular)
}

/** Returns the words of a text that have more than two letters and are not common. */
export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => word.length > 2 && !COMMON_WORDS.has(word))
}

/** Counts the words of a markdown text that a reader sees. */
export function countWords(markdown: string): number {
  return (markdown.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,/:%-]*/gu) ?? []).length
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Converts a card body, HTML or markdown, to plain text. The end of a block also ends a sentence. */
export function plainText(body: string): string {
  return body
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/(p|li|h[1-6]|div|td|th|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#\d+|\w+);/g, (entity, name: string) => {
      if (name.startsWith('#')) return String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff))
      return NAMED_ENTITIES[name] ?? entity
    })
    .replace(/^[ \t]*(#{1,6}|[-*+>]|\d+\.)[ \t]+/gm, '')
    .replace(/[*_`]{1,3}/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}

/** Returns the trimmed sentences of a plain text with their final punctuation. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n|(?<=[.!?…]["'”’)]?)\s+(?=[\p{Lu}\p{N}"“‘(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Joins items as 'a, b and c'. */
export function listInWords(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/**
 * Replaces each `{name}` of a template by its value. One pass with a function: `$&` and `{name}` in a value stay as typed.
 * A name without a value stays, too.
 */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** A text in quotation marks, without a trailing comma, colon or semicolon; inner marks become single quotes. */
export const quoted = (text: string): string =>
  `“${plainText(text)
    .replace(/[“"](.*?)[”"]/g, '‘$1’')
    .replace(/[,;:]$/, '')}”`
