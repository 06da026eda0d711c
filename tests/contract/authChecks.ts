/** The doors of a backend: no session, no anti-forgery token, somebody else's channel. */
import type { ContractCase } from '../../mocks/runtimes/replay'
import type { Call } from '../../src/api/core/call'
import { type CallName, calls } from '../../src/api/core/calls'
import { channelName, channels } from '../../src/api/channels'
import type { Difference } from './compare'
import { MAIN, SECOND } from './options'
import type { People, Person } from './people'
import { connectPusher, type PusherClient } from './pusherClient'
import { ENDS_SESSION } from './plan'
import { trackCreated, type Run } from './run'
import type { Answer } from './session'

/** Of no card and nobody, so that a door left open does no harm. */
const NO_SUCH_ID = '00000000-0000-4000-8000-0000000000ff'

/** A request that reaches the door and, where that is open, changes nothing: ids of nowhere, an empty body. */
function harmlessRequest(call: Call, example: ContractCase) {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NO_SUCH_ID]))
  return { params, query: call.method === 'GET' ? example.request.query : undefined, body: call.body && {} }
}

const expectStatus = (status: number, answer: Answer): Difference | undefined =>
  answer.status === status
    ? undefined
    : { path: 'status', message: `${answer.status} instead of ${status}: ${JSON.stringify(answer.body).slice(0, 120)}` }

/** Without a session a call that is not public answers 401. */
export async function checkWithoutSession(people: People, name: CallName, example: ContractCase) {
  const call: Call = calls[name]
  return expectStatus(401, await (await people.openAnonymousSession()).send(call, harmlessRequest(call, example)))
}

/** A write without the anti-forgery header answers 419. */
export async function checkWithoutToken(run: Run, name: CallName, example: ContractCase, person: Person) {
  const call: Call = calls[name]
  const disposableSession = ENDS_SESSION.has(name) ? await run.people.openSession(person) : undefined
  const session = disposableSession ?? person.session
  const answer = await session.send(call, harmlessRequest(call, example), { isForged: true })
  trackCreated(run, name, answer, person)
  return expectStatus(419, answer)
}

export type ChannelCheck = { name: string; difference?: Difference; reason?: string }

async function requestChannelAuth({ session }: Person, client: PusherClient, wireName: string) {
  const answer = await session.send(calls.authorizeChannel, {
    body: { socket_id: client.socketId, channel_name: wireName },
  })
  return { status: answer.status, auth: (answer.body as { auth?: string } | null)?.auth }
}

/** Private channels open to those they belong to, and to nobody else. */
export async function checkChannelAuth(
  people: People,
  realtime: { url: string; key: string },
): Promise<ChannelCheck[]> {
  const main = await people.find(MAIN)
  if (!main) return [{ name: 'private channels', reason: `nobody to log in as ${MAIN}` }]
  const second = await people.find(SECOND)
  const ownChannel = channelName(channels.cards, { userId: main.id })
  const othersChannel = channelName(channels.cards, { userId: second?.id ?? main.id + 1 })
  const client = await connectPusher(realtime.url, realtime.key)
  const expectRefusal = async (wireName: string, auth?: string): Promise<Difference | undefined> =>
    (await client.subscribe(wireName, auth))
      ? undefined
      : {
          path: 'subscription',
          message: `the connection joined ${wireName} ${auth ? 'with a forged signature' : 'unsigned'}`,
        }
  try {
    const checks: ChannelCheck[] = []
    checks.push({
      name: 'a private channel without a signature is refused',
      difference: await expectRefusal(othersChannel),
    })
    checks.push({
      name: 'a private channel with a forged signature is refused',
      difference: await expectRefusal(othersChannel, `${realtime.key}:${'0'.repeat(64)}`),
    })
    const othersAuth = await requestChannelAuth(main, client, othersChannel)
    checks.push({
      name: 'somebody else’s channel is not signed',
      difference:
        othersAuth.status === 403
          ? undefined
          : { path: 'status', message: `${othersAuth.status} instead of 403 for ${othersChannel}` },
    })
    const ownAuth = await requestChannelAuth(main, client, ownChannel)
    const problem = ownAuth.auth
      ? await client.subscribe(ownChannel, ownAuth.auth)
      : `it was not signed (${ownAuth.status})`
    checks.push({
      name: 'one’s own channel can be joined',
      difference: problem ? { path: 'subscription', message: `${ownChannel}: ${problem}` } : undefined,
    })
    return checks
  } finally {
    client.close()
  }
}
