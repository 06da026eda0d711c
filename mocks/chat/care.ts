/** Replies that come before any question, request or story: to danger, distress, and what must not be answered. */
import type { MagicRequest } from '../../src/api/chat.contract'
import { askedSum } from '../ai/mathsAnswer'
import { findTopic } from '../ai/findTopic'
import { type ParsedQuestion, parseQuestion, type ReadText, readText } from '../ai/parseQuestion'
import { createRandom } from '../ai/random'
import { isCareReply, isStayReply, withOpenDoor } from '../ai/safeguarding/careReplies'
import { type Concern, concernOf } from '../ai/safeguarding/concern'
import { asksForLesson, isWithoutSubject, statementOf } from '../ai/safeguarding/statement'
import { isPrivateOccasion, type Occasion, replyTo } from '../ai/shortMessages'
import { contentWords, plainText } from '../ai/words'
import { parseIntent } from './intent'

type Conversation = MagicRequest['contextConversations']
export type Care = { text: string; isPrivate: true }

/** What care needs to know of the person: 'teacher' is spoken to as an adult. */
type Listener = { role: string; seed: string }

export const careWith = (occasion: Occasion, { text, writtenIn }: ReadText, { role, seed }: Listener): Care => ({
  text: replyTo(occasion, text, writtenIn, createRandom(`${seed} care ${text.trim()}`), role).markdown,
  isPrivate: true,
})

/** A greeting or a farewell after a reply of care is answered as such. */
const OWN_REPLY: readonly (Occasion | null)[] = ['greeting', 'thanks', 'bye', 'identity', 'app']
/** 'why?', 'no', 'ok', 'he would be angry': fewer content words than a request for a lesson has. */
const FEW_WORDS = 3
/** Replies that stay with a reply of care, at most. */
const MAX_STAYS = 2

const repliesIn = (conversation: Conversation) =>
  conversation.filter(({ from }) => from === 'other').map(({ content }) => content)

/** Whether the last reply was one of care. */
export const isInCare = (conversation: Conversation): boolean => isCareReply(repliesIn(conversation).at(-1) ?? '')

/** Whether a message goes on from a reply of care instead of asking for something of its own. */
function staysWithCare({ text: question, occasion }: ParsedQuestion, conversation: Conversation) {
  if (!isInCare(conversation) || OWN_REPLY.includes(occasion)) return false
  if (findTopic(question) !== null || parseIntent(question) || askedSum(question) || asksForLesson(question))
    return false
  const statement = statementOf(question)
  if (statement !== null) return statement === 'unsure'
  return contentWords(question).length < FEW_WORDS || isWithoutSubject(question)
}

/** The reply that goes on with care: twice a sentence to say, then one line that leaves the door open. */
function stay(conversation: Conversation): Occasion {
  const isStuck = repliesIn(conversation).slice(-MAX_STAYS).every(isStayReply)
  return isStuck && repliesIn(conversation).length >= MAX_STAYS ? 'unsure' : 'stay'
}

const WELCOME = { en: 'You are welcome.', ms: 'Sama-sama.' }

/** The reply to a message that asks for care or must not be answered, in the language of the message; undefined for any other. */
export function careFor(parsed: ParsedQuestion, conversation: Conversation, listener: Listener): Care | undefined {
  const { occasion, writtenIn } = parsed
  if (occasion && isPrivateOccasion(occasion)) return careWith(occasion, parsed, listener)
  if (occasion === 'thanks' && isInCare(conversation))
    return { text: withOpenDoor(WELCOME[writtenIn], writtenIn), isPrivate: true }
  return staysWithCare(parsed, conversation) ? careWith(stay(conversation), parsed, listener) : undefined
}

/** The same for a prompt that is not part of a chat, as plain text; undefined when cards and ideas may be made of it. */
export function careText(prompt: string, role: string): string | undefined {
  const care = careFor(parseQuestion(prompt, role, undefined), [], { role, seed: 'card' })
  return care && plainText(care.text)
}

const SPEECH = /"[^"]*"|“[^”]*”/g

/** The concern of a text that is worked on: what somebody in a story says sadly is a story's; danger counts even there. */
function concernOfText(text: string): Concern | null {
  const concern = concernOf(text)
  return concern === 'sad' ? concernOf(text.replace(SPEECH, ' ')) : concern
}

/** The reply to a question about a passage that tells of danger or distress; undefined for any other passage. */
export function careForText(text: string, listener: Listener): Care | undefined {
  const concern = concernOfText(text)
  return concern ? careWith(concern, readText(text), listener) : undefined
}

/**
 * The same for texts that are worked on (a lesson, a selection, ideas), in the language of the first that tells of danger or
 * distress. Rude words are not refused here: they may be what is to be rewritten.
 */
export function careForTexts(role: string, ...texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const care = careForText(text, { role, seed: 'text' })
    if (care) return plainText(care.text)
  }
  return undefined
}
