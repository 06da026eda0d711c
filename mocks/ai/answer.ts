/**
 * The mock assistant. It answers from the topics of its library, does sums and makes small talk. To any other question it says
 * that it does not know, and suggests ways to find out. The same seed and question give the same answer, so that tests can
 * compare streams.
 */
import { answerFromCards, noteOnCards } from './contextAnswer'
import type { ContextCard } from './contextCards'
import { findPair, findTopic } from './findTopic'
import { answerGenerally } from './generalAnswer'
import { essayIntro } from './essayIntro'
import { longAnswer } from './longAnswer'
import { answerConversion, answerSum, askedSum } from './mathsAnswer'
import { pupilFeedback } from './pupilFeedback'
import { createRandom, type Random } from './random'
import type { ParsedQuestion } from './parseQuestion'
import { statementOf } from './safeguarding/statement'
import { shortFact } from './shortFacts'
import { isPrivateOccasion, type Occasion, replyTo } from './shortMessages'
import { answerTopicInMalay } from './malayTopicAnswer'
import { answerTopic, compareTopics } from './topicAnswer'
import type { Topic } from '../../fixtures/content/content.schema'
import { unitConversion } from './unitConversion'
import { findCannedAnswer } from './findCannedAnswer'
import { contentWords, plainText } from './words'

export type Question = {
  parsed: ParsedQuestion
  /** 'teacher' or 'student'; any other value counts as 'student'. */
  role: string
  /** The open or selected cards. */
  context?: readonly ContextCard[]
  seed: string
}

export type AssistantAnswer = {
  /** Id of the topic in the library; null if the library does not have the subject. */
  topic: string | null
  title: string
  markdown: string
  /** True for a reply that must not become a card: care, answers to insults, refusals (docs/safeguarding.md). */
  isPrivate: boolean
}

const LONG_LESSON = 12_000

/** Matches references to the context cards: 'summarise this', 'quiz me on these cards', 'what does my card say'. */
const REFERS_TO_CARDS =
  /\b(this|these|those|it|them|that|above|here|my (card|cards|board|notes?)|the (card|cards|text|passage|page|stack)|ini|kad)\b/
/** Words that name no subject. A question that consists of them, such as 'the three main points', is about the context card. */
const WORDS_OF_REQUESTS = new Set(
  `answer bad better difficult easiest easy everyday example extra further good hardest here hint idea important interesting key life look
  main more need next part point practice practised practising question section seen should three two five well went word
  baik berjaya bukan contoh daripada dilatih harian idea isi jawapan jawapannya kehidupan latihan lihat mudah paling patut penting perlu petunjuk
  saya seharian seterusnya sini soalan sukar tambahan tetapi tiga utama utamanya untuk yang`.split(/\s+/),
)

const refersToCards = ({ flat, subject }: ParsedQuestion): boolean =>
  REFERS_TO_CARDS.test(flat) || contentWords(subject).every((word) => WORDS_OF_REQUESTS.has(word))

/** In these forms only the subject may match a topic, not words of the request such as 'story' or 'writing'. */
const SUBJECT_ONLY = new Set<ParsedQuestion['form']>(['story', 'poem'])

function topicOf(parsed: ParsedQuestion): Topic | null {
  const { text: question } = parsed
  if (!SUBJECT_ONLY.has(parsed.form)) return findTopic(question)
  const found = findTopic(
    parsed.subject === ''
      ? question
      : `${parsed.subject} ${/poem|sajak/.test(question) ? '' : question.replace(/\bstory|stories|cerita\b/gi, '')}`,
  )
  return found
}

type Found = Omit<AssistantAnswer, 'isPrivate'>

