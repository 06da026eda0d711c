/** Replies that come before any question, request or story: to danger, distress, and what must not be answered. */
import type { MagicRequest } from '../../src/api/chat.contract'
import { askedSum } from '../ai/mathsAnswer'
import { findTopic } from '../ai/findTopic'
import { languageOf } from '../ai/language'
import { createRandom } from '../ai/random'
import { isCareReply } from '../ai/safeguarding/careReplies'
import { type Concern, concernOf } from '../ai/safeguarding/concern'
import { isOwnStatement } from '../ai/safeguarding/statement'
import { isPrivateOccasion, type Occasion, occasionOf, replyTo } from '../ai/shortMessages'
import { contentWords, plainText } from '../ai/words'
import { parseIntent } from './intent'

type Care = { text: string; isPrivate: true }

export const careWith = (occasion: Occasion, question: string, seed: string): Care => ({
  text: replyTo(occasion, question, languageOf(question), createRandom(`${seed} care ${question.trim()}`)).markdown,
  isPrivate: true,
})

/** Words of thanks, a greeting or a farewell after a reply of care are answered as such. */
const OWN_REPLY: readonly (Occasion | null)[] = ['greeting', 'thanks', 'bye', 'identity', 'app']
/** 'why?', 'no', 'ok', 'he would be angry': fewer content words than a request for a lesson has. */
const FEW_WORDS = 3

/** Whether a message goes on from a reply of care instead of turning to a lesson. */
function staysWithCare(
  question: string,
  occasion: Occasion | null,
  conversation: MagicRequest['contextConversations'],
) {
  const last = conversation.findLast(({ from }) => from === 'other')?.content ?? ''
  if (!isCareReply(last) || OWN_REPLY.includes(occasion)) return false
  if (findTopic(question) !== null || parseIntent(question) || askedSum(question)) return false
  return isOwnStatement(question) || contentWords(question).length < FEW_WORDS
}

/** The reply to a message that asks for care or must not be answered, in the language of the message; undefined for any other. */
export function careFor(
  question: string,
  conversation: MagicRequest['contextConversations'],
  seed: string,
): Care | undefined {
  const occasion = occasionOf(question)
  if (occasion && isPrivateOccasion(occasion)) return careWith(occasion, question, seed)
  return staysWithCare(question, occasion, conversation) ? careWith('stay', question, seed) : undefined
}

/** The same for a prompt that is not part of a chat, as plain text; undefined when cards and ideas may be made of it. */
export function careText(prompt: string): string | undefined {
  const care = careFor(prompt, [], 'card')
  return care && plainText(care.text)
}

const SPEECH = /"[^"]*"|“[^”]*”/g

/** The concern of a text that is worked on: what somebody in a story says sadly is a story's; danger counts even there. */
function concernOfText(text: string): Concern | null {
  const concern = concernOf(text)
  return concern === 'sad' ? concernOf(text.replace(SPEECH, ' ')) : concern
}

/**
 * The same for texts that are worked on (a lesson, a selection, ideas), in the language of the first that tells of danger or
 * distress. Rude words are not refused here: they may be what is to be rewritten.
 */
export function careForTexts(...texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const concern = concernOfText(text)
    if (concern) return plainText(careWith(concern, text, 'text').text)
  }
  return undefined
}
