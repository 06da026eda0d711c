/**
 * The pretend assistant's only entrance. It knows the lessons in topics/, sums, and good manners; for anything else it says so
 * and helps to look. The same seed and question always give the same answer, so that streams can be tested.
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
  /** 'teacher' or 'student'; anything else is spoken to as a student. */
  role: string
  /** Years, 4 to 18. */
  age?: number
  /** Cards that the question was asked over. */
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

/** 'summarise this', 'quiz me on these cards', 'what does my card say': the cards are what is asked about. */
const POINTS_AT_CARDS =
  /\b(this|these|those|it|them|that|above|here|my (card|cards|board|notes?)|the (card|cards|text|passage|page|stack)|ini|kad)\b/
/** Their subject is written out, and words such as 'story' or 'writing' in the wish are no topic. */
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

/** Answers a question in the form it asks for; see the table in answer.test.ts for what is understood. */
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

  const asked = topicOf(question, parsed)
  if (hasCards) {
    const pointsAtCards = POINTS_AT_CARDS.test(normalise(question)) || parsed.subject === ''
    const ofCards = asked ?? (pointsAtCards ? findTopic(context.map(({ title }) => title).join(' ')) : null)
    const isOwnText =
      parsed.form === 'summary' || parsed.form === 'quiz' || (parsed.form === 'compare' && context.length > 1)
    const cardWords = new Set(contentWords(context.map(({ title, body }) => `${title} ${plainText(body)}`).join(' ')))
    const isInCards = pointsAtCards || contentWords(parsed.subject).some((word) => cardWords.has(word))
    if (ofCards === null ? isInCards : pointsAtCards && isOwnText) {
      const answer = answerFromCards(context, question, parsed, role, random)
      if (answer !== null) return { topic: ofCards?.id ?? null, ...answer }
    }
    if (ofCards !== null && parsed.language === 'en' && parsed.form !== 'long') {
      return {
        topic: ofCards.id,
        ...answerTopic(ofCards, question, parsed, role, random, noteOnCards(context, question)),
      }
    }
  }

  if (asked === null) return { topic: null, ...answerGenerally(question, parsed, role, random) }
  if (parsed.form === 'long') {
    return {
      topic: asked.id,
      title: `${asked.title}: the long lesson`,
      markdown: longAnswer(LONG_LESSON, `${seed} ${question}`, asked.id),
    }
  }
  if (parsed.language === 'ms') return { topic: asked.id, ...answerTopicInMalay(asked, parsed, random) }
  const pair = parsed.form === 'compare' ? findPair(question) : null
  if (pair !== null) return { topic: pair[0].id, ...compareTopics(pair[0], pair[1], role, random) }
  return { topic: asked.id, ...answerTopic(asked, question, parsed, role, random) }
}
