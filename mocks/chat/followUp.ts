/**
 * Answers follow-ups to a reply or an open card: why, shorter, longer, simpler, another example, a language, 'and the second
 * one?'. It stores nothing: each request reads the reply, the question before it and their subject from the conversation.
 */
import type { MagicRequest } from '../../src/api/chat.contract'
import { answerQuestion } from '../ai/answer'
import type { ContextCard } from '../ai/contextCards'
import { findTopic } from '../ai/findTopic'
import { type Language, languageOf } from '../ai/language'
import { type AskedSum, askedSum, answerSum, inNotation, type Notation, resultOf } from '../ai/mathsAnswer'
import { createRandom } from '../ai/random'
import { type ParsedQuestion, parseQuestion } from '../ai/parseQuestion'
import { NO_TRANSLATION, rewriteText } from '../ai/rewriteText'
import { sameFactAbout, shortFact } from '../ai/shortFacts'
import { bullets, numbered, quote } from '../ai/sections'
import type { Topic } from '../../fixtures/content/content.schema'
import { contentWords, normalise, plainText, sentencesOf } from '../ai/words'

type Kind = 'why' | 'shorter' | 'longer' | 'simpler' | 'example' | 'malay' | 'english'
type FollowUp = { kind: Kind } | { kind: 'item'; index: number } | { kind: 'notation'; notation: Notation }

/** Words without effect on a follow-up: 'could you make it a bit shorter, please' means 'shorter'. */
const AROUND = new Set(
  'a again and answer awak bit boleh bolehkah buat but can card could dan dengan do explain for give ini it itu jadikan jawapan just kad lagi lebih little make me mean now ok okay one please pls say saya sila so text that the then this tolong to translate us version want what about words write you yang satu cuba tapi teks as sebagai in into dalam bahasa dlm plz bagi soalan question nombor number'.split(
    ' ',
  ),
)
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['why', /^(?:why(?: is| not)?|how come|kenapa(?: begitu| pula)?|mengapa(?: begitu)?|apa sebab(?:nya)?)$/],
  ['shorter', /^(?:short(?:er)?|shorten|brief(?:er|ly)?|summari[sz]e|pendek(?:kan|nya)?|ringkas(?:kan)?)$/],
  [
    'longer',
    /^(?:long(?:er)?|more|more details?|details?|detailed|tell more|expand|elaborate|panjang(?:kan)?|terperinci|huraikan|perincikan)$/,
  ],
  [
    'simpler',
    /^(?:simpl(?:e|er|y|ify)|easy|easier|mudah(?:kan)?|permudahkan|terangkan mudah|(?:terangkan )?semula|(?:i )?(?:still )?(?:don t|dont|not|didn t|can t|cant) (?:get|understand)|(?:masih )?(?:tak|tidak|kurang|tk|x) faham)$/,
  ],
  [
    'example',
    /^(?:another|another example|examples?|more examples?|other examples?|beri(?:kan)? contoh(?: lain)?|contoh(?: lain)?)$/,
  ],
  ['malay', /^(?:malay|melayu|bm|malaysia)$/],
  ['english', /^(?:english|inggeris|bi)$/],
]
const ORDINALS: readonly RegExp[] = [
  /^(?:first|1st|1|number 1|pertama|nombor 1)$/,
  /^(?:second|2nd|2|number 2|kedua|nombor 2)$/,
  /^(?:third|3rd|3|number 3|ketiga|nombor 3)$/,
  /^(?:fourth|4th|4|number 4|keempat|nombor 4)$/,
  /^(?:fifth|5th|5|number 5|kelima|nombor 5)$/,
]
const NOTATIONS: readonly (readonly [Notation, RegExp])[] = [
  ['decimal', /^(?:decimals?|perpuluhan|nombor perpuluhan)$/],
  ['fraction', /^(?:fractions?|pecahan)$/],
  ['percent', /^(?:percent(?:age)?|per cent|peratus(?:an)?)$/],
]
/** Prepositions before the name of a notation. 'As a fraction' asks for a notation, 'explain fractions' for a lesson. */
const IN_NOTATION = /\b(?:as|in|into|to|dalam|sebagai|kepada|ke)\b/
const LONGEST = 9
/** Matches an audience at the end of a follow-up, as in 'simpler for kids'. It is ignored. */
const FOR_AGE = / (?:for|untuk) (?:an? |budak )?(?:\d+ (?:years? olds?|tahun)|kids?|child|children|kanak kanak)$/

