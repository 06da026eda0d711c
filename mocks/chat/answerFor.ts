/** Composes the assistant's complete reply to a question, with the generated card, before anything is streamed. */
import type { MagicRequest } from '../../src/api/chat.contract'
import { htmlToText } from '../../src/lib/html/htmlToText'
import { answerQuestion } from '../ai/answer'
import { answerSeveral } from '../ai/severalQuestions'
import { loadTopicsOf } from '../ai/findTopic'
import type { Language } from '../ai/language'
import { isCreatable, makeCard } from '../ai/makeCard'
import { recommendationsFor } from '../ai/recommendations'
import { shortFact } from '../ai/shortFacts'
import { type ParsedQuestion, parseQuestion } from '../ai/parseQuestion'
import { normalise } from '../ai/words'
import { greetingInReturn, isPrivateOccasion, splitGreeting } from '../ai/shortMessages'
import { withOpenDoor, withoutOpenDoor } from '../ai/safeguarding/careReplies'
import { careFor, careForText, careWith, isInCare } from './care'
import { mayAddTo } from '../domain/cards/cardRules'
import { canSee, childrenOf } from '../domain/cards/cards'
import type { CardRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { inMannerOf } from './agents'
import { announceCard } from './announce'
import { boardFact } from './boardFacts'
import { cardFromCards } from './cardFromCards'
import { continueStory, noStory } from './creativeWriter'
import { replyToFollowUp } from './followUp'
import { ideasReply } from './ideasReply'
import { tutorReply } from './tutor'
import { parseIntent } from './intent'
import type { WishedCard } from './wishedCard'

export type Reply = {
  /** Markdown. */
  text: string
  /** Requested card, not stored yet. */
  card?: WishedCard
  /** True for a reply that must not become a card (docs/safeguarding.md). */
  isPrivate?: boolean
  /** The topic, if the person asks for ideas. */
  ideasTopic?: string
}

/** Returns title and text of those cards that the person may see. */
export const cardTexts = (mockServer: MockServer, person: PersonRecord, ids: readonly string[]) =>
  ids
    .map((id) => mockServer.db.cards.get(id))
    .filter((card): card is CardRecord => card !== undefined && canSee(mockServer, card, person))
    .map((card) => ({ title: card.title, body: typeof card.body === 'string' ? card.body : '' }))

/**
 * Matches questions about the open stack: 'sum up this stack', 'apa yang kurang dalam timbunan ini'. It counts only if no card
 * is selected.
 */
const ABOUT_STACK = /\b(stack|board|(these|those|the|my|all) cards|timbunan|papan|kad kad)\b/

/** Returns the ids of the cards that a question is about. A stack is replaced by its cards. */
export function contextIdsOf(
  mockServer: MockServer,
  { question, contextFormatIds, parentId }: Pick<MagicRequest, 'question' | 'contextFormatIds' | 'parentId'>,
): string[] {
  const isAboutStack = contextFormatIds.length === 0 && ABOUT_STACK.test(normalise(question))
  const ids = isAboutStack && parentId !== null ? [parentId] : contextFormatIds
  return ids.flatMap((id) => {
    const inside = childrenOf(mockServer, id).map((card) => card.id)
    return inside.length > 0 ? inside : [id]
  })
}

/** Returns the stack for a new card. Without permission to add to it, returns undefined, which means My Board (C-217, D-3122). */
function stackForNewCard(mockServer: MockServer, person: PersonRecord, stackId: string | null): CardRecord | undefined {
  const stack = stackId ? mockServer.db.cards.get(stackId) : undefined
  return stack?.type === 'stack' && mayAddTo(mockServer, person, stack) ? stack : undefined
}

type CardRequest = {
  type: string
  parsed: ParsedQuestion
  contextFormatIds: readonly string[]
  parentId: string | null
  seed: string
}

/** Returns a generated card with a message; undefined for a type that cannot be generated. */
export function replyWithCard(mockServer: MockServer, person: PersonRecord, request: CardRequest): Reply | undefined {
  const { type, seed } = request
  if (!isCreatable(type)) return undefined
  const { text } = request.parsed
  const parsed = text.startsWith('#') ? parseFor(person, text.slice(1)) : request.parsed
  const context = cardTexts(mockServer, person, request.contextFormatIds)
  const generated = {
    ...makeCard({ type, prompt: parsed.text, parsed, context, role: person.role, age: person.age, seed }),
    recommendations: recommendationsFor(type, parsed) ?? null,
  }
  const stack = stackForNewCard(mockServer, person, request.parentId)
  return {
    text: announceCard(generated, stack && htmlToText(stack.title), parsed.language, seed),
    card: { type, generated, parentId: stack?.id ?? null },
  }
}

/** Parses a person's question. The person's role and age decide how simple the answer will be. */
export const parseFor = ({ role, age }: PersonRecord, question: string): ParsedQuestion =>
  parseQuestion(question, role, age ?? undefined)

/** Loads the topics that a reply may need, because `answerFor` itself is synchronous. */
export async function loadTopicsFor(
  mockServer: MockServer,
  person: PersonRecord,
  request: MagicRequest,
): Promise<void> {
  const { question, highlightedText, contextConversations } = request
  const cards = cardTexts(mockServer, person, contextIdsOf(mockServer, request))
  const titles = cards.map(({ title }) => title)
  const said = contextConversations.map(({ content }) => content)
  await loadTopicsOf(question, highlightedText, ...said, titles.join(' '), ...titles, ...cards.map(({ body }) => body))
}

/** First lines for the answer to a repeated question, so that the replies do not begin alike. */
const AGAIN: Readonly<Record<Language, readonly string[]>> = {
  en: ['Once more, and more slowly:', 'Here it is again:', 'As before:'],
  ms: ['Sekali lagi, perlahan-lahan:', 'Ini dia sekali lagi:', 'Seperti tadi:'],
}
const beginningOf = (text: string) => text.slice(0, 30)

type ParsedRequest = MagicRequest & { parsed: ParsedQuestion }

/** Replies to a repeated question with the same answer and a new beginning. */
function answerAgain(mockServer: MockServer, person: PersonRecord, request: ParsedRequest, timesAsked: number): Reply {
  let reply = answerToQuestion(mockServer, person, request)
  const beginnings = [beginningOf(reply.text)]
  const leads = AGAIN[request.parsed.writtenIn]
  for (let time = 1; time <= Math.min(timesAsked, leads.length); time += 1) {
    reply = answerToQuestion(mockServer, person, request, ` again ${time}`)
    if (reply.isPrivate) return reply
    if (beginnings.includes(beginningOf(reply.text))) reply = { ...reply, text: `${leads[time - 1]}\n\n${reply.text}` }
    beginnings.push(beginningOf(reply.text))
  }
  return reply
}

/**
 * The reply to a question in the current chat mode. Danger and distress come before any other request.
 * The first answer after a reply of care ends with an offer to talk (`withOpenDoor`) and cannot become a card.
 * Deterministic: the same request, repeated equally often, gets the same reply.
 * @param timesAsked number of earlier messages with the same question
 */
export function answerFor(mockServer: MockServer, person: PersonRecord, request: MagicRequest, timesAsked = 0): Reply {
  const { question, contextConversations, highlightedText } = request
  const parsed = parseFor(person, question)
  const listener = { role: person.role, seed: `${person.id} ${request.messageCount}` }
  const care = careFor(parsed, contextConversations, listener) ?? careForText(highlightedText, listener)
  if (care) return care
  const conversation = contextConversations.map((message) => ({
    ...message,
    content: withoutOpenDoor(message.content),
  }))
  const answered = answerAgain(
    mockServer,
    person,
    { ...request, parsed, contextConversations: conversation },
    timesAsked,
  )
  const reply = inManner(request, parsed, listener.seed, answered)
  if (reply.isPrivate || !isInCare(contextConversations)) return reply
  return { ...reply, text: withOpenDoor(reply.text, parsed.writtenIn), isPrivate: true }
}

/** A reply in the manner of the chosen agent. Cards, ideas, private replies and the other modes keep their own. */
function inManner({ chatAgent, chatMode }: MagicRequest, question: ParsedQuestion, seed: string, reply: Reply): Reply {
  if (chatMode !== 'normal' || reply.card || reply.isPrivate || reply.ideasTopic !== undefined) return reply
  return { ...reply, text: inMannerOf({ agent: chatAgent, question, seed }, reply.text) }
}

/** Title and current text of the card that the last reply made; undefined without a card or text. */
function cardOfLastReply(
  mockServer: MockServer,
  person: PersonRecord,
  conversation: MagicRequest['contextConversations'],
) {
  const last = conversation.findLast(({ from }) => from === 'other')?.content
  const message = mockServer.db.messages
    .where('user_id', person.id)
    .find(({ from, content }) => from === 'other' && withoutOpenDoor(content) === last)
  const [made] = (message?.data as { formats?: { id: string }[] } | null | undefined)?.formats ?? []
  const [text] = made ? cardTexts(mockServer, person, [made.id]) : []
  return text?.body ? text : undefined
}

function answerToQuestion(mockServer: MockServer, person: PersonRecord, request: ParsedRequest, variation = ''): Reply {
  const { parsed, chatMode, contextConversations: conversation, parentId } = request
  const question = parsed.text
  const { role } = person
  const age = person.age ?? undefined
  const seed = `${person.id} ${request.messageCount}${variation}`
  const { greeting, rest } = splitGreeting(question)
  if (greeting && parsed.occasion === null) {
    const restRequest = { ...request, question: rest, parsed: parseFor(person, rest) }
    const reply = answerToQuestion(mockServer, person, restRequest, variation)
    const inReturn = reply.card || reply.isPrivate ? '' : greetingInReturn(greeting)
    return { ...reply, text: inReturn ? `${inReturn} ${reply.text}` : reply.text }
  }
  if (chatMode === 'tutor') return tutorReply({ parsed, role, conversation, seed })
  if (chatMode === 'creative-writer') {
    const turn = { parsed, conversation, seed }
    const occasion = noStory(turn)
    if (occasion === null) return { text: continueStory(turn) }
    const { text } = careWith(occasion, parsed, { role, seed })
    return { text, isPrivate: isPrivateOccasion(occasion) }
  }
  const contextFormatIds = contextIdsOf(mockServer, request)
  const context = [
    ...cardTexts(mockServer, person, contextFormatIds),
    ...(request.highlightedText.trim() ? [{ title: '', body: request.highlightedText }] : []),
  ]
  const made = cardOfLastReply(mockServer, person, conversation)
  const followUp = replyToFollowUp({ parsed, role, age, conversation, context, made, seed })
  if (followUp !== undefined) return { text: followUp }
  const intent = parseIntent(question)
  if (intent?.kind === 'ideas') return { text: ideasReply(intent.topic, parsed.language), ideasTopic: intent.topic }
  if (intent?.kind === 'group' || intent?.kind === 'insight') {
    return cardFromCards(mockServer, person, intent.kind, { ids: request.contextFormatIds, language: parsed.language })
  }
  const cardReply =
    intent && replyWithCard(mockServer, person, { type: intent.type, parsed, contextFormatIds, parentId, seed })
  if (cardReply) return cardReply
  const isOnBoard = context.length === 0 && shortFact(parsed, parsed.writtenIn) === null
  const fact = isOnBoard && boardFact(mockServer, person, parsed)
  if (fact) return { text: fact }
  const asked = { parsed, role, context, seed }
  const { markdown, isPrivate } = answerSeveral(asked, age) ?? answerQuestion(asked)
  return { text: markdown, isPrivate }
}
