import { channels } from '../../../src/api/channels'
import { canSee } from '../cards/cards'
import type { PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

/** Who may stand in the place of a channel's parameter. */
const GUARDS: Record<string, (mockServer: MockServer, person: PersonRecord, value: string) => boolean> = {
  userId: (_, person, id) => id === String(person.id),
  formatId(mockServer, person, id) {
    const card = mockServer.db.cards.get(id)
    return card !== undefined && canSee(mockServer, card, person)
  },
  /** The app makes it up for one topic; the person beside it in the name is what counts. */
  sessionId: () => true,
}

const patterns = Object.values(channels)
  .filter(({ name }) => name.startsWith('private-'))
  .map(({ name }) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^.]+)')}$`))

/** Whether a person may listen to a private channel, by its name on the wire (D-1207, D-2509). */
export const mayJoin = (mockServer: MockServer, person: PersonRecord, channel: string): boolean =>
  patterns.some((pattern) => {
    const params = pattern.exec(channel)?.groups
    return params && Object.entries(params).every(([name, value]) => GUARDS[name]?.(mockServer, person, value))
  })
