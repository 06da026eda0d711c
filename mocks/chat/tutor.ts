/**
 * The tutor: it guides to an answer with questions and hints instead of revealing it (C-016). Stateless: the pending
 * question is read from the conversation in each request.
 */
import type { MagicRequest } from '../../src/api/chat.contract'
import { findTopic } from '../ai/findTopic'
import { library } from '../ai/library'
import { askedSum } from '../ai/mathsAnswer'
import { createRandom, type Random } from '../ai/random'
import { parseQuestion } from '../ai/parseQuestion'
import { bullets, quote } from '../ai/sections'
import { occasionOf, replyTo } from '../ai/shortMessages'
import { isOwnStatement } from '../ai/safeguarding/statement'
import type { QuizQuestion, Topic } from '../ai/topics/topic'
import { capitalise, contentWords, normalise, plainText } from '../ai/words'
import { checkSum, introduceSum } from './tutorSums'
import { coachWithoutLesson } from './tutorUnknown'

type Conversation = MagicRequest['contextConversations']

export type TutorTurn = {
  /** The person's new message. */
  question: string
  conversation: Conversation
  role: string
  age?: number
  seed: string
}

export type TutorReply = {
  /** Markdown. */
  text: string
  /** True for a reply that must not become a card. */
  isPrivate: boolean
}

type PendingQuestion = { topic: Topic; quiz: QuizQuestion }

const LETTERS = 'ABCD'
const GIVES_UP =
  /^(?:i (?:do not|don t|dont) know|no idea|not sure|hint|help|a hint please|give me a hint|tak tahu|tidak tahu|tak pasti|skip|pass)\b/

/** Answered even while a question is pending. */
const PRIORITY_OCCASIONS: readonly string[] = ['thanks', 'bye', 'identity']

const messagesFrom = (conversation: Conversation, from: 'USER' | 'other') =>
  conversation.filter((message) => message.from === from).map(({ content }) => content)

const containsQuestion = (text: string, { question }: QuizQuestion) => text.includes(question)

/** The quiz question that the last reply ended with; undefined without one. */
function pendingQuestionOf(conversation: Conversation): PendingQuestion | undefined {
  const last = messagesFrom(conversation, 'other').at(-1) ?? ''
  const allQuestions = library.flatMap((topic) => topic.quiz.map((quiz) => ({ topic, quiz })))
  return allQuestions
    .filter(({ quiz }) => containsQuestion(last, quiz))
    .sort((a, b) => last.lastIndexOf(b.quiz.question) - last.lastIndexOf(a.quiz.question))[0]
}

/** The choice that an answer refers to, by letter or by words; undefined when unclear. */
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

/** Makes 'erupt' and 'eruption' equal. */
const stem = (word: string) => word.slice(0, 5)

const choicesOf = ({ choices }: QuizQuestion) => bullets(choices.map((choice, index) => `${LETTERS[index]}. ${choice}`))

const ask = (quiz: QuizQuestion) => `**${quiz.question}**\n\n${choicesOf(quiz)}`

/** The most relevant sentence of the lesson that does not contain the answer. */
function hintFor({ topic, quiz }: PendingQuestion, random: Random): string {
  const right = normalise(quiz.choices[quiz.answer] ?? '')
  const wanted = new Set(contentWords(`${quiz.question} ${quiz.reason}`))
  const sentences = [topic.oneLine, ...topic.facts, ...topic.steps, ...topic.examples, ...topic.hooks]
  const helpful = sentences
    .filter((sentence) => !normalise(plainText(sentence)).includes(right))
    .map((sentence) => ({ sentence, score: contentWords(sentence).filter((word) => wanted.has(word)).length }))
    .sort((a, b) => b.score - a.score)[0]
  return helpful && helpful.score > 0 ? helpful.sentence : random.pick(topic.hooks)
}

const RIGHT = [
  'Yes, **{choice}**.',
  '**{choice}** it is, well reasoned.',
  'That is right: **{choice}**.',
  'Exactly, **{choice}**.',
  'You found it: **{choice}**.',
]
const NOT_YET = [
  '**{choice}** is a thought that many people have first. Look again:',
  'Not **{choice}**, but you are asking yourself the right thing. Here is something to lean on:',
  'Let us test **{choice}** against this sentence:',
]
const HINTS = [
  'No need to know it, you can work it out. Here is a hint:',
  'Then let us look for it together. Think about this:',
  'That is honest, and a good place to start from. One thing to hold on to:',
]
const NEXT = ['Next one:', 'Now a step further:', 'Ready for this?', 'And what about this:']

const insert = (text: string, choice: string) => text.replace('{choice}', choice)

/** The topic's next question not asked yet, or the end of the session. */
function askNextQuestion(
  { topic }: PendingQuestion,
  conversation: Conversation,
  current: QuizQuestion,
  random: Random,
): string {
  const previousReplies = messagesFrom(conversation, 'other').join('\n')
  const next = topic.quiz.find((quiz) => quiz !== current && !containsQuestion(previousReplies, quiz))
  if (next) return `${random.pick(NEXT)}\n\n${ask(next)}`
  return `That was my last question on ${topic.name}. Now change places and teach me: ${topic.goals[0] ? `can you ${topic.goals[0]}, in your own words?` : 'what is the most important thing you found out?'}\n\nAfterwards, away from the screen: ${topic.next[0] ?? topic.activity.title}`
}

