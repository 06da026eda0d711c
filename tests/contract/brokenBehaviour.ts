/** Backends whose single responses are correct, but whose stored data, shares, channels or events are wrong. */
import { type Body, type BrokenBackends, bodyOf, jsonReply, omitKey, onData } from './faults'

/** Reveals the solution of another person's question. */
const withSolution = (card: Body): Body =>
  card.isOwner === false && Array.isArray(card.answers)
    ? { ...card, answers: (card.answers as Body[]).map((answer, index) => ({ ...answer, isCorrect: index === 0 })) }
    : card

export const brokenBehaviour: BrokenBackends = {
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
      name: 'an ignored position of a new card',
      only: ['createCard'],
      request: { createCard: (body) => ('position' in (body as Body) ? { ...(body as Body), position: 0 } : body) },
      expectedFailure: { call: 'createCard', text: 'data.*.id' },
    },
    {
      name: 'a notification that stays unread',
      only: ['readNotification'],
      respondInstead: {
        readNotification: ({ params }) => jsonReply({ data: { id: params.id, read_at: new Date().toISOString() } }),
      },
      expectedFailure: { call: 'readNotification', text: 'data.0.read_at' },
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
    {
      name: 'a card that is unread again after it left a shared stack and returned',
      only: ['changeParent'],
      reply: {
        getCard: onData((card) => (card.share_status === 'read' ? { ...card, share_status: 'not_read' } : card)),
      },
      expectedFailure: { call: 'changeParent', text: 'data.share_status' },
    },
    {
      name: 'an unstacked stack whose recipients get no event',
      only: ['detachFormats'],
      event: (received) => (received.event === 'removed.user' ? undefined : received),
      expectedFailure: { event: 'share removed.user', text: 'was not received' },
    },
  ],
  solution: [
    {
      name: 'a solution in a card of somebody else',
      only: ['getCard'],
      reply: { getCard: onData(withSolution) },
      expectedFailure: { call: 'getCard', text: 'isCorrect' },
    },
    {
      name: 'a solution in a list of a shared stack',
      only: ['getCard'],
      reply: { getCards: onData<Body[]>((cards) => cards.map(withSolution)) },
      expectedFailure: { call: 'getCard', text: 'isCorrect' },
    },
    {
      name: 'a solution in a live event',
      only: ['getCard'],
      event: (received) => {
        const { format } = received.payload as { format?: Body }
        return format ? { ...received, payload: { format: withSolution(format) } } : received
      },
      expectedFailure: { event: 'cards format.updated', text: 'the solution is sent' },
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
      name: 'an event that is sent twice',
      only: ['updateCard'],
      event: (received) => (received.event === 'format.updated' ? [received, received] : received),
      expectedFailure: { event: 'cards format.updated', text: 'was sent twice' },
      isAlone: true,
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