/** Returns the kind of follow-up, or undefined for a message that says more than that. */
function followUpOf(question: string): FollowUp | undefined {
  const words = normalise(question).replace(FOR_AGE, '').split(' ')
  if (words.length > LONGEST) return undefined
  const rest = words.filter((word) => !AROUND.has(word)).join(' ')
  if (rest === '' && words.includes('again')) return { kind: 'simpler' }
  const kind = KINDS.find(([, pattern]) => pattern.test(rest))?.[0]
  if (kind) return { kind }
  const notation = IN_NOTATION.test(question.toLowerCase()) && NOTATIONS.find(([, pattern]) => pattern.test(rest))?.[0]
  if (notation) return { kind: 'notation', notation }
  const index = words.length > 1 ? ORDINALS.findIndex((pattern) => pattern.test(rest)) : -1
  return index < 0 ? undefined : { kind: 'item', index }
}

const ASK_FIRST: Readonly<Record<Language, string>> = {
  en: 'I have nothing to go on with yet. Tell me the subject first, or open a card.',
  ms: 'Belum ada apa-apa untuk disambung. Beritahu saya topiknya dahulu, atau buka satu kad.',
}

/** Returns the items of all lists in a text. An item is a line that begins with `1.` or `-`. */
const itemsOf = (markdown: string) => [...markdown.matchAll(/^(?:\d+\.|-) (.+)$/gm)].map(([, item = '']) => item)

