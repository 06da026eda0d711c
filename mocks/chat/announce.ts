import { listInWords, plainText, sentencesOf } from '../ai/words'
import type { GeneratedCard } from '../ai/makeCard'
import type { Language } from '../ai/language'
import { createRandom } from '../ai/random'

const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    quiz: 'quiz',
    question: 'question',
    lessonplan: 'lesson plan',
    table: 'table',
    image: 'picture',
    drawing: 'drawing',
    shape: 'shape',
    annotation: 'annotation',
    video: 'video',
    studyaid: 'study aid',
    memorization: 'memory card',
    intro: 'introduction',
    hillchart: 'hill chart',
    documentlink: 'link',
    stack: 'stack',
    text: 'card',
  },
  ms: {
    quiz: 'kuiz',
    question: 'soalan',
    lessonplan: 'rancangan pengajaran',
    table: 'jadual',
    image: 'gambar',
    drawing: 'lukisan',
    shape: 'bentuk',
    annotation: 'anotasi',
    video: 'video',
    studyaid: 'nota ulang kaji',
    memorization: 'kad hafalan',
    intro: 'pengenalan',
    hillchart: 'carta bukit',
    documentlink: 'pautan',
    stack: 'timbunan',
    text: 'kad',
  },
}

const LEADS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Your {kind} **{title}** is ready {place}.',
    'Here it is: the {kind} **{title}**, {place}.',
    'I made a {kind} for you and called it **{title}**. You find it {place}.',
    'Done. The {kind} **{title}** waits for you {place}.',
  ],
  ms: ['{Kind} **{title}** sudah siap {place}.', 'Siap! {Kind} bertajuk **{title}** ada {place}.'],
}

const withoutStop = (text: string) => text.replace(/[\s.]+$/, '')

/** Returns the first sentence of a card's text that has an end mark. */
const firstSentence = ({ body }: GeneratedCard) =>
  typeof body === 'string' ? sentencesOf(plainText(body)).find((sentence) => /[.!?]$/.test(sentence)) : undefined

const columnsOf = ({ body }: GeneratedCard) =>
  (body as { data_tables?: { headers: string[] }[] } | undefined)?.data_tables?.[0]?.headers.filter(Boolean) ?? []

const scopesOf = ({ scopes }: GeneratedCard) =>
  (scopes as { name: string }[] | undefined)?.map(({ name }) => name) ?? []

type LocalizedText = { en: string; ms: string }

/** Describes the content of a card, by card type. For other types the message quotes the card's first sentence or subtitle. */
const CONTENT_DESCRIPTIONS: Partial<Record<GeneratedCard['type'], (card: GeneratedCard) => LocalizedText>> = {
  quiz({ children = [] }) {
    const first = plainText(String(children[0]?.question ?? ''))
    return {
      en: `It has ${children.length} questions; the first one asks: *${first}*`,
      ms: `Ada ${children.length} soalan; yang pertama: *${first}*`,
    }
  },
  stack({ children = [] }) {
    const titles = children.map(({ title }) => `*${title}*`)
    return { en: `Inside: ${listInWords(titles)}.`, ms: `Di dalamnya: ${listInWords(titles, 'dan')}.` }
  },
  question: ({ question }) => ({ en: `It asks: *${String(question)}*`, ms: `Soalannya: *${String(question)}*` }),
  table: (card) => ({
    en: `Its columns are ${listInWords(columnsOf(card).map((name) => `*${name}*`))}; open it to add rows of your own.`,
    ms: `Lajurnya: ${listInWords(
      columnsOf(card).map((name) => `*${name}*`),
      'dan',
    )}.`,
  }),
  hillchart: (card) => ({
    en: `It starts with ${scopesOf(card).length} parts, from *${scopesOf(card)[0] ?? ''}* to *${scopesOf(card).at(-1) ?? ''}*.`,
    ms: `Ada ${scopesOf(card).length} bahagian, dari *${scopesOf(card)[0] ?? ''}* hingga *${scopesOf(card).at(-1) ?? ''}*.`,
  }),
}

function describeContent(card: GeneratedCard, language: Language): string {
  const description = CONTENT_DESCRIPTIONS[card.type]?.(card)[language]
  if (description) return description
  const first = firstSentence(card)
  if (first) return language === 'ms' ? `Ia bermula: *${first}*` : `It begins: *${first}*`
  return card.subtitle ? `*${withoutStop(card.subtitle)}.*` : ''
}

/**
 * Writes the assistant's message about a generated card, as markdown.
 * @param stackTitle title of the stack that the card is in; undefined for My Board
 */
export function announceCard(
  card: GeneratedCard,
  stackTitle: string | undefined,
  language: Language,
  seed: string,
): string {
  const random = createRandom(`${seed} ${card.type} ${card.title}`)
  const kind = NAMES[language][card.type] ?? NAMES[language].text ?? ''
  const location =
    language === 'ms'
      ? stackTitle
        ? `dalam *${stackTitle}*`
        : 'di papan awak'
      : stackTitle
        ? `in *${stackTitle}*`
        : 'on your board'
  const lead = random
    .pick(LEADS[language])
    .replace('{kind}', kind)
    .replace('{Kind}', kind.charAt(0).toUpperCase() + kind.slice(1))
    .replace('{title}', card.title.replace(new RegExp(`^${kind}: `, 'i'), ''))
    .replace('{place}', location)
  return [lead.replace(/\ba (?=[aeiou])/, 'an '), describeContent(card, language)].filter(Boolean).join('\n\n')
}
