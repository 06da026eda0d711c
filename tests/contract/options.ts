import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Step, stepNumbers } from '../../fixtures/contract/steps'
import { type CallName, calls } from '../../src/api/calls'

export type Account = { username: string; password: string }

export type VerifyOptions = {
  /** Base URL of the API without a slash at the end, such as `http://localhost:8787/api`. */
  baseUrl: string
  /** Origin of the app, sent as `Origin` and `Referer`. By default it is the origin of the backend. */
  origin?: string
  /**
   * URL of the realtime connection, such as `ws://localhost:8787`. If undefined, events are checked only for the mock server,
   * whose URL is known.
   */
  realtime?: string
  /** App key of the realtime connection. */
  key?: string
  /** Accounts at the backend by username of the fixtures. If undefined, the backend has the accounts of the fixtures. */
  accounts?: Record<string, Account>
  /** The calls to verify; undefined means all. */
  only?: CallName[]
  /** The last step of fixtures/contract/STEPS.md to verify; undefined means all. */
  step?: Step
  /** True: skips every case, flow and check that writes. */
  isReadOnly?: boolean
  /** True: stops at the first failure. */
  isBail?: boolean
  /** True: also runs cases that change an account or cannot be undone. */
  isDestructive?: boolean
  /** Time in ms to wait for an event. */
  eventTimeout?: number
  /** Time in ms to wait for a response. */
  responseTimeout?: number
}

/** Paths of the report files that the command should write. */
export type Outputs = { junit?: string; json?: string }

/** The usernames in the fixtures that `--username` and `--second-username` stand for. */
export const MAIN = 'cikgu_aina'
export const SECOND = 'mei_ling'

/** @param command how the verifier was started */
export const usageOf = (command: string) => `${command} --base-url http://localhost:8787/api [options]

  --username, --password                 the main teacher (${MAIN} in the fixtures)
  --second-username, --second-password   the main student (${SECOND}), a contact of the teacher
  --people file.json                     { "fixture username": { "username": "…", "password": "…" } } for more of them
  --realtime ws://localhost:8787 --key heartboard   where live events are sent; without it they are skipped
  --origin https://app.example           origin of the app, when the backend checks it
  --only getCards,createCard             only these calls
  --step 1…6                             only the steps up to this one, see fixtures/contract/STEPS.md
  --read-only                            send no writes
  --allow-destructive                    also run what changes an account or cannot be undone: the main teacher’s account
                                         is deleted, the main student’s password changes, sign-ups send e-mail
  --bail                                 stop at the first failure
  --junit file.xml, --json file.json     the report as a file

Use accounts that nothing else uses during the run: cards that appear on their boards during the run are removed at its end.`

/** Thrown for invalid arguments. The command prints the message and exits. */
export class ArgumentError extends Error {}

const OPTIONS = {
  'base-url': { type: 'string' },
  origin: { type: 'string' },
  realtime: { type: 'string' },
  key: { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  'second-username': { type: 'string' },
  'second-password': { type: 'string' },
  people: { type: 'string' },
  only: { type: 'string' },
  step: { type: 'string' },
  'read-only': { type: 'boolean' },
  'allow-destructive': { type: 'boolean' },
  bail: { type: 'boolean' },
  junit: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values
  } catch (cause) {
    throw new ArgumentError((cause as Error).message)
  }
}

function addressOf(name: string, text: string, schemes: string[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !schemes.includes(url.protocol)) {
    throw new ArgumentError(`--${name} must be a URL that starts with ${schemes.join('// or ')}//, not "${text}".`)
  }
  return text.replace(/\/+$/, '')
}

function account(name: string, username?: string, password?: string): Account | undefined {
  if (username === undefined && password === undefined) return undefined
  if (!username || !password) throw new ArgumentError(`--${name}username and --${name}password go together.`)
  return { username, password }
}

const isAccount = (value: unknown): value is Account =>
  typeof (value as Account | null)?.username === 'string' && typeof (value as Account).password === 'string'

function readPeople(file: string | undefined): Record<string, Account> {
  if (!file) return {}
  try {
    const people = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const wrong = Object.entries(people).find(([, value]) => !isAccount(value))
    if (wrong) throw new Error(`"${wrong[0]}" has no username and password`)
    return people as Record<string, Account>
  } catch (cause) {
    throw new ArgumentError(`--people ${file} cannot be used: ${(cause as Error).message}.`)
  }
}

function readCalls(text: string | undefined): CallName[] | undefined {
  const names = text?.split(',').map((name) => name.trim())
  const unknown = names?.find((name) => !(name in calls))
  if (unknown !== undefined) throw new ArgumentError(`--only: there is no call "${unknown}" in src/api/calls.ts.`)
  return names as CallName[] | undefined
}

function readStep(text: string | undefined): Step | undefined {
  const step = stepNumbers.find((number) => String(number) === text)
  if (text !== undefined && !step) throw new ArgumentError(`--step must be a number from 1 to 6, not "${text}".`)
  return step
}

/** @throws ArgumentError for a missing or invalid argument */
export function parseOptions(args: string[]): VerifyOptions & Outputs & { isHelp?: boolean } {
  const given = readArgs(args)
  if (given.help) return { baseUrl: '', isHelp: true }
  if (!given['base-url']) throw new ArgumentError('--base-url is missing: the URL of the backend’s API.')
  const main = account('', given.username, given.password)
  const second = account('second-', given['second-username'], given['second-password'])
  const accounts = { ...readPeople(given.people), ...(main && { [MAIN]: main }), ...(second && { [SECOND]: second }) }
  if (given['read-only'] && given['allow-destructive']) {
    throw new ArgumentError('--read-only and --allow-destructive contradict each other.')
  }
  return {
    baseUrl: addressOf('base-url', given['base-url'], ['http:', 'https:']),
    origin: given.origin && addressOf('origin', given.origin, ['http:', 'https:']),
    realtime: given.realtime && addressOf('realtime', given.realtime, ['ws:', 'wss:']),
    key: given.key,
    accounts: Object.keys(accounts).length > 0 ? accounts : undefined,
    only: readCalls(given.only),
    step: readStep(given.step),
    isReadOnly: given['read-only'],
    isDestructive: given['allow-destructive'],
    isBail: given.bail,
    junit: given.junit,
    json: given.json,
  }
}
