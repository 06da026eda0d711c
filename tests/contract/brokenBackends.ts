/** Backends that are almost right, one thing wrong in each, and where the verifier has to find it. */
import type { CallName } from '../../src/api/core/calls'
import type { ProxyFaults, Reply } from './faultyProxy'

export type BrokenBackend = ProxyFaults & {
  name: string
  /** Calls that are verified. */
  only: CallName[]
  /** The call or event that has to be named, and a part of the path or message. */
  expectedFailure: { call?: CallName; event?: string; text: string }
}

type Body = Record<string, unknown>
type StreamLine = { event: string; data: unknown }
type ListBody = { data: Body[]; metadata: Body & { breadcrumbs: unknown[] } }

const bodyOf = ({ body }: Reply): unknown => structuredClone(body)

/** Changes the `data` of an answer that is a success. */
const onData =
  <T = Body>(change: (data: T) => unknown) =>
  (reply: Reply): Reply => {
    if (reply.status >= 400) return reply
    const body = bodyOf(reply) as { data: T }
    return { ...reply, body: { ...body, data: change(body.data) } }
  }
const onList = (change: (list: ListBody) => unknown) => (reply: Reply) =>
  reply.status >= 400 ? reply : { ...reply, body: change(bodyOf(reply) as ListBody) }
const onLines = (change: (lines: StreamLine[]) => unknown) => (reply: Reply) =>
  reply.status >= 400 ? reply : { ...reply, body: change(bodyOf(reply) as StreamLine[]) }
const omitKey = (body: Body, key: string) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
const withStatus = (status: number) => (reply: Reply) => (reply.status < 400 ? { ...reply, status } : reply)
const jsonReply = (body: unknown, status = 200): Reply => ({ status, type: 'application/json', body })