/** Answers from canned answers, context cards or topics, in the requested form. Returns null if none of them has the subject. */
function answerFromLessons({ parsed, role, context = [], seed }: Question, random: Random): Found | null {
  const { text: question } = parsed
  const hasCards = context.length > 0
  const requestedTopic = topicOf(parsed)
  const canned = findCannedAnswer(parsed, hasCards)
  if (canned) {
    const { title, lead, body } = canned
    return { topic: requestedTopic?.id ?? null, title, markdown: `${lead}\n\n## ${title}\n\n${body}` }
  }
  if (hasCards) {
    const isOnCards = refersToCards(parsed)
    const contextTopic = requestedTopic ?? (isOnCards ? findTopic(context.map(({ title }) => title).join(' ')) : null)
    const isOwnText =
      parsed.form === 'summary' || parsed.form === 'quiz' || (parsed.form === 'compare' && context.length > 1)
    const cardWords = new Set(contentWords(context.map(({ title, body }) => `${title} ${plainText(body)}`).join(' ')))
    const isInCards = isOnCards || contentWords(parsed.subject).some((word) => cardWords.has(word))
    const [card] = context
    const isCreative = SUBJECT_ONLY.has(parsed.form) && parsed.language === 'en'
    if (contextTopic === null && isOnCards && isCreative && card) {
      const subject = plainText(card.title)
      return { topic: null, ...answerGenerally(question, { ...parsed, subject }, role, random) }
    }
    if (contextTopic === null ? isInCards : isOnCards && isOwnText) {
      const answer = answerFromCards(context, question, parsed, role, random)
      if (answer !== null) return { topic: contextTopic?.id ?? null, ...answer }
    }
    if (contextTopic !== null && parsed.language === 'ms' && parsed.form !== 'long') {
      return { topic: contextTopic.id, ...answerTopicInMalay(contextTopic, question, parsed, random) }
    }
    if (contextTopic !== null && parsed.form !== 'long') {
      return {
        topic: contextTopic.id,
        ...answerTopic(contextTopic, question, parsed, role, random, noteOnCards(context, question)),
      }
    }
  }

  if (requestedTopic === null) return null
  if (parsed.form === 'long') {
    return {
      topic: requestedTopic.id,
      title: `${requestedTopic.title}: the long lesson`,
      markdown: longAnswer(LONG_LESSON, `${seed} ${question}`, requestedTopic.id),
    }
  }
  if (parsed.language === 'ms')
    return { topic: requestedTopic.id, ...answerTopicInMalay(requestedTopic, question, parsed, random) }
  const pair = parsed.form === 'compare' ? findPair(question) : null
  if (pair !== null) return { topic: pair[0].id, ...compareTopics(pair[0], pair[1], role, random) }
  return { topic: requestedTopic.id, ...answerTopic(requestedTopic, question, parsed, role, random) }
}

/** Answers a question in the requested form. `answer.test.ts` lists the requests that it understands. */
export function answerQuestion(request: Question): AssistantAnswer {
  const { parsed, role, context = [], seed } = request
  const { text: question, occasion } = parsed
  const random = createRandom(`${seed} ${question.trim()}`)
  const reply = (kind: Occasion): AssistantAnswer => ({
    topic: null,
    ...replyTo(kind, question, parsed.language, random, role),
    isPrivate: isPrivateOccasion(kind),
  })
  if (occasion !== null && isPrivateOccasion(occasion)) return reply(occasion)

  const asked = askedSum(question)
  const solution = asked ? answerSum(asked, role, random, parsed.language) : answerConversion(parsed, role, random)
  const short =
    solution ??
    unitConversion(question, parsed.language) ??
    shortFact(parsed, parsed.language) ??
    pupilFeedback(question, parsed.language, random) ??
    essayIntro(parsed)
  if (short) return { topic: null, ...short, isPrivate: false }
  if (occasion !== null && !(context.length > 0 && (occasion === 'empty' || occasion === 'app'))) return reply(occasion)

  const found = answerFromLessons(request, random)
  if (found) return { ...found, isPrivate: false }
  const statement = statementOf(question)
  if (statement) return reply(statement)
  return { topic: null, ...answerGenerally(question, parsed, role, random), isPrivate: false }
}
