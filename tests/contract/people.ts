/** Connects the people of the fixtures with accounts of the backend, and logs them in. */
import type { PersonRecord } from '@mocks/db/tables'
import { seedFiles } from '@mocks/db/seedFiles'
import { calls } from '../../src/api/calls'
import { loginProblem } from './firstContact'
import type { Account } from './options'
import { type Backend, createSession, type Session } from './session'

/** A person of the fixtures who has a session at the backend. */
export type Person = {
  record: PersonRecord
  account: Account
  /** Id of the person's account at the backend. */
  id: number
  name: string
  email: string
  session: Session
}

export type People = {
  /** Logs a person in, once per run. Resolves with undefined without an account or after a failed login. */
  find: (username: string) => Promise<Person | undefined>
  findById: (fixtureId: number) => Promise<Person | undefined>
  /**
   * Logs the person in again. A call that ends its session then does not end `session` of the person. Resolves with undefined
   * after a failed login.
   */
  openSession: (person: Person) => Promise<Session | undefined>
  /** Opens a session without a login. It has the anti-forgery cookie that the first response set. */
  openAnonymousSession: () => Promise<Session>
  accountOf: (username: string) => Account | undefined
  /** Returns why a login failed, as text for the report. */
  problemOf: (username: string) => string
}

const recordByUsername = new Map(seedFiles.people.map((person) => [person.username, person]))

/**
 * Creates the people of a run.
 * @param accounts accounts by username of the fixtures
 * @param isSeeded true: people without an entry in `accounts` log in with their password of the fixtures
 */
export function createPeople(backend: Backend, accounts: Record<string, Account>, isSeeded: boolean): People {
  const found = new Map<string, Promise<Person | undefined>>()
  const problems = new Map<string, string>()

  const accountOf = (username: string): Account | undefined => {
    const record = recordByUsername.get(username)
    const own = isSeeded && record ? { username, password: record.password } : undefined
    return accounts[username] ?? own
  }

  const openAnonymousSession = async () => {
    const session = createSession(backend)
    await session.send(calls.getMe)
    return session
  }

  const logIn = async (account: Account) => {
    const session = await openAnonymousSession()
    return { session, response: await session.send(calls.login, { body: account }) }
  }

  const logInAs = async (username: string): Promise<Person | undefined> => {
    const record = recordByUsername.get(username)
    const account = accountOf(username)
    if (!record || !account) return undefined
    const { session, response } = await logIn(account)
    const me = (response.body as { data?: { id?: unknown; name?: unknown; email?: unknown } } | null)?.data
    if (response.status !== calls.login.status || typeof me?.id !== 'number') {
      problems.set(username, loginProblem(response))
      return undefined
    }
    return { record, account, id: me.id, name: String(me.name), email: String(me.email), session }
  }

  const find = (username: string) => {
    const loginPromise = found.get(username) ?? logInAs(username)
    found.set(username, loginPromise)
    return loginPromise
  }

  return {
    find,
    findById: async (fixtureId) => {
      const record = seedFiles.people.find(({ id }) => id === fixtureId)
      return record && find(record.username)
    },
    openSession: async ({ account }) => {
      const { session, response } = await logIn(account)
      return response.status === calls.login.status ? session : undefined
    },
    openAnonymousSession,
    accountOf,
    problemOf: (username) => problems.get(username) ?? 'there is no account',
  }
}
