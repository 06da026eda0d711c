/** Placeholder of a requested card in the conversation, until `format.created` or `format.failed` names its temporary id (D-3117). */
import { channels } from '../../src/api/channels'
import type { CardType } from '../../src/api/cards/card.schema'
import type { PersonRecord } from '../db/tables'
import type { MockServer } from '../server/mockServer'
import { storeMessage } from './history'

export type CardLoader = {
  /** Names the placeholder in the event of the finished card. */
  tempId: string
  /** Removes the placeholder from the history, which then has the card itself. */
  remove: () => void
}

/** Stores the placeholder of a card of a type, and sends it to all tabs of the person. */
export function sendCardLoader(
  mockServer: MockServer,
  person: PersonRecord,
  type: CardType,
  format_id: string | null,
): CardLoader {
  const tempId = `temp_${crypto.randomUUID()}`
  const data = { temp_id: tempId, type }
  const message = storeMessage(mockServer, person, {
    from: 'other',
    type: 'format_loader',
    content: '',
    data,
    format_id,
  })
  mockServer.emit(channels.magic, { userId: person.id }, 'chat.received', { message })
  return { tempId, remove: () => mockServer.db.messages.remove(message.id) }
}
