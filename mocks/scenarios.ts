import type { CallName } from '../src/api/calls'

/** Something that goes wrong on purpose. Without `calls` it hits every call but login and logout; no network is no network for all. */
export type Fault = { calls?: CallName[] } & (
  | { kind: 'status'; status: number; code?: string; message: string }
  | { kind: 'offline' }
  | { kind: 'brokenBody' }
  | { kind: 'streamCut' | 'streamWithoutEnd' | 'streamError' }
)

export type Scenario = {
  /** What it shows, in a few words for the panel. */
  title: string
  /** ms added to every answer. */
  latency?: number
  faults?: Fault[]
  /** Refuse new sockets and drop those that are open. */
  isSocketDown?: true
  /** Start from a world in which nobody has a card. */
  isBoardEmpty?: true
}

/** Situations by name: `?scenario=streamCut`, a story's `parameters.scenario`, or the mock panel. */
export const scenarios = {
  normal: { title: 'Everything works' },
  slow: { title: 'Slow network (2.5 s)', latency: 2500 },
  offline: { title: 'No network', faults: [{ kind: 'offline' }] },
  signedOut: {
    title: '401: the session has ended',
    faults: [{ kind: 'status', status: 401, message: 'Unauthenticated.' }],
  },
  forbidden: {
    title: '403: no access to cards',
    faults: [
      {
        kind: 'status',
        status: 403,
        message: 'This action is unauthorized.',
        calls: ['getCards', 'getCard', 'createCardFromReply'],
      },
    ],
  },
  quotaReached: {
    title: '429: out of Magic for today',
    faults: [
      {
        kind: 'status',
        status: 429,
        code: 'quota_exceeded',
        message: 'Quota exceeded',
        calls: ['askMagic', 'createCardFromReply'],
      },
    ],
  },
  serverError: {
    title: '500: cards and chat fail',
    faults: [
      {
        kind: 'status',
        status: 500,
        message: 'Server Error',
        calls: ['getCards', 'getCard', 'askMagic', 'createCardFromReply'],
      },
    ],
  },
  maintenance: {
    title: '503: under maintenance',
    faults: [{ kind: 'status', status: 503, message: 'Service Unavailable' }],
  },
  addFails: {
    title: 'Adding a reply to the board fails',
    faults: [{ kind: 'status', status: 500, message: '', calls: ['createCardFromReply'] }],
  },
  brokenBody: {
    title: 'Cards break their contract',
    faults: [{ kind: 'brokenBody', calls: ['getCards'] }],
  },
  streamCut: { title: 'The reply is cut in mid-word', faults: [{ kind: 'streamCut', calls: ['askMagic'] }] },
  streamWithoutEnd: {
    title: 'The reply closes without its end',
    faults: [{ kind: 'streamWithoutEnd', calls: ['askMagic'] }],
  },
  streamError: { title: 'The assistant fails while replying', faults: [{ kind: 'streamError', calls: ['askMagic'] }] },
  socketDropped: { title: 'Live updates are gone', isSocketDown: true },
  boardEmpty: { title: 'A board without cards', isBoardEmpty: true },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

/** The scenario of a name, or the normal one for a name nobody knows. */
export const scenarioOf = (name: string | null | undefined): ScenarioName =>
  name && name in scenarios ? (name as ScenarioName) : 'normal'
