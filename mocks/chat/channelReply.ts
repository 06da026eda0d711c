/**
 * Replies that the server does not send in an HTTP response but broadcasts on the channel `magic.{userId}` (C-404 to C-414,
 * D-3107).
 */
import { channels, type EventsOf } from '../../src/api/channels'
import type { CardType } from '../../src/api/cards/card.schema'
import type { MessageRecord, PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { FAILED_MESSAGE } from '../domain/generation/failedCard'
import type { Reply } from './answerFor'
import { storeMessage, storeReply } from './history'
import { metadataOf, toCardReference, batchTokens } from './streamedReply'

type MagicEvents = EventsOf<typeof channels.magic>

/** A prompt that does not come from the chat input, such as an engager. */
export type ChannelPrompt = {
  prompt: string
  promptType: 'engager' | 'text'
  /** Stored as the `data` of the message that the prompt becomes. */
  promptData: MessageRecord['data']
  contextFormatIds: string[]
  /** Type of the card to generate; null for a text reply. */
  cardType: CardType | null
}

/** Delay in ms before the assistant starts to reply. A real server's queue worker is about as slow. */
const PICK_UP_MS = 120

async function reply(mockServer: MockServer, person: PersonRecord, request: ChannelPrompt): Promise<void> {
  const [
    { answerQuestion },
    { cardTexts, parseFor, replyWithCard },
    { careFor },
    { reasoningStepsFor },
    { tokenise },
    { beginCard },
    { loadTopicsOf },
  ] = await Promise.all([
    import('../ai/answer'),
    import('./answerFor'),
    import('./care'),
    import('./reasoningSteps'),
    import('../ai/tokens'),
    import('./wishedCard'),
    import('../ai/findTopic'),
  ])
  const { prompt, promptType, promptData, contextFormatIds, cardType } = request
  const messageId = crypto.randomUUID()
  const emit = <Name extends keyof MagicEvents>(event: Name, payload: MagicEvents[Name]) =>
    mockServer.emit(channels.magic, { userId: person.id }, event, payload)
  const pause = () => mockServer.wait(mockServer.streamIntervalMs)
  const seed = `${person.id} ${prompt}`
  const context = cardTexts(mockServer, person, contextFormatIds)
  await loadTopicsOf(prompt, context.map(({ title }) => title).join(' '))
  const parsed = parseFor(person, prompt)
  const cardRequest = { type: cardType ?? '', parsed, contextFormatIds, parentId: null, seed }
  const answer = (): Reply => {
    const { markdown, isPrivate } = answerQuestion({ parsed, role: person.role, context, seed })
    return { text: markdown, isPrivate }
  }
  const replied: Reply =
    careFor(parsed, [], { role: person.role, seed }) ?? replyWithCard(mockServer, person, cardRequest) ?? answer()
  const { text, card, isPrivate } = replied
  const { reasoning, tools, sources, artifacts } = reasoningStepsFor(prompt, context)

  // The chat of a card lists the messages that have the card's id. A prompt about several cards appears in the whole chat only.
  const [formatId = null, ...others] = contextFormatIds
  const format_id = others.length === 0 ? formatId : null
  const message = storeMessage(mockServer, person, {
    format_id,
    from: 'USER',
    type: promptType,
    content: prompt,
    data: promptData,
  })
  emit('chat.received', { message })
  emit('chat.stream.start', { messageId, type: 'text', format_id })
  const wish = card && beginCard(mockServer, person, card, { prompt, format_id })
  wish?.showLoader()
  if (wish?.isWithheld) return
  const words = wish?.isFailing ? FAILED_MESSAGE : text
  await pause()
  emit('agentReasoning', { messageId, data: reasoning })
  await pause()
  emit('nextAgent', { messageId, data: 'Writer' })
  emit('usedTools', { messageId, data: tools })
  if (sources.length > 0) emit('sourceDocuments', { messageId, data: sources })
  emit('artifacts', { messageId, data: artifacts })
  const created = wish?.create({ isComplete: true })
  const cards = created ? [created.card] : []
  for (const token of batchTokens(tokenise(words))) {
    await pause()
    emit('token', { messageId, token })
  }
  const data = { tools, sources, artifacts, formats: cards.map(toCardReference) }
  storeReply(mockServer, person, { id: messageId, type: 'text', content: words, format_id, data, isPrivate })
  emit('end', { messageId, content: words })
  emit('metadata', metadataOf(mockServer, person, { messageId, messageCount: 1, cards, isPrivate }))
}

/** Queues a reply to a prompt; prompt and reply are stored in the person's history. */
export function replyOnChannel(mockServer: MockServer, person: PersonRecord, request: ChannelPrompt): void {
  mockServer.enqueueJob(PICK_UP_MS, () => reply(mockServer, person, request))
}
