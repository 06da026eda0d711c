/** Receives live events: opens a connection per person and subscribes it to the person's channels. */
import { calls } from '../../src/api/calls'
import { type Channel, type ChannelName, channelName, channels } from '../../src/api/channels'
import { findViolation, type Difference } from './compare'
import type { Person } from './people'
import { type ReceivedEvent, connectPusher, type PusherClient } from './pusherClient'

export type Listeners = {
  /**
   * Subscribes a person to their own channels, and to the channels of cards and sessions that occur in `relatedData`.
   * @param relatedData a request or response body
   * @returns undefined, or the reason why a subscription failed
   */
  joinChannels: (person: Person, relatedData?: unknown) => Promise<string | undefined>
  receivedCounts: () => Map<Person, number>
  /** Waits for an event, named as `channel event`, on a channel of any of the people. Resolves with undefined after the timeout. */
  waitFor: (people: Person[], name: string, since: Map<Person, number>) => Promise<ReceivedEvent | undefined>
  /** Resolves once no event has arrived for `ms`. */
  waitUntilQuiet: (ms?: number) => Promise<void>
  /** Returns all received events. `isJoined` is false if the person never asked to subscribe to the channel. */
  all: () => { person: Person; received: ReceivedEvent; isJoined: boolean }[]
  /** Returns the cards whose owners have received a creation event since the last call of this function. */
  takeCreatedCards: () => { id: string; person: Person }[]
  close: () => void
}

/** After this time in ms without an event, no more events of earlier requests are expected. */
const QUIET_MS = 60

/** Channels that have the person's id as their only parameter. */
const ownChannels = Object.values(channels).filter((channel) => {
  const params = [...channel.name.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)
  return params.length === 1 && params[0] === 'userId'
})

const patternOf = ({ name }: Channel) =>
  new RegExp(
    `^${name.replaceAll('.', '\\.').replace(/\{\w+\}/g, (param) => (param === '{userId}' ? '(?<userId>\\d+)' : '[^.]+'))}$`,
  )

/**
 * Matches wire names. `{userId}` matches digits only; otherwise `private-format.{userId}` would match `private-format.focus.…`,
 * too.
 */
const patterns = (Object.entries(channels) as [ChannelName, Channel][]).map(([key, channel]) => ({
  key,
  channel,
  pattern: patternOf(channel),
}))

/** Returns the name of an event as fixtures write it, `channel event`, and its violation of the contract if there is one. */
export function checkEvent({ channel: wireName, event, payload }: ReceivedEvent): {
  name: string
  difference?: Difference
} {
  const found = patterns.find(({ pattern }) => pattern.test(wireName))
  const name = `${found?.key ?? wireName} ${event}`
  const schema = found?.channel.events[event]
  if (schema) return { name, difference: findViolation(schema, payload) }
  const isKnownElsewhere = patterns.some(({ channel }) => event in channel.events)
  if (found && !isKnownElsewhere) return { name }
  return { name, difference: { path: 'channel', message: `${event} does not belong on ${wireName}` } }
}

/** True if the channel belongs to this person or to nobody in particular. */
export function concernsPerson({ id }: Pick<Person, 'id'>, wireName: string): boolean {
  const owner = patterns.map(({ pattern }) => pattern.exec(wireName)?.groups?.userId).find(Boolean)
  return owner === undefined || owner === String(id)
}

/** Returns the id of a card if an event tells its owner that the card was created. */
function createdCardIds({ event, payload }: ReceivedEvent, { id: owner }: Person): string[] {
  const { format } = (payload ?? {}) as { format?: { id?: unknown; owner_id?: unknown } }
  const isCreation = event === 'format.created' || event === 'insight.added'
  return isCreation && format?.owner_id === owner && typeof format.id === 'string' ? [format.id] : []
}

type FoundIds = { formatIds: string[]; sessionIds: string[] }

/** Collects the ids of cards and ideation sessions in a request or response body. */
function idsIn(value: unknown, key = '', found: FoundIds = { formatIds: [], sessionIds: [] }): FoundIds {
  if (typeof value === 'string') {
    if (['id', 'format_id', 'formatId', 'uuid'].includes(key)) found.formatIds.push(value)
    if (key === 'ideation_session_id') found.sessionIds.push(value)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) idsIn(item, Array.isArray(value) ? key : name, found)
  }
  return found
}

