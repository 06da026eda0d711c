/**
 * Guides the person to an answer with questions and hints, and never gives the answer away (C-016). It stores nothing: each
 * request reads the pending question from the conversation.
 */
import type { MagicRequest } from '../../src/api/chat.contract'
import { findTopic } from '../ai/findTopic'
import { authoredMalayQuestions } from '../ai/cards/malayQuestions'
import type { Language } from '../ai/language'
import { loadedTopics } from '../ai/library'
import { askedSum } from '../ai/mathsAnswer'
import { createRandom, type Random } from '../ai/random'
import type { ParsedQuestion } from '../ai/parseQuestion'
import { bullets, quote } from '../ai/sections'
import { isPrivateOccasion, replyTo } from '../ai/shortMessages'
import { statementOf } from '../ai/safeguarding/statement'
import type { QuizQuestion, Topic } from '../../fixtures/content/content.schema'
import { capitalise, contentWords, fillIn, normalise, plainText, sentencesOf } from '../ai/words'
import { checkSum, introduceSum } from './tutorSums'
import { tutorTexts } from './tutorTexts'
import { coachWithoutLesson } from './tutorUnknown'

type Conversation = MagicRequest['contextConversations']

export type TutorTurn = {
  parsed: ParsedQuestion
  conversation: Conversation
  role: string
  seed: string
}

export type TutorReply = {
  /** Markdown. */
  text: string
  /** True for a reply that must not become a card. */
  isPrivate: boolean
}

type PendingQuestion = { topic: Topic; language: Language; quiz: QuizQuestion }

const LETTERS = 'ABCD'
const GIVES_UP =
  /^(?:i (?:do not|don t|dont) (?:know|get|understand)|i give up|no idea|not sure|hint|help|a hint please|give me a hint|(?:saya |aku )?(?:tak|tidak) (?:tahu|faham|pasti)|(?:saya |aku )?(?:mengalah|give up)|skip|pass)\b/

/** Messages with these occasions are answered even while a question is pending. */
const PRIORITY_OCCASIONS: readonly string[] = ['thanks', 'bye', 'identity']

const messagesFrom = (conversation: Conversation, from: 'USER' | 'other') =>
  conversation.filter((message) => message.from === from).map(({ content }) => content)

const containsQuestion = (text: string, { question }: QuizQuestion) => text.includes(question)

/**
 * Returns the tutor's questions on a topic. In the Malay questions of the library the right answer is the first choice, so the
 * choices are shuffled.
 */
function questionsOn(topic: Topic, language: Language): readonly QuizQuestion[] {
  if (language === 'en') return topic.quiz
  return authoredMalayQuestions(topic).map((quiz) => {
    const choices = createRandom(quiz.question).shuffle(quiz.choices)
    return { ...quiz, choices, answer: choices.indexOf(quiz.choices[0] ?? '') }
  })
}

const LANGUAGES: readonly Language[] = ['en', 'ms']

/** Returns the quiz question with which the last reply ended; undefined if it ended with none. */
function pendingQuestionOf(conversation: Conversation): PendingQuestion | undefined {
  const last = messagesFrom(conversation, 'other').at(-1) ?? ''
  const allQuestions = loadedTopics().flatMap((topic) =>
    LANGUAGES.flatMap((language) => questionsOn(topic, language).map((quiz) => ({ topic, language, quiz }))),
  )
  return allQuestions
    .filter(({ quiz }) => containsQuestion(last, quiz))
    .sort((a, b) => last.lastIndexOf(b.quiz.question) - last.lastIndexOf(a.quiz.question))[0]
}

