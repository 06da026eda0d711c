/** Checks that a backend refuses requests without a session or anti-forgery token, and subscriptions to other people's channels. */
import type { ContractCase } from '@mocks/runtimes/replay'
import type { Call } from '../../src/api/core/call'
import { type CallName, calls } from '../../src/api/calls'
import { channelName, channels } from '../../src/api/channels'
import type { Difference } from './compare'
import { MAIN, SECOND } from './options'
import type { People, Person } from './people'
import { connectPusher, type PusherClient } from './pusherClient'
import { ENDS_SESSION } from './plan'
import { trackCreated, type Run } from './run'
import type { ParsedResponse } from './session'

/** No record has this id. A backend that lacks the access check therefore finds nothing to change. */
const NO_SUCH_ID = '00000000-0000-4000-8000-0000000000ff'

/** Builds a request that changes nothing even if the backend lacks the check: its ids are unknown and its body is empty. */
function harmlessRequest(call: Call, example: ContractCase) {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NO_SUCH_ID]))
  return { params, query: call.method === 'GET' ? example.request.query : undefined, body: call.body && {} }
}

const expectStatus = (status: number, response: ParsedResponse): Difference | undefined =>
  response.status === status
    ? undefined
    : {
        path: 'status',
        message: `${response.status} instead of ${status}: ${JSON.stringify(response.body).slice(0, 120)}`,
      }

/** Without a session, every call that is not public must return 401. */
export async function checkWithoutSession(people: People, name: CallName, example: ContractCase) {
  const call: Call = calls[name]
  return expectStatus(401, await (await people.openAnonymousSession()).send(call, harmlessRequest(call, example)))
}

/** A write without the anti-forgery header must return 419. */
export async function checkWithoutToken(run: Run, name: CallName, example: ContractCase, person: Person) {
  const call: Call = calls[name]
  const disposableSession = ENDS_SESSION.has(name) ? await run.people.openSession(person) : undefined
  const session = disposableSession ?? person.session
  const response = await session.send(call, harmlessRequest(call, example), { isTokenOmitted: true })
  trackCreated(run, name, response, person)
  return expectStatus(419, response)
}

export type ChannelCheck = { name: string; difference?: Difference; reason?: string }

async function requestChannelAuth({ session }: Person, client: PusherClient, wireName: string) {
  const response = await session.send(calls.authorizeChannel, {
    body: { socket_id: client.socketId, channel_name: wireName },
  })
  return { status: response.status, auth: (response.body as { auth?: string } | null)?.auth }
}

/** Checks that a backend lets only the owner subscribe to a private channel. A failed connection is a failed check. */
export async function checkChannelAuth(
  people: People,
  realtime: { url: string; key: string },
): Promise<ChannelCheck[]> {
  const main = await people.find(MAIN)
  if (!main) return [{ name: 'private channels', reason: `no account for ${MAIN}` }]
  const checks: ChannelCheck[] = []
  try {
    const client = await connectPusher(realtime.url, realtime.key)
    try {
      for await (const check of channelChecks(people, main, client, realtime.key)) checks.push(check)
    } finally {
      client.close()
    }
  } catch (cause) {
    const { message, code } = cause as Error & { code?: string }
    const reason = message || code || String(cause)
    checks.push({ name: 'private channels', difference: { path: 'socket', message: `${realtime.url}: ${reason}` } })
  }
  return checks
}

async function* channelChecks(
  people: People,
  main: Person,
  client: PusherClient,
  key: string,
): AsyncGenerator<ChannelCheck> {
  const second = await people.find(SECOND)
  const ownChannel = channelName(channels.cards, { userId: main.id })
  const othersChannel = channelName(channels.cards, { userId: second?.id ?? main.id + 1 })
  const expectSubscriptionError = async (wireName: string, auth?: string): Promise<Difference | undefined> =>
    (await client.subscribe(wireName, auth))
      ? undefined
      : {
          path: 'subscription',
          message: `subscribed to ${wireName} ${auth ? 'with a forged signature' : 'without a signature'}`,
        }
  yield {
    name: 'subscribing to a private channel without a signature is rejected',
    difference: await expectSubscriptionError(othersChannel),
  }
  yield {
    name: 'subscribing to a private channel with a forged signature is rejected',
    difference: await expectSubscriptionError(othersChannel, `${key}:${'0'.repeat(64)}`),
  }
  const othersAuth = await requestChannelAuth(main, client, othersChannel)
  yield {
    name: 'authorizing the channel of another person is rejected',
    difference:
      othersAuth.status === 403
        ? undefined
        : { path: 'status', message: `${othersAuth.status} instead of 403 for ${othersChannel}` },
  }
  const ownAuth = await requestChannelAuth(main, client, ownChannel)
  const problem = ownAuth.auth
    ? await client.subscribe(ownChannel, ownAuth.auth)
    : `authorization returned ${ownAuth.status}`
  yield {
    name: 'a person can subscribe to their own channel',
    difference: problem ? { path: 'subscription', message: `${ownChannel}: ${problem}` } : undefined,
  }
}
