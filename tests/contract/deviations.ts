/** Backends that are almost right, one thing wrong in each, and where the verifier has to find it. */
import type { CallName } from '../../src/api/calls'
import type { Alterations, Reply } from './deviatingServer'

export type Deviation = Alterations & {
  name: string
  /** Calls that are verified. */
  only: CallName[]
  /** The call or event that has to be named, and a part of the path or message. */
  finds: { call?: CallName; event?: string; about: string }
}

type Body = Record<string, unknown>
type Line = { event: string; data: unknown }
type Listed = { data: Body[]; metadata: Body & { breadcrumbs: unknown[] } }

const bodyOf = ({ body }: Reply): unknown => structuredClone(body)

/** Changes the `data` of an answer that is a success. */
const onData =
  <T = Body>(change: (data: T) => unknown) =>
  (reply: Reply): Reply => {
    if (reply.status >= 400) return reply
    const body = bodyOf(reply) as { data: T }
    return { ...reply, body: { ...body, data: change(body.data) } }
  }
const onList = (change: (list: Listed) => unknown) => (reply: Reply) =>
  reply.status >= 400 ? reply : { ...reply, body: change(bodyOf(reply) as Listed) }
const onLines = (change: (lines: Line[]) => unknown) => (reply: Reply) =>
  reply.status >= 400 ? reply : { ...reply, body: change(bodyOf(reply) as Line[]) }
const without = (body: Body, key: string) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
const withStatus = (status: number) => (reply: Reply) => (reply.status < 400 ? { ...reply, status } : reply)
const json = (body: unknown, status = 200): Reply => ({ status, type: 'application/json', body })