function evaluateAnswer(pending: PendingQuestion, { question, conversation }: TutorTurn, random: Random): string {
  const { quiz } = pending
  const choice = choiceOf(question, quiz)
  const right = quiz.choices[quiz.answer] ?? ''
  const reason = capitalise(quiz.reason)
  if (choice === right) {
    return `${insert(random.pick(RIGHT), right)} ${reason}\n\n${askNextQuestion(pending, conversation, quiz, random)}`
  }
  const tries = messagesFrom(conversation, 'other').filter((text) => containsQuestion(text, quiz)).length
  if (tries > 1 && choice) {
    return `We have been round this twice, so let me show you the way: **${right}**. ${reason}\n\n${askNextQuestion(pending, conversation, quiz, random)}`
  }
  const lead =
    choice === undefined
      ? GIVES_UP.test(normalise(question))
        ? random.pick(HINTS)
        : `You said: *“${question.trim()}”* I am not sure which of the answers you mean, so hold it against this:`
      : insert(random.pick(NOT_YET), choice)
  return `${lead}\n\n${quote(hintFor(pending, random))}\n\nSo, once more: ${ask(quiz)}`
}

const STARTS = [
  'I will not tell you yet; I think that you can find it out. Start here:',
  'Let us get there by asking, one question at a time. A first thought:',
  'Good question, and you know more about it than you think. Begin with this:',
]

function start(topic: Topic, { question, conversation }: TutorTurn, random: Random): string {
  // Words of the topic's name occur in many of its questions, so they do not distinguish them.
  const named = contentWords(topic.name).map(stem)
  const words = new Set(
    contentWords(question)
      .map(stem)
      .filter((word) => !named.includes(word)),
  )
  const previousReplies = messagesFrom(conversation, 'other').join('\n')
  const [first] = topic.quiz
    .filter((quiz) => !containsQuestion(previousReplies, quiz))
    .map((quiz) => ({
      quiz,
      score: contentWords(`${quiz.question} ${quiz.choices.join(' ')}`).filter((word) => words.has(stem(word))).length,
    }))
    .sort((a, b) => b.score - a.score)
  const hook = quote(random.pick(topic.hooks))
  if (first) return `${random.pick(STARTS)}\n\n${hook}\n\n${ask(first.quiz)}`
  const lookUp = topic.next[0] ?? topic.activity.title
  return `${random.pick(STARTS)}\n\n${hook}\n\nYou have answered all my questions on ${topic.name}. Tell me in one sentence what you think the answer is, and how somebody could check it. A way to find out: ${lookUp}`
}

/** Whether a message is a new question or request rather than an answer to the pending question. */
const isQuestion = (text: string) =>
  text.includes('?') ||
  /^(?:teach|explain|tell|let s|what|why|how|i want|help me with|terangkan|apa|kenapa|bagaimana)\b/.test(
    normalise(text),
  )

/** An answer to the tutor, though it is in the first person: 'I think it floats'. */
const REASONS =
  /^(?:because|so|maybe|perhaps|yes|no|i (?:think|guess|believe|know|see|saw|would|got|get|tried|read|learnt|learned|heard|remember|mean|say)|my (?:answer|guess|idea|reason)|we (?:think|say|saw|can)|saya (?:rasa|fikir|tahu|dapat|pernah|jawab|nampak|baca)|jawapan saya|sebab|kerana|mungkin)\b/

/** The tutor's reply; messages that ask for care are answered before. Deterministic: the same turn always gets the same reply. */
export function tutorReply(turn: TutorTurn): TutorReply {
  const { question, conversation, role, age, seed } = turn
  const random = createRandom(`${seed} tutor ${question.trim()}`)
  const occasion = occasionOf(question)
  const parsed = parseQuestion(question, role, age)
  const reply = (text: string): TutorReply => ({ text, isPrivate: false })
  if (occasion && PRIORITY_OCCASIONS.includes(occasion)) {
    return reply(replyTo(occasion, question, parsed.language, random).markdown)
  }
  const pending = pendingQuestionOf(conversation)
  const isChoice = pending !== undefined && choiceOf(question, pending.quiz) !== undefined
  if (pending && isChoice) return reply(evaluateAnswer(pending, turn, random))
  const topic = findTopic(question)
  const isUnknownStatement = topic === null && isOwnStatement(question)
  if (isUnknownStatement && !REASONS.test(normalise(question)) && !GIVES_UP.test(normalise(question))) {
    return { text: replyTo('unsure', question, parsed.language, random).markdown, isPrivate: true }
  }
  if (pending && !isQuestion(question)) return reply(evaluateAnswer(pending, turn, random))
  const checked = checkSum(question, conversation, random)
  if (checked) return reply(checked)
  const sum = askedSum(question)?.sum
  if (sum?.outcome === 'solved') return reply(introduceSum(sum, random, parsed.language))
  const about = topic ?? (isQuestion(question) ? pending?.topic : undefined)
  if (about) return reply(start(about, turn, random))
  return reply(coachWithoutLesson({ question, parsed, conversation, occasion, random }))
}
