import { channels, type EventsOf } from '../../src/api/channels'
import type { MagicEvent, MagicRequest, ReplyData } from '../../src/api/chat.contract'
import type { Card } from '../../src/api/cards/card.schema'
import type { CardRecord, PersonRecord } from '../db/tables'
import { isQuotaUsedUp } from '../domain/users/people'
import type { MockServer } from '../server/mockServer'
import { FAILED_MESSAGE } from '../domain/generation/failedCard'
import { formatIdOf, replyIds, storeMessage, storeReply } from './history'
import type { ReasoningSteps } from './reasoningSteps'

/** ms for which a withheld card keeps the stream open: longer than any client waits. */
const NEVER_MS = 10 * 60_000
/** Tokens per stream event; a model server sends tokens in batches. */
const TOKENS_PER_EVENT = 4

export const toCardReference = ({ id, type, title, parent_id }: CardRecord) => ({
  id,
  type: type as Card['type'],
  title,
  parent_id,
})

type ReplyFacts = { messageId: string; messageCount: number; cards: CardRecord[]; isPrivate?: boolean | undefined }

/** Returns the payload of the `metadata` event after a reply (C-329, D-3105, D-3150). */
export const metadataOf = (
  mockServer: MockServer,
  person: PersonRecord,
  { messageId, messageCount, cards, isPrivate = false }: ReplyFacts,
) => ({
  messageId,
  ...replyIds(person, messageId),
  sessionId: `s-${person.id}`,
  messageCount,
  usage_quota_reached: isQuotaUsedUp(mockServer, person),
  formats: cards.map(toCardReference),
  ...(isPrivate && { actionButtonVisible: false }),
})

/** Joins tokens to the texts of `token` events, four tokens each. */
export function batchTokens(tokens: readonly string[]): string[] {
  const count = Math.ceil(tokens.length / TOKENS_PER_EVENT)
  return Array.from({ length: count }, (_, index) =>
    tokens.slice(index * TOKENS_PER_EVENT, (index + 1) * TOKENS_PER_EVENT).join(''),
  )
}

/**
 * Returns the reasoning steps of a reply about a topic of the library. Replies of care, cards and the other chat modes have
 * none.
 */
async function stepsOf(
  mockServer: MockServer,
  person: PersonRecord,
  request: MagicRequest,
): Promise<ReasoningSteps | undefined> {
  const [{ cardTexts, contextIdsOf }, { reasoningStepsFor }] = await Promise.all([
    import('./answerFor'),
    import('./reasoningSteps'),
  ])
  const steps = reasoningStepsFor(request.question, cardTexts(mockServer, person, contextIdsOf(mockServer, request)))
  return steps.sources.length > 0 ? steps : undefined
}

/** `data` of a stored reply; null for plain words. */
function replyData(steps: ReasoningSteps | undefined, cards: readonly CardRecord[]): ReplyData | null {
  if (!steps && cards.length === 0) return null
  const { tools, sources, artifacts } = steps ?? {}
  return { ...(steps && { tools, sources, artifacts }), formats: cards.map(toCardReference) }
}

/** Returns how many earlier messages of the person asked the same question. */
const timesAskedOf = (mockServer: MockServer, person: PersonRecord, question: string) =>
  mockServer.db.messages
    .where('user_id', person.id)
    .filter(({ from, content }) => from === 'USER' && content.trim() === question.trim()).length

type MagicEvents = EventsOf<typeof channels.magic>

/** Returns a function that broadcasts an event of the response on the person's channel, under the channel's event name. */
function toChannel(mockServer: MockServer, userId: number, messageId: string, format_id: string | null) {
  const emit = <Name extends keyof MagicEvents>(name: Name, payload: MagicEvents[Name]) =>
    mockServer.emit(channels.magic, { userId }, name, payload)
  return (event: MagicEvent) => {
    switch (event.event) {
      case 'start':
        return emit('chat.stream.start', { messageId, type: event.data.type, format_id })
      case 'token':
        return emit('token', { messageId, token: event.data })
      case 'agentReasoning':
      case 'nextAgent':
      case 'usedTools':
      case 'sourceDocuments':
      case 'artifacts':
        return emit(event.event, { messageId, data: event.data } as MagicEvents[typeof event.event])
      case 'end':
        return emit('end', { messageId, content: event.data.content })
      case 'metadata':
        return emit('metadata', { ...event.data, messageId })
      default:
        return undefined
    }
  }
}

