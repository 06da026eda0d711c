import { channels } from '../../../src/api/channels'
import type { PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

/** Generation fails for a prompt with the keyword, so that a person or a test can see the failure. */
const FAIL_KEYWORD = 'fail-generation'

export const isFailing = (prompt: string): boolean => prompt.includes(FAIL_KEYWORD)

export const FAILED_MESSAGE = 'The assistant could not make this card. Please try again.'

/** Tells all tabs of the person that a card could not be made (B-530, B-531). */
export const broadcastFailure = (
  mockServer: MockServer,
  person: PersonRecord,
  card: { format_id: string | null; temp_id: string | null },
): void => mockServer.emit(channels.cards, { userId: person.id }, 'format.failed', { ...card, message: FAILED_MESSAGE })
