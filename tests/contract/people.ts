/** Who can be whom: the people of the fixtures, and the accounts of the backend that stand in for them. */
import type { PersonRecord } from '../../mocks/db'
import { worldFiles } from '../../mocks/worldFiles'
import { calls } from '../../src/api/calls'
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
  openVisit: () => Promise<Session>
  accountOf: (username: string) => Account | undefined
  /** Why somebody could not log in, in words. */
  problemOf: (username: string) => string
}

const recordOf = new Map(worldFiles.people.map((person) => [person.username, person]))

/**
 * @param accounts by fixture username
 * @param isWorld true when everybody else of the fixtures may be tried with their own password
 */
export function createPeople(backend: Backend, accounts: Record<string, Account>, isWorld: boolean): People {
  const found = new Map<string, Promise<Person | undefined>>()
  const problems = new Map<string, string>()

  const accountOf = (username: string): Account | undefined => {
    const record = recordOf.get(username)
    const own = isWorld && record ? { username, password: record.password } : undefined
    return accounts[username] ?? own
  }

  const openVisit = async () => {
    const session = createSession(backend)
    await session.send(calls.getMe)
    return session
  }

  const logIn = async (account: Account) => {
    const session = await openVisit()
    return { session, answer: await session.send(calls.login, { body: account }) }
  }

  const enter = async (username: string): Promise<Person | undefined> => {
    const record = recordOf.get(username)
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
    const entering = found.get(username) ?? enter(username)
    found.set(username, entering)
    return entering
  }

  return {
    find,
    findById: async (fixtureId) => {
      const record = worldFiles.people.find(({ id }) => id === fixtureId)
      return record && find(record.username)
    },
    openSession: async ({ account }) => {
      const { session, answer } = await logIn(account)
      return answer.status === calls.login.status ? session : undefined
    },
    openVisit,
    accountOf,
    problemOf: (username) => problems.get(username) ?? 'there is no account',
  }
}