/**
 * Streams the response of `POST /magic` (C-325, D-3104). The person's other tabs get the events on `magic.{userId}`.
 * Stores question and reply in the history. If the client aborts, stores the text sent so far and creates no card.
 */
export async function* streamedReply(
  mockServer: MockServer,
  person: PersonRecord,
  request: MagicRequest,
  signal: AbortSignal,
): AsyncGenerator<MagicEvent, void> {
  const messageId = crypto.randomUUID()
  const format_id = formatIdOf(request)
  const timesAsked = timesAskedOf(mockServer, person, request.question)
  const message = storeMessage(mockServer, person, { from: 'USER', type: 'text', content: request.question, format_id })
  mockServer.emit(channels.magic, { userId: person.id }, 'chat.received', { message })
  const broadcast = toChannel(mockServer, person.id, messageId, format_id)
  let sentText = ''
  let isEnded = false
  try {
    for await (const event of writeReply(mockServer, person, { ...request, messageId, timesAsked }, signal)) {
      yield event
      broadcast(event)
      if (event.event === 'token') sentText += event.data
      if (event.event === 'end') isEnded = true
    }
  } finally {
    // The client has aborted: end the reply in the person's other tabs, too. After an injected stream fault, they get no such
    // event.
    if (!isEnded && signal.aborted) broadcast({ event: 'end', data: { messageId, content: sentText } })
  }
}

/** Yields the events of a reply. Stores the reply before its last events. If the stream ends early, stores the text sent so far. */
async function* writeReply(
  mockServer: MockServer,
  person: PersonRecord,
  { messageId, timesAsked, ...request }: MagicRequest & { messageId: string; timesAsked: number },
  signal: AbortSignal,
): AsyncGenerator<MagicEvent, void> {
  const [{ answerFor, loadTopicsFor }, { tokenise }, { beginCard }] = await Promise.all([
    import('./answerFor'),
    import('../ai/tokens'),
    import('./wishedCard'),
  ])
  const type = request.chatMode === 'tutor' ? 'tutor' : 'text'
  const format_id = formatIdOf(request)
  await loadTopicsFor(mockServer, person, request)
  const { text, card, ideasTopic, isPrivate } = answerFor(mockServer, person, request, timesAsked)
  const wish = card && beginCard(mockServer, person, card, { prompt: request.question, format_id })
  const isPlain = card !== undefined || isPrivate === true || request.chatMode !== 'normal'
  const steps = isPlain ? undefined : await stepsOf(mockServer, person, request)
  let sentText = ''
  let isStored = false
  const store = (cards: CardRecord[]) => {
    isStored = true
    const data = replyData(steps, cards)
    storeReply(mockServer, person, { id: messageId, type, content: sentText, format_id, data, isPrivate })
  }
  try {
    yield { event: 'start', data: { messageId, type, agentId: request.chatAgent, chatMode: request.chatMode } }
    if (steps) {
      await mockServer.wait(mockServer.streamIntervalMs)
      yield { event: 'agentReasoning', data: steps.reasoning }
      yield { event: 'nextAgent', data: 'Writer' }
    }
    wish?.showLoader()
    // The words announce the card: without a card there are no words, and no end.
    if (wish?.isWithheld) await mockServer.wait(NEVER_MS, signal)
    if (signal.aborted) return
    const words = wish?.isFailing ? FAILED_MESSAGE : text
    for (const chunk of batchTokens(tokenise(words))) {
      await mockServer.wait(mockServer.streamIntervalMs)
      sentText += chunk
      yield { event: 'token', data: chunk }
    }
    const created = wish?.create()
    const cards = created ? [created.card] : []
    store(cards)
    if (steps) {
      yield { event: 'usedTools', data: steps.tools }
      yield { event: 'sourceDocuments', data: steps.sources }
      yield { event: 'artifacts', data: steps.artifacts }
    }
    yield { event: 'end', data: { messageId, content: words } }
    const facts = { messageId, messageCount: request.messageCount + 1, cards, isPrivate }
    yield { event: 'metadata', data: metadataOf(mockServer, person, facts) }
    const userId = person.id
    // `stream: false` tells the app that the card is complete and no token follows.
    if (created && !request.isFocusMode) {
      const format = toCardReference(created.card)
      mockServer.emit(channels.magic, { userId }, 'focus.changed', { format, stream: created.isStreamed })
    }
    if (ideasTopic) {
      mockServer.emit(channels.pageRedirect, { userId }, 'page.changed', { page: 'ideation', topic: ideasTopic })
    }
  } finally {
    wish?.giveUp()
    if (!isStored && sentText) store([])
  }
}
