import { failWith } from '../server/faults'
import type { Scenario } from './scenario'

/** Scenarios that affect all calls, all writes or the live connection. */
export const network = {
  normal: { group: 'Network', title: 'Everything works' },
  slow: { group: 'Network', title: 'Slow network (2.5 s)', latency: 2500 },
  offline: { group: 'Network', title: 'No network', faults: [{ kind: 'offline' }] },
  flaky: {
    group: 'Network',
    title: 'Flaky: each call fails every third time',
    faults: [{ ...failWith(undefined, 500, 'Server Error'), every: 3 }],
  },
  flakyNetwork: {
    group: 'Network',
    title: 'Flaky: each call loses the network every fourth time',
    faults: [{ kind: 'offline', every: 4 }],
  },
  signedOut: {
    group: 'Network',
    title: '401: the session has ended',
    faults: [failWith(undefined, 401, 'Unauthenticated.')],
  },
  quotaReached: {
    group: 'Network',
    title: '429: out of Magic for today',
    faults: [failWith('ai', 429, 'Quota exceeded', { code: 'quota_exceeded' })],
  },
  maintenance: {
    group: 'Network',
    title: '503: under maintenance',
    faults: [failWith(undefined, 503, 'Service Unavailable')],
  },
  badRequest: { group: 'Network', title: '400: what is changed is refused', faults: [failWith('writes', 400)] },
  writeForbidden: { group: 'Network', title: '403: nothing may be changed', faults: [failWith('writes', 403)] },
  notAcceptable: { group: 'Network', title: '406: changes are not acceptable', faults: [failWith('writes', 406)] },
  conflict: { group: 'Network', title: '409: changes are in conflict', faults: [failWith('writes', 409)] },
  gone: { group: 'Network', title: '410: what is changed is gone', faults: [failWith('writes', 410)] },
  lengthRequired: { group: 'Network', title: '411: changes lack their length', faults: [failWith('writes', 411)] },
  preconditionFailed: { group: 'Network', title: '412: changes come too late', faults: [failWith('writes', 412)] },
  unsupportedType: { group: 'Network', title: '415: changes are of a wrong kind', faults: [failWith('writes', 415)] },
  formExpired: {
    group: 'Network',
    title: '419: the anti-forgery token is stale',
    faults: [failWith('writes', 419, 'CSRF token mismatch.')],
  },
  unprocessable: {
    group: 'Network',
    title: '422: changes are refused without a word',
    faults: [failWith('writes', 422)],
  },
  locked: { group: 'Network', title: '423: what is changed is locked', faults: [failWith('writes', 423)] },
  preconditionRequired: { group: 'Network', title: '428: changes lack a condition', faults: [failWith('writes', 428)] },
  tooManyWrites: { group: 'Network', title: '429: too many changes at once', faults: [failWith('writes', 429)] },
  writeFails: { group: 'Network', title: '500: changes break the server', faults: [failWith('writes', 500)] },
  badGateway: { group: 'Network', title: '502: no server behind the gateway', faults: [failWith('writes', 502)] },
  eventsLost: {
    group: 'Network',
    title: 'Live events of new cards are lost',
    liveFaults: [{ kind: 'eventLost', channel: 'cards', event: 'format.created' }],
  },
  eventsLate: {
    group: 'Network',
    title: 'Live events of the chat come 3 s late',
    liveFaults: [{ kind: 'eventLate', channel: 'magic', event: 'chat.received', ms: 3000 }],
  },
  eventsDoubled: {
    group: 'Network',
    title: 'Live events of cards and chat come twice',
    liveFaults: [
      { kind: 'eventDoubled', channel: 'cards' },
      { kind: 'eventDoubled', channel: 'magic', event: 'chat.received' },
    ],
  },
  channelRefused: {
    group: 'Network',
    title: 'The chat’s live channel is refused',
    liveFaults: [{ kind: 'channelRefused', channel: 'magic' }],
  },
  socketDropped: { group: 'Network', title: 'Live updates are gone', isSocketDown: true },
} satisfies Record<string, Scenario>
