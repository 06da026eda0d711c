/** The doors of a backend: no session, no anti-forgery token, somebody else's channel. */
import type { ContractCase } from '../../mocks/replay'
import type { Call } from '../../src/api/call'
import { type CallName, calls } from '../../src/api/calls'
import { channelName, channels } from '../../src/api/channels'
import type { Difference } from './compare'
import { MAIN, SECOND } from './options'
import type { People, Person } from './people'
import { connectPusher, type PusherClient } from './pusherClient'
import { ENDS_SESSION } from './plan'
import { remember, type Run } from './run'
import type { Answer } from './session'

/** Of no card and nobody, so that a door left open does no harm. */
const NOWHERE = '00000000-0000-4000-8000-0000000000ff'

/** A request that reaches the door and, where that is open, changes nothing: ids of nowhere, an empty body. */
function harmless(call: Call, example: ContractCase) {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NOWHERE]))
  return { params, query: call.method === 'GET' ? example.request.query : undefined, body: call.body && {} }
}

const shouldBe = (status: number, answer: Answer): Difference | undefined =>
  answer.status === status
    ? undefined
    : { path: 'status', message: `${answer.status} instead of ${status}: ${JSON.stringify(answer.body).slice(0, 120)}` }

/** Without a session a call that is not public answers 401. */
export async function tryWithoutSession(people: People, name: CallName, example: ContractCase) {
  const call: Call = calls[name]
  return shouldBe(401, await (await people.openVisit()).send(call, harmless(call, example)))
}

/** A write without the anti-forgery header answers 419. */
export async function tryWithoutToken(run: Run, name: CallName, example: ContractCase, person: Person) {
  const call: Call = calls[name]
  const thrownAway = ENDS_SESSION.has(name) ? await run.people.openSession(person) : undefined
  const session = thrownAway ?? person.session
  const answer = await session.send(call, harmless(call, example), { isForged: true })
  remember(run, name, answer, person)
  return shouldBe(419, answer)
}

export type ChannelCheck = { name: string; difference?: Difference; reason?: string }

async function authOf({ session }: Person, client: PusherClient, wire: string) {
  const answer = await session.send(calls.authorizeChannel, {
    body: { socket_id: client.socketId, channel_name: wire },
  })
  return { status: answer.status, auth: (answer.body as { auth?: string } | null)?.auth }
}

/** Private channels open to those they belong to, and to nobody else. */
export async function tryChannels(people: People, realtime: { url: string; key: string }): Promise<ChannelCheck[]> {
  const main = await people.find(MAIN)
  if (!main) return [{ name: 'private channels', reason: `nobody to log in as ${MAIN}` }]
  const second = await people.find(SECOND)
  const own = channelName(channels.cards, { userId: main.id })
  const foreign = channelName(channels.cards, { userId: second?.id ?? main.id + 1 })
  const client = await connectPusher(realtime.url, realtime.key)
  const refused = async (wire: string, auth?: string): Promise<Difference | undefined> =>
    (await client.subscribe(wire, auth))
      ? undefined
      : {
          path: 'subscription',
          message: `the connection joined ${wire} ${auth ? 'with a forged signature' : 'unsigned'}`,
        }
  try {
    const checks: ChannelCheck[] = []
    checks.push({ name: 'a private channel without a signature is refused', difference: await refused(foreign) })
    checks.push({
      name: 'a private channel with a forged signature is refused',
      difference: await refused(foreign, `${realtime.key}:${'0'.repeat(64)}`),
    })
    const other = await authOf(main, client, foreign)
    checks.push({
      name: 'somebody else’s channel is not signed',
      difference:
        other.status === 403 ? undefined : { path: 'status', message: `${other.status} instead of 403 for ${foreign}` },
    })
    const mine = await authOf(main, client, own)
    const problem = mine.auth ? await client.subscribe(own, mine.auth) : `it was not signed (${mine.status})`
    checks.push({
      name: 'one’s own channel can be joined',
      difference: problem ? { path: 'subscription', message: `${own}: ${problem}` } : undefined,
    })
    return checks
  } finally {
    client.close()
  }
}
