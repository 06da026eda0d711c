/** Broken backends by kind of fault, each with the failure that the verifier must report. The first of a kind represents it. */
import type { CallName } from '../../src/api/core/calls'
import type { ProxyFaults, Reply } from './faultyProxy'

export type BrokenBackend = ProxyFaults & {
  name: string
  /** Calls to verify. */
  only: CallName[]
  /** The call or event that must be reported, and a part of the path or message. */
  expectedFailure: { call?: CallName; event?: string; text: string }
}

type Body = Record<string, unknown>
type StreamLine = { event: string; data: unknown }
type ListBody = { data: Body[]; metadata: Body & { breadcrumbs: unknown[] } }

const bodyOf = ({ body }: Reply): unknown => structuredClone(body)

/** Changes the `data` of a successful response. */
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

export const brokenBackends: Record<string, readonly BrokenBackend[]> = {
  body: [
    {
      name: 'a missing field',
      only: ['getMe'],
      reply: { getMe: onData((me) => omitKey(me, 'autolayout')) },
      expectedFailure: { call: 'getMe', text: 'data.autolayout' },
    },
    {
      name: 'a number as a string',
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
      name: 'a missing envelope',
      only: ['getSparks'],
      reply: { getSparks: (reply) => ({ ...reply, body: (bodyOf(reply) as { data: unknown }).data }) },
      expectedFailure: { call: 'getSparks', text: 'expected object' },
    },
  ],
  fixture: [
    {
      name: 'a missing field that the schema does not require',
      only: ['getCard'],
      reply: { getCard: onData((card) => omitKey(card, 'cards')) },
      expectedFailure: { call: 'getCard', text: 'data.cards' },
    },
    {
      name: 'a value that differs from the seed',
      only: ['getPermissions'],
      reply: { getPermissions: onData<string[]>((permissions) => permissions.slice(1)) },
      expectedFailure: { call: 'getPermissions', text: 'data' },
    },
  ],
  status: [
    {
      name: 'a wrong success status',
      only: ['createCardFromReply'],
      reply: { createCardFromReply: withStatus(200) },
      expectedFailure: { call: 'createCardFromReply', text: 'status: 200 instead of 201' },
    },
    {
      name: 'a wrong error status',
      only: ['getCard'],
      reply: { getCard: (reply) => (reply.status === 404 ? { ...reply, status: 400 } : reply) },
      expectedFailure: { call: 'getCard', text: 'status: 400 instead of 404' },
    },
  ],
  errorBody: [
    {
      name: 'an error that names other fields',
      only: ['login'],
      reply: {
        login: (reply) =>
          reply.status === 422 ? { ...reply, body: { message: 'No.', errors: { email: ['No.'] } } } : reply,
      },
      expectedFailure: { call: 'login', text: 'errors.' },
    },
    {
      name: 'an error without message and fields',
      only: ['login'],
      reply: { login: (reply) => (reply.status === 422 ? { ...reply, body: { error: 'Unprocessable' } } : reply) },
      expectedFailure: { call: 'login', text: 'message' },
    },
  ],
  contentType: [
    {
      name: 'an HTML page',
      only: ['getEngagers'],
      reply: {
        getEngagers: (reply) => ({ ...reply, type: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
      },
      expectedFailure: { call: 'getEngagers', text: 'Content-Type: text/html' },
    },
    {
      name: 'JSON with another content type',
      only: ['getSparks'],
      reply: { getSparks: (reply) => ({ ...reply, type: 'text/plain', body: JSON.stringify(reply.body) }) },
      expectedFailure: { call: 'getSparks', text: 'Content-Type: text/plain' },
    },
    {
      name: 'a truncated body',
      only: ['getSparks'],
      reply: { getSparks: (reply) => ({ ...reply, body: JSON.stringify(reply.body).slice(0, 100) }) },
      expectedFailure: { call: 'getSparks', text: 'is not JSON' },
    },
  ],
  stream: [
    {
      name: 'a stream that loses a token',
      only: ['askMagic'],
      reply: { askMagic: onLines((lines) => lines.filter((_, index) => index !== 3)) },
      expectedFailure: { call: 'askMagic', text: 'differs from the joined tokens' },
    },
    {
      name: 'a stream without an end event',
      only: ['askMagic'],
      reply: { askMagic: onLines((lines) => lines.filter(({ event }) => event !== 'end')) },
      expectedFailure: { call: 'askMagic', text: 'the stream has no end event' },
    },
    {
      name: 'a stream without a start event',
      only: ['askMagic'],
      reply: { askMagic: onLines((lines) => lines.slice(1)) },
      expectedFailure: { call: 'askMagic', text: 'instead of "start"' },
    },
    {
      name: 'a stream line that violates the contract',
      only: ['askMagic'],
      reply: {
        askMagic: onLines((lines) => lines.map((line) => ({ ...line, data: line.event === 'token' ? 7 : line.data }))),
      },
      expectedFailure: { call: 'askMagic', text: '1.data' },
    },
  ],
  list: [
    {
      name: 'a list in the wrong order',
      only: ['getCards'],
      reply: { getCards: onList((list) => ({ ...list, data: list.data.reverse() })) },
      expectedFailure: { call: 'getCards', text: 'data.*.created_at' },
    },
    {
      name: 'an ignored sort parameter',
      only: ['getCards'],
      query: { getCards: { sort: 'updated_at' } },
      expectedFailure: { call: 'getCards', text: 'data.*.title' },
    },
    {
      name: 'an ignored page size',
      only: ['getCards'],
      query: { getCards: { per_page: '100' } },
      expectedFailure: { call: 'getCards', text: 'atMost 5' },
    },
    {
      name: 'an ignored page number',
      only: ['getCards'],
      query: { getCards: { page: '1' } },
      expectedFailure: { call: 'getCards', text: 'data.*.id' },
    },
    {
      name: 'an ignored search term',
      only: ['getCards'],
      query: { getCards: { search: '' } },
      expectedFailure: { call: 'getCards', text: 'exclude' },
    },
    {
      name: 'the total of the page instead of the list',
      only: ['getCards'],
      reply: { getCards: onList((list) => ({ ...list, metadata: { ...list.metadata, total: list.data.length } })) },
      expectedFailure: { call: 'getCards', text: 'metadata.total' },
    },
    {
      name: 'breadcrumbs in reverse order',
      only: ['getCards'],
      reply: {
        getCards: onList((list) => ({
          ...list,
          metadata: { ...list.metadata, breadcrumbs: list.metadata.breadcrumbs.reverse() },
        })),
      },
      expectedFailure: { call: 'getCards', text: 'metadata.breadcrumbs' },
    },
  ],
  session: [
    {
      name: 'a private call without a session',
      only: ['getSparks'],
      reply: { getSparks: (reply) => (reply.status === 401 ? jsonReply({ data: [] }) : reply) },
      expectedFailure: { call: 'getSparks', text: '200 instead of 401' },
    },
    {
      name: 'an ignored anti-forgery token',
      only: ['changeShareStatus'],
      isTokenIgnored: true,
      expectedFailure: { call: 'changeShareStatus', text: 'instead of 419' },
    },
  ],
  echo: [
    {
      name: 'a sent value that is returned changed',
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
  ],
  storedWrite: [
    {
      name: 'an update that is not stored',
      only: ['updateCard'],
      request: { updateCard: () => ({}) },
      reply: { updateCard: (reply, { body }) => onData((card) => ({ ...card, ...(body as Body) }))(reply) },
      expectedFailure: { call: 'updateCard', text: 'getCard: ["Contract check: before"]' },
    },
    {
      name: 'a created card that is not stored',
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
      name: 'a removal without effect',
      only: ['removeCards'],
      respondInstead: {
        removeCards: ({ body }) => jsonReply({ data: { deleted_ids: (body as { formats: string[] }).formats } }),
      },
      expectedFailure: { call: 'removeCards', text: 'getCard: 200 instead of 404' },
    },
    {
      name: 'a manual order that is not stored',
      only: ['saveManualOrder'],
      respondInstead: { saveManualOrder: ({ body }) => jsonReply({ data: body }) },
      expectedFailure: { call: 'saveManualOrder', text: 'getCards: ' },
    },
  ],
  share: [
    {
      name: 'a shared card without its share status',
      only: ['shareCards'],
      reply: { getCard: onData((card) => ({ ...card, share_status: 'default' })) },
      expectedFailure: { call: 'shareCards', text: 'data.share_status' },
    },
    {
      name: 'an opened share that stays unread',
      only: ['changeShareStatus'],
      respondInstead: {
        changeShareStatus: ({ body }) => jsonReply({ data: { format_id: (body as Body).format_id, status: 'read' } }),
      },
      expectedFailure: { call: 'changeShareStatus', text: 'data.share_status' },
    },
  ],
  channel: [
    {
      name: 'a signature for the channel of another person',
      only: ['authorizeChannel'],
      reply: {
        authorizeChannel: (reply) =>
          reply.status === 403 ? jsonReply({ auth: `heartboard:${'0'.repeat(64)}` }) : reply,
      },
      expectedFailure: { call: 'authorizeChannel', text: '200 instead of 403' },
    },
    {
      name: 'private channels without access control',
      only: ['authorizeChannel'],
      isChannelAuthIgnored: true,
      expectedFailure: { call: 'authorizeChannel', text: 'subscribed to private-format.' },
    },
  ],
  event: [
    {
      name: 'an event with a missing field',
      only: ['updateCard'],
      event: (received) =>
        received.event === 'format.updated'
          ? { ...received, payload: { format: omitKey((received.payload as { format: Body }).format, 'title') } }
          : received,
      expectedFailure: { event: 'cards format.updated', text: 'format.title' },
    },
    {
      name: 'an event that is never sent',
      only: ['updateCard'],
      event: (received) => (received.event === 'format.updated' ? undefined : received),
      expectedFailure: { event: 'cards format.updated', text: 'was not received' },
    },
    {
      name: 'an event on the wrong channel',
      only: ['updateCard'],
      event: (received) =>
        received.event === 'format.updated'
          ? { ...received, channel: received.channel.replace('format', 'board') }
          : received,
      expectedFailure: { event: 'board format.updated', text: 'does not belong on private-board.12' },
    },
    {
      name: 'a share event sent to the wrong person',
      only: ['shareCards'],
      event: (received) => (received.event === 'shared.user' ? { ...received, channel: 'private-share.12' } : received),
      expectedFailure: { event: 'share shared.user', text: 'private-share.12' },
    },
  ],
}
