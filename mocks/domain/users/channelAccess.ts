import { channels } from '../../../src/api/channels'
import { canSee } from '../cards/cards'
import type { PersonRecord } from '../../db/tables'
import { channelPattern } from '../../server/faults'
import type { MockServer } from '../../server/mockServer'

/** One check per channel parameter: may the person subscribe to a channel with this value? */
const GUARDS: Record<string, (mockServer: MockServer, person: PersonRecord, value: string) => boolean> = {
  userId: (_, person, id) => id === String(person.id),
  formatId(mockServer, person, id) {
    const card = mockServer.db.cards.get(id)
    return card !== undefined && canSee(mockServer, card, person)
  },
  /** The client generates the session id for a topic. The `userId` in the same channel name decides about access. */
  sessionId: () => true,
}

const patterns = Object.values(channels)
  .filter(({ name }) => name.startsWith('private-'))
  .map(({ name }) => channelPattern(name))

/** True if the person may subscribe to the private channel with this wire name (D-1207, D-2509). */
export const mayJoin = (mockServer: MockServer, person: PersonRecord, channel: string): boolean =>
  patterns.some((pattern) => {
    const params = pattern.exec(channel)?.groups
    return params && Object.entries(params).every(([name, value]) => GUARDS[name]?.(mockServer, person, value))
  })