/**
 * Creates the connections on demand.
 * @param realtime URL and app key of the broadcaster
 * @param eventTimeout time in ms to wait for an event
 */
export function createListeners(realtime: { url: string; key: string }, eventTimeout: number): Listeners {
  const connections = new Map<Person, Promise<PusherClient>>()
  const clients = new Map<Person, PusherClient>()
  const joined = new Set<string>()
  const takenUntil = new Map<Person, number>()

  const connect = async (person: Person) => {
    const client = await connectPusher(realtime.url, realtime.key)
    clients.set(person, client)
    return client
  }

  async function join(person: Person, client: PusherClient, wireName: string): Promise<string | undefined> {
    if (joined.has(`${person.id} ${wireName}`)) return undefined
    joined.add(`${person.id} ${wireName}`)
    if (!wireName.startsWith('private-')) return client.subscribe(wireName)
    const body = { socket_id: client.socketId, channel_name: wireName }
    const response = await person.session.send(calls.authorizeChannel, { body })
    const { auth } = (response.body ?? {}) as { auth?: string }
    if (response.status !== 200 || !auth) return `broadcasting/auth returned ${response.status} for ${wireName}`
    const error = await client.subscribe(wireName, auth)
    return error && `${wireName}: ${error}`
  }

  /** Returns the wire names of all channels that the person subscribes to. */
  const channelNamesOf = ({ id: userId }: Person, relatedData: unknown) => {
    const { formatIds, sessionIds } = idsIn(relatedData)
    return [
      ...ownChannels.map((channel) => channelName(channel, { userId })),
      ...sessionIds.map((sessionId) => channelName(channels.ideation, { userId, sessionId })),
      ...formatIds.map((formatId) => channelName(channels.cardFocus, { formatId })),
    ]
  }

  const countReceived = () => new Map([...clients].map(([person, { received }]) => [person, received.length]))
  const count = () => [...clients.values()].reduce((sum, { received }) => sum + received.length, 0)

  return {
    async joinChannels(person, relatedData) {
      const connection = connections.get(person) ?? connect(person)
      connections.set(person, connection)
      try {
        const client = await connection
        const errors: string[] = []
        for (const wireName of channelNamesOf(person, relatedData)) {
          const error = await join(person, client, wireName)
          // A refused subscription to a card's channel is no failure: backends must refuse unknown and inaccessible cards.
          if (error && !wireName.startsWith('private-format.focus.')) errors.push(error)
        }
        return errors[0]
      } catch (cause) {
        return `no realtime connection to ${realtime.url}: ${(cause as Error).message}`
      }
    },
    receivedCounts: countReceived,
    async waitFor(people, name, since) {
      const waits = people.flatMap((person) => {
        const client = clients.get(person)
        const isMatch = (received: ReceivedEvent) =>
          checkEvent(received).name === name && concernsPerson(person, received.channel)
        return client ? [client.waitFor(isMatch, since.get(person) ?? 0, eventTimeout)] : []
      })
      const first = waits.map((wait) => wait.then((one) => one ?? Promise.reject(new Error('not received'))))
      return Promise.any(first).catch(() => undefined)
    },
    async waitUntilQuiet(ms = QUIET_MS) {
      for (let before = -1; before !== count(); ) {
        before = count()
        await new Promise((resolve) => setTimeout(resolve, ms))
      }
    },
    all: () =>
      [...clients].flatMap(([person, client]) =>
        client.received.map((received) => ({
          person,
          received,
          isJoined: joined.has(`${person.id} ${received.channel}`),
        })),
      ),
    takeCreatedCards() {
      const createdCards = [...clients].flatMap(([person, { received }]) =>
        received
          .slice(takenUntil.get(person) ?? 0)
          .flatMap((one) => createdCardIds(one, person))
          .map((id) => ({ id, person })),
      )
      for (const [person, { received }] of clients) takenUntil.set(person, received.length)
      return createdCards
    },
    close: () => clients.forEach((client) => client.close()),
  }
}
