/**
 * Entry point of the mock assistant. It answers from the topics in topics/, does arithmetic and handles small talk; for anything
 * else it says that it does not know and suggests how to find out. Deterministic by seed and question, so that streams can be tested.
 */
import { solveSum } from './arithmetic'
import { answerFromCards, type ContextCard, noteOnCards } from './contextAnswer'
import { findPair, findTopic } from './findTopic'
import { answerGenerally } from './generalAnswer'
import { longAnswer } from './longAnswer'
import { answerSum } from './mathsAnswer'
import { createRandom } from './random'
import { type ParsedQuestion, parseQuestion } from './parseQuestion'
import { occasionOf, replyTo } from './shortMessages'
import { answerTopic, answerTopicInMalay, compareTopics } from './topicAnswer'
import type { Topic } from './topics/topic'
import { contentWords, normalise, plainText } from './words'

export type Question = {
  question: string
  /** 'teacher' or 'student'; any other value is treated as a student. */
  role: string
  /** In years, 4 to 18. */
  age?: number
  /** Context cards of the question. */
  context?: readonly ContextCard[]
  seed: string
}

export type AssistantAnswer = {
  /** Id of the topic in the library, null when none was found. */
  topic: string | null
  title: string
  markdown: string
}

const LONG_LESSON = 12_000

/** 'summarise this', 'quiz me on these cards', 'what does my card say': the question refers to the context cards. */
const REFERS_TO_CARDS =
  /\b(this|these|those|it|them|that|above|here|my (card|cards|board|notes?)|the (card|cards|text|passage|page|stack)|ini|kad)\b/
/** Forms whose topic is searched in the subject only: 'story' or 'writing' in the request must not match a topic. */
const SUBJECT_ONLY = new Set<ParsedQuestion['form']>(['story', 'poem'])

function topicOf(question: string, parsed: ParsedQuestion): Topic | null {
  if (!SUBJECT_ONLY.has(parsed.form)) return findTopic(question)
  const found = findTopic(
    parsed.subject === ''
      ? question
      : `${parsed.subject} ${/poem|sajak/.test(question) ? '' : question.replace(/\bstory|stories|cerita\b/gi, '')}`,
  )
  return found
}

/** Answers a question in the requested form; answer.test.ts lists what is understood. */
export function answerQuestion({ question, role, age, context = [], seed }: Question): AssistantAnswer {
  const random = createRandom(`${seed} ${question.trim()}`)
  const parsed = parseQuestion(question, role, age)
  const hasCards = context.length > 0

  const sum = solveSum(question)
  if (sum !== null) return { topic: null, ...answerSum(sum, role, random) }

  const occasion = occasionOf(question)
  if (occasion !== null && !(hasCards && (occasion === 'empty' || occasion === 'app'))) {
    return { topic: null, ...replyTo(occasion, question, parsed.language, random) }
  }

  const requestedTopic = topicOf(question, parsed)
  if (hasCards) {
    const refersToCards = REFERS_TO_CARDS.test(normalise(question)) || parsed.subject === ''
    const contextTopic =
      requestedTopic ?? (refersToCards ? findTopic(context.map(({ title }) => title).join(' ')) : null)
    const isOwnText =
      parsed.form === 'summary' || parsed.form === 'quiz' || (parsed.form === 'compare' && context.length > 1)
    const cardWords = new Set(contentWords(context.map(({ title, body }) => `${title} ${plainText(body)}`).join(' ')))
    const isInCards = refersToCards || contentWords(parsed.subject).some((word) => cardWords.has(word))
    if (contextTopic === null ? isInCards : refersToCards && isOwnText) {
      const answer = answerFromCards(context, question, parsed, role, random)
      if (answer !== null) return { topic: contextTopic?.id ?? null, ...answer }
    }
    if (contextTopic !== null && parsed.language === 'en' && parsed.form !== 'long') {
      return {
        topic: contextTopic.id,
        ...answerTopic(contextTopic, question, parsed, role, random, noteOnCards(context, question)),
      }
    }
  }

  if (requestedTopic === null) return { topic: null, ...answerGenerally(question, parsed, role, random) }
  if (parsed.form === 'long') {
    return {
      topic: requestedTopic.id,
      title: `${requestedTopic.title}: the long lesson`,
      markdown: longAnswer(LONG_LESSON, `${seed} ${question}`, requestedTopic.id),
    }
  }
  if (parsed.language === 'ms')
    return { topic: requestedTopic.id, ...answerTopicInMalay(requestedTopic, parsed, random) }
  const pair = parsed.form === 'compare' ? findPair(question) : null
  if (pair !== null) return { topic: pair[0].id, ...compareTopics(pair[0], pair[1], role, random) }
  return { topic: requestedTopic.id, ...answerTopic(requestedTopic, question, parsed, role, random) }
}
