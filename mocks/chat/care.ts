/** Replies of care: to danger, to distress and to questions that must not be answered. Replies of care come before every other reply. */
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

/** The addressee of a reply of care; the role 'teacher' is addressed as an adult. */
type Listener = { role: string; seed: string }

/** The reply of care for an occasion, in the question's language. Deterministic by seed and question. */
export const careWith = (occasion: Occasion, { text, writtenIn }: ReadText, { role, seed }: Listener): Care => ({
  text: replyTo(occasion, text, writtenIn, createRandom(`${seed} care ${text.trim()}`), role).markdown,
  isPrivate: true,
})

/** Occasions that get their usual reply even after a reply of care. */
const OWN_REPLY: readonly (Occasion | null)[] = ['greeting', 'thanks', 'bye', 'identity', 'app']
/** Minimum content words of a request; 'why?', 'ok' and 'he would be angry' have fewer. */
const FEW_WORDS = 3
/** Maximum number of `stay` replies in a row. */
const MAX_STAYS = 2

const repliesIn = (conversation: Conversation) =>
  conversation.filter(({ from }) => from === 'other').map(({ content }) => content)

/** True if the last reply was a reply of care. */
export const isInCare = (conversation: Conversation): boolean => isCareReply(repliesIn(conversation).at(-1) ?? '')

/** True if a message continues a reply of care and requests nothing new. */
function staysWithCare({ text: question, occasion }: ParsedQuestion, conversation: Conversation) {
  if (!isInCare(conversation) || OWN_REPLY.includes(occasion)) return false
  if (findTopic(question) !== null || parseIntent(question) || askedSum(question) || asksForLesson(question))
    return false
  const statement = statementOf(question)
  if (statement !== null) return statement === 'unsure'
  return contentWords(question).length < FEW_WORDS || isWithoutSubject(question)
}

/** The occasion of the next reply of care: `stay` at most twice in a row, then `unsure`. */
function stay(conversation: Conversation): Occasion {
  const isStuck = repliesIn(conversation).slice(-MAX_STAYS).every(isStayReply)
  return isStuck && repliesIn(conversation).length >= MAX_STAYS ? 'unsure' : 'stay'
}

const WELCOME = { en: 'You are welcome.', ms: 'Sama-sama.' }

/** The reply to a message that needs care or must not be answered, in the message's language; undefined for others. */
export function careFor(parsed: ParsedQuestion, conversation: Conversation, listener: Listener): Care | undefined {
  const { occasion, writtenIn } = parsed
  if (occasion && isPrivateOccasion(occasion)) return careWith(occasion, parsed, listener)
  if (occasion === 'thanks' && isInCare(conversation))
    return { text: withOpenDoor(WELCOME[writtenIn], writtenIn), isPrivate: true }
  return staysWithCare(parsed, conversation) ? careWith(stay(conversation), parsed, listener) : undefined
}

/** Plain-text reply of care to a prompt outside the chat. Undefined if cards and ideas may be made from the prompt. */
export function careText(prompt: string, role: string): string | undefined {
  const care = careFor(parseQuestion(prompt, role, undefined), [], { role, seed: 'card' })
  return care && plainText(care.text)
}

const SPEECH = /"[^"]*"|“[^”]*”/g

/** The concern of a text to rewrite. Sadness in direct speech belongs to a character; danger counts even in speech. */
function concernOfText(text: string): Concern | null {
  const concern = concernOf(text)
  return concern === 'sad' ? concernOf(text.replace(SPEECH, ' ')) : concern
}

/** The reply to a question about a passage of danger or distress; undefined for any other passage. */
export function careForText(text: string, listener: Listener): Care | undefined {
  const concern = concernOfText(text)
  return concern ? careWith(concern, readText(text), listener) : undefined
}

/**
 * Plain-text reply of care to input texts (a lesson, a selection, ideas), in the language of the first worrying text. Rude words are not
 * refused here: the request may be to rewrite the rude words.
 */
export function careForTexts(role: string, ...texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const care = careForText(text, { role, seed: 'text' })
    if (care) return plainText(care.text)
  }
  return undefined
}