export const deviations: Deviation[] = [
  {
    name: 'a field is missing',
    only: ['getMe'],
    reply: { getMe: onData((me) => without(me, 'autolayout')) },
    finds: { call: 'getMe', about: 'data.autolayout' },
  },
  {
    name: 'a field that the schema leaves open is missing',
    only: ['getCard'],
    reply: { getCard: onData((card) => without(card, 'cards')) },
    finds: { call: 'getCard', about: 'data.cards' },
  },
  {
    name: 'a number is sent as text',
    only: ['getMe'],
    reply: { getMe: onData((me) => ({ ...me, id: String(me.id) })) },
    finds: { call: 'getMe', about: 'data.id' },
  },
  {
    name: 'null instead of an empty list',
    only: ['getCard'],
    reply: { getCard: onData((card) => ({ ...card, base_lo: null })) },
    finds: { call: 'getCard', about: 'data.base_lo' },
  },
  {
    name: 'another value than the world has',
    only: ['getPermissions'],
    reply: { getPermissions: onData<string[]>((permissions) => permissions.slice(1)) },
    finds: { call: 'getPermissions', about: 'data' },
  },
  {
    name: 'the right body with the wrong status',
    only: ['createCardFromReply'],
    reply: { createCardFromReply: withStatus(200) },
    finds: { call: 'createCardFromReply', about: 'status: 200 instead of 201' },
  },
  {
    name: 'a refusal with the wrong status',
    only: ['getCard'],
    reply: { getCard: (reply) => (reply.status === 404 ? { ...reply, status: 400 } : reply) },
    finds: { call: 'getCard', about: 'status: 400 instead of 404' },
  },
  {
    name: 'a refusal without its fields',
    only: ['login'],
    reply: { login: (reply) => (reply.status === 422 ? { ...reply, body: { error: 'Unprocessable' } } : reply) },
    finds: { call: 'login', about: 'message' },
  },
  {
    name: 'a refusal that names other fields',
    only: ['login'],
    reply: {
      login: (reply) =>
        reply.status === 422 ? { ...reply, body: { message: 'No.', errors: { email: ['No.'] } } } : reply,
    },
    finds: { call: 'login', about: 'errors.' },
  },
  {
    name: 'the payload without its envelope',
    only: ['getSparks'],
    reply: { getSparks: (reply) => ({ ...reply, body: (bodyOf(reply) as { data: unknown }).data }) },
    finds: { call: 'getSparks', about: 'expected object' },
  },
  {
    name: 'a page in HTML',
    only: ['getEngagers'],
    reply: { getEngagers: (reply) => ({ ...reply, type: 'text/html', body: '<!doctype html><title>Welcome</title>' }) },
    finds: { call: 'getEngagers', about: 'Content-Type: text/html' },
  },
  {
    name: 'JSON under another content type',
    only: ['getSparks'],
    reply: { getSparks: (reply) => ({ ...reply, type: 'text/plain', body: JSON.stringify(reply.body) }) },
    finds: { call: 'getSparks', about: 'Content-Type: text/plain' },
  },
  {
    name: 'half a body',
    only: ['getSparks'],
    reply: { getSparks: (reply) => ({ ...reply, body: JSON.stringify(reply.body).slice(0, 100) }) },
    finds: { call: 'getSparks', about: 'is not JSON' },
  },
  {
    name: 'a stream without its end',
    only: ['askMagic'],
    reply: { askMagic: onLines((lines) => lines.filter(({ event }) => event !== 'end')) },
    finds: { call: 'askMagic', about: 'the stream has no end' },
  },
  {
    name: 'a stream that loses tokens',
    only: ['askMagic'],
    reply: { askMagic: onLines((lines) => lines.filter((_, index) => index !== 3)) },
    finds: { call: 'askMagic', about: 'is not what the tokens say together' },
  },
  {
    name: 'a stream that does not start',
    only: ['askMagic'],
    reply: { askMagic: onLines((lines) => lines.slice(1)) },
    finds: { call: 'askMagic', about: 'instead of "start"' },
  },
  {
    name: 'a stream with a line that no contract knows',
    only: ['askMagic'],
    reply: {
      askMagic: onLines((lines) => lines.map((line) => ({ ...line, data: line.event === 'token' ? 7 : line.data }))),
    },
    finds: { call: 'askMagic', about: '1.data' },
  },
  {
    name: 'a list in the wrong order',
    only: ['getCards'],
    reply: { getCards: onList((list) => ({ ...list, data: list.data.reverse() })) },
    finds: { call: 'getCards', about: 'data.*.created_at' },
  },
  {
    name: 'the sort order is ignored',
    only: ['getCards'],
    query: { getCards: { sort: 'updated_at' } },
    finds: { call: 'getCards', about: 'data.*.title' },
  },
  {
    name: 'the page size is ignored',
    only: ['getCards'],
    query: { getCards: { per_page: '100' } },
    finds: { call: 'getCards', about: 'atMost 5' },
  },
  {
    name: 'the page is ignored',
    only: ['getCards'],
    query: { getCards: { page: '1' } },
    finds: { call: 'getCards', about: 'data.*.id' },
  },
  {
    name: 'the search is ignored',
    only: ['getCards'],
    query: { getCards: { search: '' } },
    finds: { call: 'getCards', about: 'exclude' },
  },
  {
    name: 'the total is that of the page',
    only: ['getCards'],
    reply: { getCards: onList((list) => ({ ...list, metadata: { ...list.metadata, total: list.data.length } })) },
    finds: { call: 'getCards', about: 'metadata.total' },
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
    finds: { call: 'getCards', about: 'metadata.breadcrumbs' },
  },
  {
    name: 'a visitor is answered',
    only: ['getSparks'],
    reply: { getSparks: (reply) => (reply.status === 401 ? json({ data: [] }) : reply) },
    finds: { call: 'getSparks', about: '200 instead of 401' },
  },
  {
    name: 'the anti-forgery token is not looked at',
    only: ['changeShareStatus'],
    isTokenIgnored: true,
    finds: { call: 'changeShareStatus', about: 'instead of 419' },
  },
  {
    name: 'what was sent comes back changed',
    only: ['createChatMessage'],
    reply: { createChatMessage: onData((message) => ({ ...message, content: 'Message received' })) },
    finds: { call: 'createChatMessage', about: 'which was sent' },
  },
  {
    name: 'a card of a reply without its text',
    only: ['createCardFromReply'],
    reply: { createCardFromReply: onData((card) => ({ ...card, body: '' })) },
    finds: { call: 'createCardFromReply', about: 'which was sent' },
  },
  {
    name: 'a new card is not stored',
    only: ['createCard'],
    reply: {
      createCard: async (reply, { ask }) => {
        const { data } = bodyOf(reply) as { data?: Body }
        if (data) await ask('DELETE', 'v1/format', { formats: [data.id] })
        return reply
      },
    },
    finds: { call: 'createCard', about: 'getCard: 404 instead of 200' },
  },
  {
    name: 'a change is not stored',
    only: ['updateCard'],
    request: { updateCard: () => ({}) },
    reply: { updateCard: (reply, { body }) => onData((card) => ({ ...card, ...(body as Body) }))(reply) },
    finds: { call: 'updateCard', about: 'getCard: ["Contract check: before"]' },
  },
  {
    name: 'removing removes nothing',
    only: ['removeCards'],
    instead: { removeCards: ({ body }) => json({ data: { deleted_ids: (body as { formats: string[] }).formats } }) },
    finds: { call: 'removeCards', about: 'getCard: 200 instead of 404' },
  },
  {
    name: 'an order made by hand is forgotten',
    only: ['saveManualOrder'],
    instead: { saveManualOrder: ({ body }) => json({ data: body }) },
    finds: { call: 'saveManualOrder', about: 'getCards: ' },
  },
  {
    name: 'a shared card says that it is not',
    only: ['shareCards'],
    reply: { getCard: onData((card) => ({ ...card, share_status: 'default' })) },
    finds: { call: 'shareCards', about: 'data.share_status' },
  },
  {
    name: 'an opened card stays unread',
    only: ['changeShareStatus'],
    instead: {
      changeShareStatus: ({ body }) => json({ data: { format_id: (body as Body).format_id, status: 'read' } }),
    },
    finds: { call: 'changeShareStatus', about: 'data.share_status' },
  },
  {
    name: 'somebody else’s channel is signed',
    only: ['authorizeChannel'],
    reply: {
      authorizeChannel: (reply) => (reply.status === 403 ? json({ auth: `heartboard:${'0'.repeat(64)}` }) : reply),
    },
    finds: { call: 'authorizeChannel', about: '200 instead of 403' },
  },
  {
    name: 'every channel is open to everybody',
    only: ['authorizeChannel'],
    isOpenToAll: true,
    finds: { call: 'authorizeChannel', about: 'joined private-format.' },
  },
  {
    name: 'an event without a field',
    only: ['updateCard'],
    event: (arrived) =>
      arrived.event === 'format.updated'
        ? { ...arrived, payload: { format: without((arrived.payload as { format: Body }).format, 'title') } }
        : arrived,
    finds: { event: 'cards format.updated', about: 'format.title' },
  },
  {
    name: 'an event that is never sent',
    only: ['updateCard'],
    event: (arrived) => (arrived.event === 'format.updated' ? undefined : arrived),
    finds: { event: 'cards format.updated', about: 'did not come' },
  },
  {
    name: 'an event on the wrong channel',
    only: ['updateCard'],
    event: (arrived) =>
      arrived.event === 'format.updated'
        ? { ...arrived, channel: arrived.channel.replace('format', 'board') }
        : arrived,
    finds: { event: 'board format.updated', about: 'has no business on private-board.12' },
  },
  {
    name: 'an event of a share that tells the wrong person',
    only: ['shareCards'],
    event: (arrived) => (arrived.event === 'shared.user' ? { ...arrived, channel: 'private-share.12' } : arrived),
    finds: { event: 'share shared.user', about: 'private-share.12' },
  },
]
