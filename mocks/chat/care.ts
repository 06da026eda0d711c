/** Replies of care to danger, to distress and to questions that must not be answered. They come before every other reply. */
import type { MagicRequest } from '../../src/api/chat.contract'
import { askedSum } from '../ai/mathsAnswer'
import { findTopic } from '../ai/findTopic'
import { type ParsedQuestion, parseQuestion } from '../ai/parseQuestion'
import { type ReadText, readText } from '../ai/readText'
import { createRandom } from '../ai/random'
import { isCareReply, isStayReply, withOpenDoor } from '../ai/safeguarding/careReplies'
import { type Concern, concernOf } from '../ai/safeguarding/concern'
import { asksForLesson, isWithoutSubject, statementOf } from '../ai/safeguarding/statement'
import { isPrivateOccasion, type Occasion, replyTo } from '../ai/shortMessages'
import { contentWords, plainText } from '../ai/words'
import { parseIntent } from './intent'

type Conversation = MagicRequest['contextConversations']
export type Care = { text: string; isPrivate: true }

/** The person whom a reply of care addresses. A teacher is addressed as an adult. */
type Listener = { role: string; seed: string }

/** Returns the reply of care for an occasion, in the question's language. The same seed and question give the same reply. */
export const careWith = (occasion: Occasion, { text, writtenIn }: ReadText, { role, seed }: Listener): Care => ({
  text: replyTo(occasion, text, writtenIn, createRandom(`${seed} care ${text.trim()}`), role).markdown,
  isPrivate: true,
})

/** After a reply of care, messages with these occasions still get their usual reply. */
const OWN_REPLY: readonly (Occasion | null)[] = ['greeting', 'thanks', 'bye', 'identity', 'app']
/** A message with fewer content words than this counts as no new request, such as 'why?', 'ok' or 'he would be angry'. */
const FEW_WORDS = 3
/** Maximum number of `stay` replies in a row, which keep talking about the disclosure. */
const MAX_STAYS = 2

const repliesIn = (conversation: Conversation) =>
  conversation.filter(({ from }) => from === 'other').map(({ content }) => content)

export const isInCare = (conversation: Conversation): boolean => isCareReply(repliesIn(conversation).at(-1) ?? '')

/** True if a message goes on talking after a reply of care and asks for nothing new. */
function staysWithCare({ text: question, occasion }: ParsedQuestion, conversation: Conversation) {
  if (!isInCare(conversation) || OWN_REPLY.includes(occasion)) return false
  if (findTopic(question) !== null || parseIntent(question) || askedSum(question) || asksForLesson(question))
    return false
  const statement = statementOf(question)
  if (statement !== null) return statement === 'unsure'
  return contentWords(question).length < FEW_WORDS || isWithoutSubject(question)
}

/** Returns the occasion of the next reply of care: `stay`, or `unsure` after two `stay` replies in a row. */
function stay(conversation: Conversation): Occasion {
  const isStuck = repliesIn(conversation).slice(-MAX_STAYS).every(isStayReply)
  return isStuck && repliesIn(conversation).length >= MAX_STAYS ? 'unsure' : 'stay'
}

const WELCOME = { en: 'You are welcome.', ms: 'Sama-sama.' }

/**
 * Returns the reply of care to a message that needs care or must not be answered, in its language. Returns undefined for all
 * other messages.
 */
export function careFor(parsed: ParsedQuestion, conversation: Conversation, listener: Listener): Care | undefined {
  const { occasion, writtenIn } = parsed
  if (occasion && isPrivateOccasion(occasion)) return careWith(occasion, parsed, listener)
  if (occasion === 'thanks' && isInCare(conversation))
    return { text: withOpenDoor(WELCOME[writtenIn], writtenIn), isPrivate: true }
  return staysWithCare(parsed, conversation) ? careWith(stay(conversation), parsed, listener) : undefined
}

/**
 * Returns the reply of care to a prompt outside the chat, as plain text. Returns undefined if content may be generated from the
 * prompt.
 */
export function careText(prompt: string, role: string): string | undefined {
  const care = careFor(parseQuestion(prompt, role, undefined), [], { role, seed: 'card' })
  return care && plainText(care.text)
}

const SPEECH = /"[^"]*"|“[^”]*”/g

/**
 * Returns the concern of a text that is to be rewritten. Sadness in direct speech belongs to a character of the text; danger
 * counts even there.
 */
function concernOfText(text: string): Concern | null {
  const concern = concernOf(text)
  return concern === 'sad' ? concernOf(text.replace(SPEECH, ' ')) : concern
}

/** Returns the reply to a question about a passage of danger or distress; undefined for any other passage. */
export function careForText(text: string, listener: Listener): Care | undefined {
  const concern = concernOfText(text)
  return concern ? careWith(concern, readText(text), listener) : undefined
}

/**
 * Returns the reply of care to texts such as a lesson, a selection or ideas, as plain text. It is in the language of the first
 * worrying text. It does not refuse rude words, because the person may want to have them rewritten.
 */
export function careForTexts(role: string, ...texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const care = careForText(text, { role, seed: 'text' })
    if (care) return plainText(care.text)
  }
  return undefined
}