function aboutItem(markdown: string, index: number, topic: Topic | null, language: Language): string {
  const answers = /### (?:Answers|Jawapan)\n+([\s\S]*)$/.exec(markdown)?.[1]
  const item = itemsOf(markdown.split(/### (?:Answers|Jawapan)\n/)[0] ?? '').filter((text) => !/^[A-D]\. /.test(text))[
    index
  ]
  if (!item) {
    return language === 'ms'
      ? 'Senarai tadi tidak sepanjang itu. Bahagian manakah yang awak maksudkan?'
      : 'The list above is not that long. Which part do you mean?'
  }
  const words = new Set(contentWords(item))
  const pool = topic
    ? language === 'ms'
      ? [...sentencesOf(plainText(topic.malay.text)), ...topic.malay.facts]
      : [
          ...sentencesOf(plainText(topic.detail)),
          ...topic.facts,
          ...topic.examples,
          ...topic.faq.map(({ answer }) => answer),
        ]
    : sentencesOf(plainText(markdown))
  const more = pool
    .filter((sentence) => !item.includes(sentence) && !sentence.includes(plainText(item)))
    .map((sentence) => ({ sentence, score: contentWords(sentence).filter((word) => words.has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map(({ sentence }) => sentence)
  const key = answers && itemsOf(answers)[index]
  return [quote(item), key ?? bullets(more)].filter(Boolean).join('\n\n')
}

const seen = (said: string, texts: readonly string[]) => texts.find((text) => !said.includes(text))

const OF_TOPIC: Readonly<Record<Exclude<Kind, 'malay' | 'english'>, (topic: Topic, said: string) => string>> = {
  why: ({ detail, misconception }) => `${detail}\n\n**Not because:** “${misconception.belief}” ${misconception.truth}`,
  shorter: ({ oneLine, facts }) => `**${oneLine}**\n\n${bullets(facts.slice(0, 2))}`,
  longer: ({ detail, steps, facts, examples, misconception }) =>
    [
      detail,
      numbered(steps),
      bullets(facts),
      `**For example:** ${examples[0] ?? ''}`,
      `${quote(`“${misconception.belief}”`)}\n\n${misconception.truth}`,
    ].join('\n\n'),
  simpler: ({ simple }) => simple,
  example: ({ examples, activity }, said) => {
    const next = seen(said, examples)
    return next
      ? `**Another example:** ${next}`
      : `You have seen all my examples. Find one yourself: ${activity.title}. ${activity.steps[0] ?? ''}`
  },
}
const OF_TOPIC_MS: typeof OF_TOPIC = {
  why: ({ malay }) =>
    [malay.text, ...malay.quiz.map(({ question, answer }) => `**${question}** ${answer}`)].join('\n\n'),
  shorter: ({ malay }) => `**${sentencesOf(malay.text)[0] ?? malay.text}**\n\n${bullets(malay.facts.slice(0, 1))}`,
  longer: ({ malay }) =>
    [malay.text, bullets(malay.facts), ...malay.quiz.map(({ question, answer }) => `**${question}** ${answer}`)].join(
      '\n\n',
    ),
  simpler: ({ malay }) => sentencesOf(malay.text).slice(0, 3).join(' '),
  example: ({ malay }, said) => {
    const next = seen(said, malay.facts)
    return next
      ? `**Contoh lain:** ${next}`
      : `Semua contoh sudah disebut. Cari satu contoh ${malay.name} di sekeliling awak.`
  },
}

/** Explains the result of a sum: with groups for ×, with the inverse operation for + − ÷. */
function whyOf(asked: AskedSum & { sum: Extract<AskedSum['sum'], { outcome: 'solved' }> }, language: Language): string {
  const result = resultOf(asked)
  const [, a, sign, b] = /^(\S+) ([+−×÷]) (\S+)$/.exec(asked.sum.expression) ?? []
  if (!a || !b) return asked.sum.working.map((line) => `- ${line}.`).join('\n')
  const groups = Number(a)
  const isMalay = language === 'ms'
  if (sign === '×' && Number.isInteger(groups) && groups > 1 && groups <= 12) {
    const sum = Array.from({ length: groups }, () => b).join(' + ')
    return isMalay
      ? `**${a} × ${b}** bermaksud ${a} kumpulan ${b}: ${sum} = **${result}**.`
      : `**${a} × ${b}** means ${a} groups of ${b}: ${sum} = **${result}**.`
  }
  const inverse: Readonly<Record<string, string>> = {
    '+': `${result} − ${b} = ${a}`,
    '−': `${result} + ${b} = ${a}`,
    '÷': `${result} × ${b} = ${a}`,
    '×': `${result} ÷ ${b} = ${a}`,
  }
  return isMalay
    ? `**${asked.sum.expression} = ${result}**, kerana ${inverse[sign ?? ''] ?? ''}. Operasi songsang menyemak jawapan.`
    : `**${asked.sum.expression} = ${result}**, because ${inverse[sign ?? ''] ?? ''}. The inverse operation checks it.`
}

function ofSum(kind: Kind, asked: AskedSum, language: Language, seed: string): string | undefined {
  if (asked.sum.outcome !== 'solved') return undefined
  const solved = { ...asked, sum: asked.sum }
  const random = createRandom(`${seed} ${kind}`)
  if (kind === 'shorter') return `**${asked.sum.expression} = ${resultOf(solved)}**`
  if (kind === 'why' || kind === 'simpler') return whyOf(solved, language)
  if (kind === 'example') {
    const other = asked.sum.expression.replace(/\d+(?=\D*$)/, (last) => String(Number(last) + 1))
    const next = askedSum(other)
    return next ? answerSum(next, 'student', random, language).markdown : undefined
  }
  return answerSum(asked, 'student', random, language).markdown
}

const NO_REASON: Readonly<Record<Language, string>> = {
  en: 'The text itself gives no reason. What do you think? Tell me the subject, and I look for a lesson on it.',
  ms: 'Teks itu tidak memberikan sebab. Apakah pendapat awak? Beritahu saya topiknya, dan saya cari pelajaran tentangnya.',
}
const NO_EXAMPLE: Readonly<Record<Language, string>> = {
  en: 'I have no further example of it. Find one at school or at home, and write it on a card.',
  ms: 'Saya tiada contoh lain tentangnya. Cari satu di sekolah atau di rumah, dan tulis pada kad.',
}
const REASON = /\b(?:because|so that|therefore|this is why|kerana|sebab|oleh itu|supaya)\b/i

const HEADINGS = /<h[1-6][^>]*>[\s\S]*?<\/h[1-6]>|^#{1,6} .*$/gm

/** Returns the sentences of a text without headings. A list item without a full stop gets one. */
const proseOf = (text: string) =>
  sentencesOf(plainText(text.replace(HEADINGS, ''))).map((sentence) =>
    /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`,
  )

/** Rephrases a text without adding facts. */
function ofText(kind: Kind, text: string, language: Language): string {
  const sentences = proseOf(text)
  if (kind === 'malay' || kind === 'english') return languageOf(text) === language ? text : NO_TRANSLATION[language]
  if (kind === 'example') return NO_EXAMPLE[language]
  if (kind === 'why')
    return (
      sentences
        .filter((sentence) => REASON.test(sentence))
        .slice(0, 2)
        .join(' ') || NO_REASON[language]
    )
  const plain = sentences.join(' ')
  const rewritten = rewriteText({ instruction: kind, text: plain }) ?? plain
  return kind === 'longer' && rewritten === plain ? text : rewritten
}

type FollowUpTurn = {
  parsed: ParsedQuestion
  conversation: MagicRequest['contextConversations']
  /** The open or selected cards. */
  context: readonly ContextCard[]
  /** The card that came with the last reply. */
  made: ContextCard | undefined
  role: string
  /** In years. */
  age: number | undefined
  seed: string
}

/** Returns the person's last question that was not a follow-up itself; '' if there is none. */
const questionBefore = (conversation: MagicRequest['contextConversations']) =>
  conversation.findLast(({ from, content }) => from === 'USER' && !followUpOf(content))?.content ?? ''

/** Matches a request for a piece of writing. A follow-up then changes the written text, not the lesson on its subject. */
const STORY = /\b(?:story|poem|essay|cerita|sajak|pantun|karangan)\b/i
/** Matches the labelled notes below a reply, such as '**Next step:** …'. */
const NOTES = /^\*\*[^*\n]+:\*\*.*$/gm
const NAMES_CARD = /\b(?:card|kad|text|teks)\b/i

/**
 * Returns the reply to a follow-up as markdown. Returns undefined for any other message; `answerToQuestion` then answers from
 * cards or lessons.
 */
export function replyToFollowUp({
  parsed,
  conversation,
  context,
  made,
  role,
  age,
  seed,
}: FollowUpTurn): string | undefined {
  const { text: question, writtenIn } = parsed
  const followUp = followUpOf(question)
  if (!followUp) return sameFactAbout(parsed, questionBefore(conversation))?.markdown
  const last = NAMES_CARD.test(question) ? undefined : conversation.findLast(({ from }) => from === 'other')?.content
  const [card] = context
  if (last === undefined && (!card || followUp.kind === 'item' || followUp.kind === 'notation'))
    return context.length > 0 ? undefined : ASK_FIRST[writtenIn]
  const asked = questionBefore(conversation)
  const whole = (last === undefined ? card?.body : (made?.body ?? last)) ?? ''
  const language: Language = followUp.kind === 'malay' ? 'ms' : followUp.kind === 'english' ? 'en' : writtenIn
  const isWrittenAnew = made !== undefined || STORY.test(asked)
  const source = isWrittenAnew ? whole.replace(NOTES, '') : whole
  const topic = last === undefined ? findTopic(card?.title ?? '') : findTopic(asked)
  if (followUp.kind === 'notation') {
    const value = askedSum(asked)?.sum
    return value?.outcome === 'solved' ? inNotation(value, followUp.notation, language) : undefined
  }
  if (followUp.kind === 'item') return aboutItem(source, followUp.index, topic, language)
  const sum = last === undefined ? null : askedSum(asked)
  const solved = sum && ofSum(followUp.kind, sum, language, seed)
  if (solved) return solved
  const fact =
    last !== undefined &&
    (followUp.kind === 'malay' || followUp.kind === 'english') &&
    shortFact({ flat: normalise(asked) }, language)
  if (fact) return fact.markdown
  if (
    topic &&
    !(isWrittenAnew && (followUp.kind === 'shorter' || followUp.kind === 'longer')) &&
    followUp.kind !== 'malay' &&
    followUp.kind !== 'english' &&
    (last !== undefined || followUp.kind === 'why' || followUp.kind === 'example')
  ) {
    const said = conversation.map(({ content }) => content).join('\n')
    return (language === 'ms' ? OF_TOPIC_MS : OF_TOPIC)[followUp.kind](topic, said)
  }
  if (topic) {
    const name = language === 'ms' ? `Terangkan ${topic.malay.name}` : `Explain ${topic.name}`
    if (followUp.kind === 'malay' || followUp.kind === 'english')
      return answerQuestion({ parsed: parseQuestion(name, role, age), role, seed }).markdown
  }
  return ofText(followUp.kind, source, language)
}
