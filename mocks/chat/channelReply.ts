/** Replies that nobody waits for over HTTP: they arrive on the channel `magic.{userId}` (decisions/chat O-07). */
import { channels, type EventsOf } from '../../src/api/channels'
import type { CardType } from '../../src/api/card.schema'
import type { PersonRecord } from '../db'
import type { School } from '../school'
import { storeMessage, storeReply } from './history'
import { metadataOf, nameCard, piecesOf } from './streamedReply'

type MagicEvents = EventsOf<typeof channels.magic>

export type ChannelPrompt = {
  prompt: string
  promptType: 'engager' | 'text'
  /** Kept in the message of the prompt. */
  promptData: unknown
  contextFormatIds: string[]
  /** A card of this type is wished for. */
  cardType: CardType | null
}

/** ms until the assistant takes a prompt up, as a queue worker would. */
const PICK_UP_MS = 120

async function reply(school: School, person: PersonRecord, given: ChannelPrompt): Promise<void> {
  const [{ answerQuestion }, { cardTexts, replyWithCard }, { thoughtsOn }, { tokenise }, { createMadeCard }] =
    await Promise.all([
      import('../ai/answer'),
      import('./answerFor'),
      import('./thoughts'),
      import('../ai/tokens'),
      import('../cardMaking'),
    ])
  const { prompt, promptType, promptData, contextFormatIds, cardType } = given
  const messageId = crypto.randomUUID()
  const emit = <Name extends keyof MagicEvents>(event: Name, payload: MagicEvents[Name]) =>
    school.emit(channels.magic, { userId: person.id }, event, payload)
  const step = () => school.wait(school.streamPace)
  const seed = `${person.id} ${prompt}`
  const context = cardTexts(school, person, contextFormatIds)
  const wish = { type: cardType ?? '', prompt, contextFormatIds, parentId: null, seed }
  const { text, card } = replyWithCard(school, person, wish) ?? {
    text: answerQuestion({ question: prompt, role: person.role, age: person.age ?? undefined, context, seed }).markdown,
    card: undefined,
  }
  const { reasoning, tools, sources, artifacts } = thoughtsOn(prompt, context)

  const message = storeMessage(school, person, { from: 'USER', type: promptType, content: prompt, data: promptData })
  emit('chat.received', { message })
  emit('chat.stream.start', { messageId, type: 'text', format_id: null })
  await step()
  emit('agentReasoning', { messageId, data: reasoning })
  await step()
  emit('nextAgent', { messageId, data: 'Writer' })
  emit('usedTools', { messageId, data: tools })
  if (sources.length > 0) emit('sourceDocuments', { messageId, data: sources })
  emit('artifacts', { messageId, data: artifacts })
  const cards = card ? [createMadeCard(school, person, card.made, { parentId: null })] : []
  for (const token of piecesOf(tokenise(text))) {
    await step()
    emit('token', { messageId, token })
  }
  const data = { tools, sources, artifacts, formats: cards.map(nameCard) }
  storeReply(school, person, { id: messageId, type: 'text', content: text, data })
  emit('end', { messageId, content: text })
  emit('metadata', metadataOf(school, person, messageId, 1, cards))
}

/** Has the assistant take up a prompt a little later; prompt and reply go into the person's history. */
export function replyOnChannel(school: School, person: PersonRecord, given: ChannelPrompt): void {
  school.later(PICK_UP_MS, () => reply(school, person, given))
}
