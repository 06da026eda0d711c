/** Backends with wrong single responses. */
import { type BrokenBackends, bodyOf, jsonReply, omitKey, onData, withStatus } from './faults'

const isToken = (cookie: string) => cookie.startsWith('XSRF-TOKEN=')

export const brokenResponses: BrokenBackends = {
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
      name: 'a date as dd/mm/yyyy',
      only: ['getCard'],
      reply: { getCard: onData((card) => ({ ...card, updated_at: '21/11/2026' })) },
      expectedFailure: { call: 'getCard', text: 'data.updated_at' },
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
      isSeedRequired: true,
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
      name: 'a wrong success status of what other calls begin with',
      only: ['createCard', 'updateCard', 'changeParent'],
      reply: { createCard: withStatus(200) },
      expectedFailure: { call: 'createCard', text: 'status: 200 instead of 201' },
      isAlone: true,
    },
    {
      name: 'a new group with the status of a change',
      only: ['addGroup'],
      reply: { addGroup: withStatus(200) },
      expectedFailure: { call: 'addGroup', text: '200 instead of 201' },
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
  cookie: [
    {
      name: 'an anti-forgery cookie that the page cannot read',
      only: ['login'],
      cookie: (cookie) => (isToken(cookie) ? `${cookie}; HttpOnly` : cookie),
      expectedFailure: { call: 'login', text: 'XSRF-TOKEN: is HttpOnly' },
      isAlone: true,
    },
    {
      name: 'an anti-forgery cookie of another path',
      only: ['login'],
      cookie: (cookie) => (isToken(cookie) ? cookie.replace('Path=/', 'Path=/api') : cookie),
      expectedFailure: { call: 'login', text: 'XSRF-TOKEN: has Path=/api' },
      isAlone: true,
    },
    {
      name: 'a session cookie that scripts can read',
      only: ['login'],
      cookie: (cookie) => cookie.replace('; HttpOnly', ''),
      expectedFailure: { call: 'login', text: 'heartboard_session: the session is not HttpOnly' },
      isAlone: true,
    },
    {
      name: 'a session cookie that other sites can send',
      only: ['login'],
      cookie: (cookie) => (isToken(cookie) ? cookie : cookie.replace('; SameSite=Lax', '')),
      expectedFailure: { call: 'login', text: 'heartboard_session: the session has SameSite=' },
      isAlone: true,
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
}
