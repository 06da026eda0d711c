/** A sample message of each type, for the mock panel, stories and tests (C-128 to C-141, D-3117). */
import { channels } from '../../src/api/channels'
import type { ChatMessage } from '../../src/api/chat.contract'
import type { PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { storeMessage } from './history'

type MessageType = ChatMessage['type']
type Sample = { [Type in MessageType]: Pick<Extract<ChatMessage, { type: Type }>, 'data'> & { content: string } }

const CARD = {
  id: 'ef7a626c-4f05-4125-94f7-963692d8dac7',
  type: 'quiz',
  title: 'Food Chains Check',
  parent_id: null,
} as const

const SAMPLES: Sample = {
  text: { content: 'A food chain shows **who gets energy from whom**.', data: null },
  error: { content: 'The card could not be saved.', data: { status: 500 } },
  format: { content: CARD.title, data: { ...CARD, subtitle: 'Five questions', image: 'scenes/volcano' } },
  format_link: { content: CARD.title, data: CARD },
  format_loader: { content: '', data: { temp_id: 'temp_sample', type: 'quiz' } },
  tutor: { content: 'Good. What does the arrow in a food chain show?', data: null },
  format_image_generate: {
    content: 'A paddy field in the morning',
    data: { prompt: 'A paddy field in the morning', image: null, loaderId: null },
  },
  character: { content: 'I have found something for you!', data: { buddy: 'T' } },
  created_date: { content: '', data: null },
  previous_messages_button: { content: '', data: null },
  format_created: { content: CARD.title, data: CARD },
  format_creation_cancelled: { content: 'The quiz was not made.', data: { type: 'quiz', title: CARD.title } },
  info_loader: { content: 'Looking for food chains in the lessons', data: { agent: 'Planner' } },
  engager: {
    content: 'Why does lava stay hot long after it leaves the volcano?',
    data: { type: 'hook', full_text_type: 'Curiosity Quest' },
  },
}

export const messageTypes = Object.keys(SAMPLES) as MessageType[]

/** The app creates messages of these types by itself (D-3117). The mock panel can send them, but the server never stores them. */
const UNSTORED: readonly MessageType[] = ['created_date', 'previous_messages_button', 'info_loader']

/** Sends a message of the given type to all tabs of a person. It is stored unless its type is in `UNSTORED`. */
export function sendSampleMessage(
  mockServer: MockServer,
  person: PersonRecord,
  type: MessageType,
  changes: Partial<Pick<ChatMessage, 'content' | 'format_id'>> = {},
): ChatMessage {
  const from = type === 'engager' ? 'USER' : 'other'
  const message = storeMessage(mockServer, person, { from, type, ...SAMPLES[type], ...changes })
  if (UNSTORED.includes(type)) mockServer.db.messages.remove(message.id)
  mockServer.emit(channels.magic, { userId: person.id }, 'chat.received', { message })
  return message
}