export const brokenBackends: BrokenBackend[] = [
  {
    name: 'a field is missing',
    only: ['getMe'],
    reply: { getMe: onData((me) => omitKey(me, 'autolayout')) },
    expectedFailure: { call: 'getMe', text: 'data.autolayout' },
  },
  {
    name: 'a field that the schema leaves open is missing',
    only: ['getCard'],
    reply: { getCard: onData((card) => omitKey(card, 'cards')) },
    expectedFailure: { call: 'getCard', text: 'data.cards' },
  },
  {
    name: 'a number is sent as text',
    only: ['getMe'],
    reply: { getMe: onData((me) => ({ ...me, id: String(me.id) })) },
    expectedFailure: { call: 'getMe', text: 'data.id' },
  },
  {
    name: 'null instead of an empty list',
    only: ['getCard'],
    reply: { getCard: onData((card) => ({ ...card, base_lo: null })) },
    expectedFailure: { call: 'getCard', text: 'data.base_lo' },
  },
  {
    name: 'another value than the world has',
    only: ['getPermissions'],
    reply: { getPermissions: onData<string[]>((permissions) => permissions.slice(1)) },
    expectedFailure: { call: 'getPermissions', text: 'data' },
  },
  {
    name: 'the right body with the wrong status',
    only: ['createCardFromReply'],
    reply: { createCardFromReply: withStatus(200) },
    expectedFailure: { call: 'createCardFromReply', text: 'status: 200 instead of 201' },
  },
  {
    name: 'a refusal with the wrong status',
    only: ['getCard'],
    reply: { getCard: (reply) => (reply.status === 404 ? { ...reply, status: 400 } : reply) },
    expectedFailure: { call: 'getCard', text: 'status: 400 instead of 404' },
  },
  {
    name: 'a refusal without its fields',
    only: ['login'],
    reply: { login: (reply) => (reply.status === 422 ? { ...reply, body: { error: 'Unprocessable' } } : reply) },
    expectedFailure: { call: 'login', text: 'message' },
  },
  {
    name: 'a refusal that names other fields',
    only: ['login'],
    reply: {
      login: (reply) =>
        reply.status === 422 ? { ...reply, body: { message: 'No.', errors: { email: ['No.'] } } } : reply,
    },
    expectedFailure: { call: 'login', text: 'errors.' },
  },
  {
    name: 'the payload without its envelope',
    only: ['getSparks'],
    reply: { getSparks: (reply) => ({ ...reply, body: (bodyOf(reply) as { data: unknown }).data }) },
    expectedFailure: { call: 'getSparks', text: 'expected object' },
  },
  {
    name: 'a page in HTML',
    only: ['getEngagers'],
    reply: { getEngagers: (reply) => ({ ...reply, type: 'text/html', body: '<!doctype html><title>Welcome</title>' }) },
    expectedFailure: { call: 'getEngagers', text: 'Content-Type: text/html' },
  },
  {
    name: 'JSON under another content type',
    only: ['getSparks'],
    reply: { getSparks: (reply) => ({ ...reply, type: 'text/plain', body: JSON.stringify(reply.body) }) },
    expectedFailure: { call: 'getSparks', text: 'Content-Type: text/plain' },
  },
  {
    name: 'half a body',
    only: ['getSparks'],
    reply: { getSparks: (reply) => ({ ...reply, body: JSON.stringify(reply.body).slice(0, 100) }) },
    expectedFailure: { call: 'getSparks', text: 'is not JSON' },
  },
  {
    name: 'a stream without its end',
    only: ['askMagic'],
    reply: { askMagic: onLines((lines) => lines.filter(({ event }) => event !== 'end')) },
    expectedFailure: { call: 'askMagic', text: 'the stream has no end' },
  },
  {
    name: 'a stream that loses tokens',
    only: ['askMagic'],
    reply: { askMagic: onLines((lines) => lines.filter((_, index) => index !== 3)) },
    expectedFailure: { call: 'askMagic', text: 'is not what the tokens say together' },
  },
  {
    name: 'a stream that does not start',
    only: ['askMagic'],
    reply: { askMagic: onLines((lines) => lines.slice(1)) },
    expectedFailure: { call: 'askMagic', text: 'instead of "start"' },
  },
  {
    name: 'a stream with a line that no contract knows',
    only: ['askMagic'],
    reply: {
      askMagic: onLines((lines) => lines.map((line) => ({ ...line, data: line.event === 'token' ? 7 : line.data }))),
    },
    expectedFailure: { call: 'askMagic', text: '1.data' },
  },
  {
    name: 'a list in the wrong order',
    only: ['getCards'],
    reply: { getCards: onList((list) => ({ ...list, data: list.data.reverse() })) },
    expectedFailure: { call: 'getCards', text: 'data.*.created_at' },
  },
  {
    name: 'the sort order is ignored',
    only: ['getCards'],
    query: { getCards: { sort: 'updated_at' } },
    expectedFailure: { call: 'getCards', text: 'data.*.title' },
  },
  {
    name: 'the page size is ignored',
    only: ['getCards'],
    query: { getCards: { per_page: '100' } },
    expectedFailure: { call: 'getCards', text: 'atMost 5' },
  },
  {
    name: 'the page is ignored',
    only: ['getCards'],
    query: { getCards: { page: '1' } },
    expectedFailure: { call: 'getCards', text: 'data.*.id' },
  },
  {
    name: 'the search is ignored',
    only: ['getCards'],
    query: { getCards: { search: '' } },
    expectedFailure: { call: 'getCards', text: 'exclude' },
  },
  {
    name: 'the total is that of the page',
    only: ['getCards'],
    reply: { getCards: onList((list) => ({ ...list, metadata: { ...list.metadata, total: list.data.length } })) },
    expectedFailure: { call: 'getCards', text: 'metadata.total' },
  },
  {
    name: 'breadcrumbs from the inside out',
    only: ['getCards'],
    reply: {
      getCards: onList((list) => ({
        ...list,
        metadata: { ...list.metadata, breadcrumbs: list.metadata.breadcrumbs.reverse() },
      })),
    },
    expectedFailure: { call: 'getCards', text: 'metadata.breadcrumbs' },
  },
  {
    name: 'a visitor is answered',
    only: ['getSparks'],
    reply: { getSparks: (reply) => (reply.status === 401 ? jsonReply({ data: [] }) : reply) },
    expectedFailure: { call: 'getSparks', text: '200 instead of 401' },
  },
  {
    name: 'the anti-forgery token is not looked at',
    only: ['changeShareStatus'],
    isTokenIgnored: true,
    expectedFailure: { call: 'changeShareStatus', text: 'instead of 419' },
  },
  {
    name: 'what was sent comes back changed',
    only: ['createChatMessage'],
    reply: { createChatMessage: onData((message) => ({ ...message, content: 'Message received' })) },
    expectedFailure: { call: 'createChatMessage', text: 'which was sent' },
  },
  {
    name: 'a card of a reply without its text',
    only: ['createCardFromReply'],
    reply: { createCardFromReply: onData((card) => ({ ...card, body: '' })) },
    expectedFailure: { call: 'createCardFromReply', text: 'which was sent' },
  },
  {
    name: 'a new card is not stored',
    only: ['createCard'],
    reply: {
      createCard: async (reply, { callBackend }) => {
        const { data } = bodyOf(reply) as { data?: Body }
        if (data) await callBackend('DELETE', 'v1/format', { formats: [data.id] })
        return reply
      },
    },
    expectedFailure: { call: 'createCard', text: 'getCard: 404 instead of 200' },
  },
  {
    name: 'a change is not stored',
    only: ['updateCard'],
    request: { updateCard: () => ({}) },
    reply: { updateCard: (reply, { body }) => onData((card) => ({ ...card, ...(body as Body) }))(reply) },
    expectedFailure: { call: 'updateCard', text: 'getCard: ["Contract check: before"]' },
  },
  {
    name: 'removing removes nothing',
    only: ['removeCards'],
    respondInstead: {
      removeCards: ({ body }) => jsonReply({ data: { deleted_ids: (body as { formats: string[] }).formats } }),
    },
    expectedFailure: { call: 'removeCards', text: 'getCard: 200 instead of 404' },
  },
  {
    name: 'an order made by hand is forgotten',
    only: ['saveManualOrder'],
    respondInstead: { saveManualOrder: ({ body }) => jsonReply({ data: body }) },
    expectedFailure: { call: 'saveManualOrder', text: 'getCards: ' },
  },
  {
    name: 'a shared card says that it is not',
    only: ['shareCards'],
    reply: { getCard: onData((card) => ({ ...card, share_status: 'default' })) },
    expectedFailure: { call: 'shareCards', text: 'data.share_status' },
  },
  {
    name: 'an opened card stays unread',
    only: ['changeShareStatus'],
    respondInstead: {
      changeShareStatus: ({ body }) => jsonReply({ data: { format_id: (body as Body).format_id, status: 'read' } }),
    },
    expectedFailure: { call: 'changeShareStatus', text: 'data.share_status' },
  },
  {
    name: 'somebody else’s channel is signed',
    only: ['authorizeChannel'],
    reply: {
      authorizeChannel: (reply) => (reply.status === 403 ? jsonReply({ auth: `heartboard:${'0'.repeat(64)}` }) : reply),
    },
    expectedFailure: { call: 'authorizeChannel', text: '200 instead of 403' },
  },
  {
    name: 'every channel is open to everybody',
    only: ['authorizeChannel'],
    isChannelAuthIgnored: true,
    expectedFailure: { call: 'authorizeChannel', text: 'joined private-format.' },
  },
  {
    name: 'an event without a field',
    only: ['updateCard'],
    event: (arrived) =>
      arrived.event === 'format.updated'
        ? { ...arrived, payload: { format: omitKey((arrived.payload as { format: Body }).format, 'title') } }
        : arrived,
    expectedFailure: { event: 'cards format.updated', text: 'format.title' },
  },
  {
    name: 'an event that is never sent',
    only: ['updateCard'],
    event: (arrived) => (arrived.event === 'format.updated' ? undefined : arrived),
    expectedFailure: { event: 'cards format.updated', text: 'did not come' },
  },
  {
    name: 'an event on the wrong channel',
    only: ['updateCard'],
    event: (arrived) =>
      arrived.event === 'format.updated'
        ? { ...arrived, channel: arrived.channel.replace('format', 'board') }
        : arrived,
    expectedFailure: { event: 'board format.updated', text: 'has no business on private-board.12' },
  },
  {
    name: 'an event of a share that tells the wrong person',
    only: ['shareCards'],
    event: (arrived) => (arrived.event === 'shared.user' ? { ...arrived, channel: 'private-share.12' } : arrived),
    expectedFailure: { event: 'share shared.user', text: 'private-share.12' },
  },
]
