/** Live events: one connection for each person, on all channels of theirs, from the beginning. */
import { calls } from '../../src/api/core/calls'
import { type Channel, type ChannelName, channelName, channels } from '../../src/api/channels'
import { findViolation, type Difference } from './compare'
import type { Person } from './people'
import { type ReceivedEvent, connectPusher, type PusherClient } from './pusherClient'

export type Listeners = {
  /** Joins the channels of a person, and those that a request or an answer names. @returns why one of them could not be joined */
  joinChannels: (person: Person, relatedData?: unknown) => Promise<string | undefined>
  /** How much each connection has heard so far. */
  receivedCounts: () => Map<Person, number>
  /** Waits for `channel event` on a channel of one of some people; what arrived, or undefined. */
  waitFor: (people: Person[], name: string, since: Map<Person, number>) => Promise<ReceivedEvent | undefined>
  /** Resolves when nothing has arrived for a moment. */
  waitUntilQuiet: (ms?: number) => Promise<void>
  /** Everything that has arrived on all connections; `isJoined` is false for what the connection had not asked for. */
  all: () => { person: Person; arrived: ReceivedEvent; isJoined: boolean }[]
  /** Own cards that were announced to somebody since the last time, made on whatever occasion. */
  takeCreatedCards: () => { id: string; person: Person }[]
  close: () => void
}

/** ms without an event after which nothing more is expected of what was done before. */
const QUIET_MS = 60

/** Channels whose name holds nothing but the person's id. */
const ownChannels = Object.values(channels).filter((channel) => {
  const params = [...channel.name.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)
  return params.length === 1 && params[0] === 'userId'
})

const patternOf = ({ name }: Channel) =>
  new RegExp(
    `^${name.replaceAll('.', '\\.').replace(/\{\w+\}/g, (param) => (param === '{userId}' ? '\\d+' : '[^.]+'))}$`,
  )

/** Channels have longer names where others could match too: `private-format.focus.{formatId}` before `private-format.{userId}`. */
const patterns = (Object.entries(channels) as [ChannelName, Channel][]).map(([key, channel]) => ({
  key,
  channel,
  pattern: patternOf(channel),
}))

/** The `channel event` name of what arrived, as fixtures write it, and how its payload breaks the contract. */
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
  return { name, difference: { path: 'channel', message: `${event} has no business on ${wireName}` } }
}

/** Whether a channel is the person's, or nobody's in particular. */
function concernsPerson({ id }: Person, wireName: string): boolean {
  const owner = patterns.map(({ pattern }) => pattern.exec(wireName)?.groups?.userId).find(Boolean)
  return owner === undefined || owner === String(id)
}

/** A card that an event announces to the one whom it belongs to. */
function createdCardIds({ event, payload }: ReceivedEvent, { id: owner }: Person): string[] {
  const { format } = (payload ?? {}) as { format?: { id?: unknown; owner_id?: unknown } }
  const isCreation = event === 'format.created' || event === 'insight.added'
  return isCreation && format?.owner_id === owner && typeof format.id === 'string' ? [format.id] : []
}

type FoundIds = { formatIds: string[]; sessionIds: string[] }

/** Ids of cards and of ideation sessions in a request or an answer. */
function idsIn(value: unknown, key = '', found: FoundIds = { formatIds: [], sessionIds: [] }): FoundIds {
  if (typeof value === 'string') {
    if (['id', 'format_id', 'formatId', 'uuid'].includes(key)) found.formatIds.push(value)
    if (key === 'ideation_session_id') found.sessionIds.push(value)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) idsIn(item, Array.isArray(value) ? key : name, found)
  }
  return found
}

/** @param realtime address and app key of the broadcaster */
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
    const answer = await person.session.send(calls.authorizeChannel, { body })
    const { auth } = (answer.body ?? {}) as { auth?: string }
    if (answer.status !== 200 || !auth) return `broadcasting/auth answered ${answer.status} for ${wireName}`
    const refusal = await client.subscribe(wireName, auth)
    return refusal && `${wireName}: ${refusal}`
  }

  /** Names of the channels that a person should be on. */
  const channelNamesOf = ({ id: userId }: Person, relatedData: unknown) => {
    const { formatIds, sessionIds } = idsIn(relatedData)
    return [
      ...ownChannels.map((channel) => channelName(channel, { userId })),
      ...sessionIds.map((sessionId) => channelName(channels.ideation, { userId, sessionId })),
      ...formatIds.map((formatId) => channelName(channels.cardFocus, { formatId })),
    ]
  }

  const countReceived = () => new Map([...clients].map(([person, { arrived }]) => [person, arrived.length]))
  const count = () => [...clients.values()].reduce((sum, { arrived }) => sum + arrived.length, 0)

  return {
    async joinChannels(person, relatedData) {
      const connection = connections.get(person) ?? connect(person)
      connections.set(person, connection)
      try {
        const client = await connection
        const refusals: string[] = []
        for (const wireName of channelNamesOf(person, relatedData)) {
          const refusal = await join(person, client, wireName)
          // A card that is not there, or not the person's, has no channel either.
          if (refusal && !wireName.startsWith('private-format.focus.')) refusals.push(refusal)
        }
        return refusals[0]
      } catch (cause) {
        return `no live connection to ${realtime.url}: ${(cause as Error).message}`
      }
    },
    receivedCounts: countReceived,
    async waitFor(people, name, since) {
      const waits = people.flatMap((person) => {
        const client = clients.get(person)
        const isMatch = (arrived: ReceivedEvent) =>
          checkEvent(arrived).name === name && concernsPerson(person, arrived.channel)
        return client ? [client.waitFor(isMatch, since.get(person) ?? 0, eventTimeout)] : []
      })
      const first = waits.map((wait) => wait.then((one) => one ?? Promise.reject(new Error('it did not come'))))
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
        client.arrived.map((arrived) => ({ person, arrived, isJoined: joined.has(`${person.id} ${arrived.channel}`) })),
      ),
    takeCreatedCards() {
      const createdCards = [...clients].flatMap(([person, { arrived }]) =>
        arrived
          .slice(takenUntil.get(person) ?? 0)
          .flatMap((one) => createdCardIds(one, person))
          .map((id) => ({ id, person })),
      )
      for (const [person, { arrived }] of clients) takenUntil.set(person, arrived.length)
      return createdCards
    },
    close: () => clients.forEach((client) => client.close()),
  }
}
