/**
 * The pretend school's database: plain Maps over the authored world. Only what was changed since is kept beside it, so that a
 * reload restores a few records, a reset drops them, and another tab can be told exactly what happened.
 */
import type { Role } from '../src/api/user.contract'

/** A person as the school stores them; `demo` marks the accounts that the login page offers. */
export type PersonRecord = {
  id: number
  name: string
  username: string
  password: string
  email: string
  buddy: string | null
  role: Role
  curriculum: { name: string; code: string } | null
  age: number | null
  year: { id: number; name: string } | null
  autolayout: boolean
  is_verified: boolean
  last_login_at: string | null
  terms_accepted_at: string | null
  has_created_first_format: boolean
  hello_message_index: number
  demo: { order: number; note: string } | null
}

/** A card as the school stores it: without what depends on who looks. Fields of one type only are kept as they are. */
export type CardRecord = {
  id: string
  type: string
  title: string
  owner_id: number
  parent_id: string | null
  created_at: string
  updated_at: string
  /** Place in a list ordered by hand; cards without one come after, newest first. */
  manual_order?: number
} & Record<string, unknown>

export type ShareRecord = {
  id: string
  card_id: string
  sender_id: number
  recipient_id: number
  status: 'not_read' | 'read' | 'scheduled'
  shared_at: string
  opened_at: string | null
}

export type SessionRecord = { id: string; person_id: number; xsrf: string }

/** Failed logins of a name, for the throttle. */
export type AttemptRecord = { id: string; failures: number; since: string }

/** AI calls of a person on one day. */
export type QuotaRecord = { id: string; used: number }

export type Tables = {
  people: PersonRecord
  cards: CardRecord
  shares: ShareRecord
  sessions: SessionRecord
  attempts: AttemptRecord
  quotas: QuotaRecord
}
export type TableName = keyof Tables

/** One record set or, with `null`, removed. */
export type Change = { [Name in TableName]: { table: Name; id: string; record: Tables[Name] | null } }[TableName]

export type Table<R> = {
  get: (id: string | number) => R | undefined
  all: () => IterableIterator<R>
  set: (record: R) => void
  remove: (id: string | number) => void
}

export type Db = { [Name in TableName]: Table<Tables[Name]> } & {
  /** Applies changes that were made elsewhere or earlier, without telling anybody. */
  apply: (changes: Change[]) => void
  /** Everything back to the world as authored. */
  reset: () => void
}

export type Seed = { [Name in TableName]?: Tables[Name][] }

const NAMES: TableName[] = ['people', 'cards', 'shares', 'sessions', 'attempts', 'quotas']

/**
 * @param seed the authored world; its records are never mutated
 * @param onChange told of every change made through the tables, in order
 */
export function createDb(seed: Seed, onChange: (change: Change) => void = () => undefined): Db {
  const maps = Object.fromEntries(NAMES.map((name) => [name, new Map<string, unknown>()])) as {
    [Name in TableName]: Map<string, Tables[Name]>
  }

  const fill = () => {
    for (const name of NAMES) {
      const map = maps[name] as Map<string, { id: string | number }>
      map.clear()
      for (const record of seed[name] ?? []) map.set(String(record.id), record)
    }
  }
  fill()

  const table = <Name extends TableName>(name: Name): Table<Tables[Name]> => {
    const map = maps[name] as Map<string, Tables[Name]>
    const write = (id: string, record: Tables[Name] | null) => {
      if (record) map.set(id, record)
      else map.delete(id)
      onChange({ table: name, id, record } as Change)
    }
    return {
      get: (id) => map.get(String(id)),
      all: () => map.values(),
      set: (record) => write(String(record.id), record),
      remove: (id) => write(String(id), null),
    }
  }

  return {
    people: table('people'),
    cards: table('cards'),
    shares: table('shares'),
    sessions: table('sessions'),
    attempts: table('attempts'),
    quotas: table('quotas'),
    apply(changes) {
      for (const { table: name, id, record } of changes) {
        const map = maps[name] as Map<string, unknown>
        if (record) map.set(id, record)
        else map.delete(id)
      }
    },
    reset: fill,
  }
}
