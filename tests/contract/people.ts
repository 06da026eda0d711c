/** Who can be whom: the people of the fixtures, and the accounts of the backend that stand in for them. */
import type { PersonRecord } from '../../mocks/db/tables'
import { seedFiles } from '../../mocks/db/seedFiles'
import { calls } from '../../src/api/core/calls'
import type { Account } from './options'
import { type Backend, createSession, type Session } from './session'

/** Somebody of the fixtures who is logged in at the backend. */
export type Person = {
  /** In the fixtures. */
  record: PersonRecord
  account: Account
  /** The backend's id of the account. */
  id: number
  name: string
  email: string
  session: Session
}

export type People = {
  /** Logs somebody in, once. Undefined when nobody can. */
  find: (username: string) => Promise<Person | undefined>
  findById: (fixtureId: number) => Promise<Person | undefined>
  /** A session of its own, for what ends sessions; undefined when the account does not let anybody in any more. */
  openSession: (person: Person) => Promise<Session | undefined>
  /** A visitor, with the anti-forgery cookie that the first answer brings. */
  openAnonymousSession: () => Promise<Session>
  accountOf: (username: string) => Account | undefined
  /** Why somebody could not log in, in words. */
  problemOf: (username: string) => string
}

const recordByUsername = new Map(seedFiles.people.map((person) => [person.username, person]))

/**
 * @param accounts by fixture username
 * @param isSeeded true when everybody else of the fixtures may be tried with their own password
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
    return { session, answer: await session.send(calls.login, { body: account }) }
  }

  const logInAs = async (username: string): Promise<Person | undefined> => {
    const record = recordByUsername.get(username)
    const account = accountOf(username)
    if (!record || !account) return undefined
    const { session, answer } = await logIn(account)
    const me = (answer.body as { data?: { id?: unknown; name?: unknown; email?: unknown } } | null)?.data
    if (answer.status !== calls.login.status || typeof me?.id !== 'number') {
      problems.set(username, `login answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 120)}`)
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
      const { session, answer } = await logIn(account)
      return answer.status === calls.login.status ? session : undefined
    },
    openAnonymousSession,
    accountOf,
    problemOf: (username) => problems.get(username) ?? 'there is no account',
  }
}