/** Returns the choice that an answer names by letter or by words; undefined if that is unclear. */
export function choiceOf(answer: string, { choices }: QuizQuestion): string | undefined {
  const flat = normalise(answer)
  const letter = /^(?:(?:i think|maybe|it is|answer|option|jawapan|pilihan)(?: it)?(?: is)? )?([a-d])$/.exec(flat)?.[1]
  if (letter) return choices[LETTERS.toLowerCase().indexOf(letter)]
  const named = choices.filter((choice) => ` ${flat} `.includes(` ${normalise(choice)} `))
  const [longest] = named.toSorted((a, b) => b.length - a.length)
  if (longest) return longest
  const words = new Set(contentWords(answer))
  const scored = choices
    .map((choice) => ({ choice, score: contentWords(choice).filter((word) => words.has(word)).length }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = scored
  return best && best.score > (second?.score ?? 0) ? best.choice : undefined
}

/** Returns the first five letters of a word, so that 'erupt' and 'eruption' count as the same word. */
const stem = (word: string) => word.slice(0, 5)

const choicesOf = ({ choices }: QuizQuestion) => bullets(choices.map((choice, index) => `${LETTERS[index]}. ${choice}`))

const ask = (quiz: QuizQuestion) => `**${quiz.question}**\n\n${choicesOf(quiz)}`

/** Returns the sentences of a topic that can be hints. Those in `hooks` fit every question. */
const hintsOn = ({ oneLine, facts, steps, examples, hooks, malay }: Topic, language: Language) =>
  language === 'ms'
    ? { sentences: [...sentencesOf(malay.text), ...malay.facts], hooks: malay.facts }
    : { sentences: [oneLine, ...facts, ...steps, ...examples, ...hooks], hooks }

/** Returns the most relevant sentence of the lesson that does not contain the answer. */
function hintFor({ topic, language, quiz }: PendingQuestion, random: Random): string {
  const right = normalise(quiz.choices[quiz.answer] ?? '')
  const wanted = new Set(contentWords(`${quiz.question} ${quiz.reason}`))
  const { sentences, hooks } = hintsOn(topic, language)
  const rightWords = contentWords(right)
  const tells = (sentence: string) => {
    const words = new Set(contentWords(sentence))
    return rightWords.length > 2 && rightWords.filter((word) => words.has(word)).length > 0.7 * rightWords.length
  }
  const silent = sentences.filter((sentence) => !normalise(plainText(sentence)).includes(right) && !tells(sentence))
  const helpful = silent
    .map((sentence) => ({ sentence, score: contentWords(sentence).filter((word) => wanted.has(word)).length }))
    .sort((a, b) => b.score - a.score)[0]
  if (helpful && helpful.score > 0) return helpful.sentence
  return random.pick(language === 'ms' && silent.length > 0 ? silent : hooks)
}

/**
 * Returns the reason that the library gives for the answer, or a sentence of the lesson that contains the answer; '' without
 * either.
 */
function reasonFor({ topic, language, quiz }: PendingQuestion): string {
  const right = normalise(quiz.choices[quiz.answer] ?? '')
  if (normalise(quiz.reason) !== right) return capitalise(quiz.reason)
  return hintsOn(topic, language).sentences.find((sentence) => normalise(plainText(sentence)).includes(right)) ?? ''
}

const nameOf = (topic: Topic, language: Language) => (language === 'ms' ? topic.malay.name : topic.name)

/** Returns a task to do away from the screen after the questions of a topic. */
const laterOn = (topic: Topic, language: Language) =>
  language === 'ms'
    ? `lukis satu peta minda tentang ${topic.malay.name} dan terangkan kepada seorang kawan.`
    : (topic.next[0] ?? topic.activity.title)

/** Asks the topic's next question that was not asked yet, or ends the session. */
function askNextQuestion(
  { topic, language, quiz: current }: PendingQuestion,
  conversation: Conversation,
  random: Random,
): string {
  const texts = tutorTexts[language]
  const previousReplies = messagesFrom(conversation, 'other').join('\n')
  const next = questionsOn(topic, language).find(
    (quiz) => quiz.question !== current.question && !containsQuestion(previousReplies, quiz),
  )
  if (next) return `${random.pick(texts.next)}\n\n${ask(next)}`
  const task =
    language === 'ms'
      ? `terangkan ${topic.malay.name} kepada saya dengan ayat awak sendiri.`
      : (topic.goals[0] ?? `explain ${topic.name}`)
  return texts.finished(nameOf(topic, language), task, laterOn(topic, language))
}

function evaluateAnswer(pending: PendingQuestion, { parsed, conversation }: TutorTurn, random: Random): string {
  const { text: question, flat } = parsed
  const { quiz, language } = pending
  const texts = tutorTexts[language]
  const choice = choiceOf(question, quiz)
  const right = quiz.choices[quiz.answer] ?? ''
  const reason = reasonFor(pending)
  if (choice === right) {
    const praise = `${fillIn(random.pick(texts.right), { choice: right })} ${reason}`.trim()
    return `${praise}\n\n${askNextQuestion(pending, conversation, random)}`
  }
  const tries = messagesFrom(conversation, 'other').filter((text) => containsQuestion(text, quiz)).length
  if (tries > 1 && choice) {
    const told = `${texts.solution(right)} ${reason}`.trim()
    return `${told}\n\n${askNextQuestion(pending, conversation, random)}`
  }
  const lead =
    choice === undefined
      ? GIVES_UP.test(flat)
        ? random.pick(texts.hints)
        : texts.unclear(question.trim())
      : fillIn(random.pick(texts.notYet), { choice })
  return `${lead}\n\n${quote(hintFor(pending, random))}\n\n${texts.again} ${ask(quiz)}`
}

function start(topic: Topic, language: Language, { parsed, conversation }: TutorTurn, random: Random): string {
  const texts = tutorTexts[language]
  // Ignore the words of the topic's name: they occur in so many questions that they do not help to choose one.
  const named = contentWords(nameOf(topic, language)).map(stem)
  const words = new Set(
    contentWords(parsed.text)
      .map(stem)
      .filter((word) => !named.includes(word)),
  )
  const previousReplies = messagesFrom(conversation, 'other').join('\n')
  const [first] = questionsOn(topic, language)
    .filter((quiz) => !containsQuestion(previousReplies, quiz))
    .map((quiz) => ({
      quiz,
      score: contentWords(`${quiz.question} ${quiz.choices.join(' ')}`).filter((word) => words.has(stem(word))).length,
    }))
    .sort((a, b) => b.score - a.score)
  const hook = language === 'en' ? `${quote(random.pick(topic.hooks))}\n\n` : ''
  const lead = `${random.pick(texts.starts)}\n\n${hook}`
  if (first) return `${lead}${ask(first.quiz)}`
  return `${lead}${texts.answered(nameOf(topic, language), laterOn(topic, language))}`
}

/** True for a new question or request. False for a message that may be the answer to the pending question. */
const isQuestion = ({ text, flat }: ParsedQuestion) =>
  text.includes('?') ||
  /^(?:teach|explain|tell|let s|what|why|how|i want|help me with|terangkan|apa|kenapa|bagaimana)\b/.test(flat)

/** Matches the beginning of an answer or reason, as in 'I think it floats'. */
const REASONS =
  /^(?:because|so|maybe|perhaps|yes|no|i (?:think|guess|believe|know|see|saw|would|got|get|tried|read|learnt|learned|heard|remember|mean|say)|my (?:answer|guess|idea|reason)|we (?:think|say|saw|can)|saya (?:rasa|fikir|tahu|dapat|pernah|jawab|nampak|baca)|jawapan saya|sebab|kerana|mungkin)\b/

/** Returns the tutor's reply to a message that needs no care. The same conversation and message give the same reply. */
export function tutorReply(turn: TutorTurn): TutorReply {
  const { parsed, conversation, role, seed } = turn
  const { text: question, flat, occasion } = parsed
  const random = createRandom(`${seed} tutor ${question.trim()}`)
  const reply = (text: string): TutorReply => ({ text, isPrivate: false })
  if (occasion && PRIORITY_OCCASIONS.includes(occasion)) {
    return reply(replyTo(occasion, question, parsed.language, random, role).markdown)
  }
  const pending = pendingQuestionOf(conversation)
  const isChoice = pending !== undefined && choiceOf(question, pending.quiz) !== undefined
  if (pending && isChoice) return reply(evaluateAnswer(pending, turn, random))
  const topic = findTopic(question)
  const statement = topic === null ? statementOf(question) : null
  if (statement && !REASONS.test(flat) && !GIVES_UP.test(flat)) {
    const { markdown } = replyTo(statement, question, parsed.language, random, role)
    return { text: markdown, isPrivate: isPrivateOccasion(statement) }
  }
  if (pending && !isQuestion(parsed)) return reply(evaluateAnswer(pending, turn, random))
  const checked = checkSum(question, conversation, random)
  if (checked) return reply(checked)
  const sum = askedSum(question)?.sum
  if (sum?.outcome === 'solved') return reply(introduceSum(sum, random, parsed.language))
  const about = topic ?? (isQuestion(parsed) ? pending?.topic : undefined)
  if (about) return reply(start(about, topic ? parsed.language : (pending?.language ?? parsed.language), turn, random))
  return reply(coachWithoutLesson({ parsed, conversation, random, role }))
}
