/**
 * The in-memory database of the mock server: one map per table, filled from the seed. Each write reports the changed record. A
 * runtime can therefore store only the changes, discard them on reset, and send them to other tabs.
 */
import type { ChatMessage } from '../../src/api/chat.contract'
import type { Notification } from '../../src/api/notifications/notifications.contract'
import type { Role } from '../../src/api/user.contract'

/** A person as the database stores the record. `demo` is set for accounts that the login page offers. */
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
  /** The person's own permissions. If undefined, the person has the default permissions of the role (D-2511). */
  permissions?: string[]
  /** Permissions beside the default ones of the role. */
  more_permissions?: string[]
  /** Default permissions of the role that the person does not have. */
  missing_permissions?: string[]
  /** Undefined until the person saves a preference; until then the default preferences apply. */
  preferences?: { key: string; value: string }[]
  demo: { order: number; note: Record<'en' | 'ms', string> } | null
}

/** A card as the database stores it, without the fields that depend on the viewer. Fields of a single card type stay as sent. */
export type CardRecord = {
  id: string
  type: string
  title: string
  owner_id: number
  parent_id: string | null
  created_at: string
  updated_at: string
  /** Position in the manual order. Cards without a position come last: newest first on My Board, oldest first in a stack. */
  manual_order?: number
  /** Position on the owner's My Board. Set only if the card is in a stack that the owner cannot see. */
  board_order?: number
  /** Addresses of earlier pictures of the card, which may return to it. */
  earlier_images?: string[]
} & Record<string, unknown>

export type ShareRecord = {
  id: string
  card_id: string
  sender_id: number
  recipient_id: number
  status: 'not_read' | 'read' | 'scheduled'
  shared_at: string
  opened_at: string | null
  /** Id of the shared container from which the card inherits this share. The share ends when the card leaves the container. */
  inherited_from?: string
  /** Position in the manual order of the recipient's My Board. */
  manual_order?: number
}

export type SessionRecord = {
  id: string
  person_id: number
  xsrf: string
  is_onboarding?: true
  /** Time of the person's login before the one that opened this session (D-1010). */
  last_login_at?: string | null
}

/** Counts the failed logins with a username, so that the server can throttle further attempts. */
export type AttemptRecord = { id: string; failures: number; since: string }

/** Counts the AI calls of a person on one day. */
export type QuotaRecord = { id: string; used: number }

export type NotificationRecord = Notification & { user_id: number }

/** A friendship (`ACCEPTED`) or a friend request (`PENDING`). */
export type ContactRecord = { id: number; sender_id: number; receiver_id: number; status: 'PENDING' | 'ACCEPTED' }

export type GroupRecord = { id: number; owner_id: number; group_name: string; member_ids: number[] }

/** A person's answer to a question; `id` is `<question_id> <user_id>`. */
export type AnswerRecord = { id: string; question_id: string; user_id: number; labels: string[]; submitted_at: string }

export type MessageRecord = ChatMessage & { user_id: number }

export type RatingRecord = {
  id: string
  user_id: number
  chatId: string
  chatMessageId: string
  rating: 'THUMBS_UP' | 'THUMBS_DOWN'
  message: string
}

export type UserFeedbackRecord = { id: string; user_id: number; type: string; text: string; created_at: string }

/**
 * An e-mail verification link; `id` is its code. `is_used`: the code has opened an onboarding session. The link can still
 * verify the address.
 */
export type VerificationRecord = {
  id: string
  person_id: number
  expires_at: string
  sent_at: string
  is_used: boolean
}

/**
 * An uploaded picture; `id` is the part of its path after `file/image/`. IndexedDB and other tabs receive the blob by
 * reference: 9 MB as text would block the page for seconds.
 */
export type PictureRecord = { id: string; owner_id: number; content: Blob }

/** The highest id that a table with numeric ids has ever used; `id` is the table's name. */
export type SequenceRecord = { id: string; last: number }

export type InviteRecord = { id: string; owner_id: number; target_role: Role; codes: string[]; referral_id: string }

export type Tables = {
  people: PersonRecord
  cards: CardRecord
  shares: ShareRecord
  /** Shares that cards inherited from a stack before they left it. A card that returns gets its read status back (D-0057). */
  endedShares: ShareRecord
  sessions: SessionRecord
  attempts: AttemptRecord
  quotas: QuotaRecord
  notifications: NotificationRecord
  contacts: ContactRecord
  groups: GroupRecord
  answers: AnswerRecord
  messages: MessageRecord
  ratings: RatingRecord
  userFeedback: UserFeedbackRecord
  verifications: VerificationRecord
  pictures: PictureRecord
  invites: InviteRecord
  sequences: SequenceRecord
}
export type TableName = keyof Tables

/** One write to the database: the new record, or `null` for a removed record. */
export type Change = { [Name in TableName]: { table: Name; id: string; record: Tables[Name] | null } }[TableName]

export type Table<R> = {
  get: (id: string | number) => R | undefined
  all: () => IterableIterator<R>
  /** Returns the records whose field has the value. The first use of a field creates its index. */
  where: <Field extends keyof R>(field: Field, value: R[Field]) => R[]
  set: (record: R) => void
  remove: (id: string | number) => void
  /** Grows with every change. Memoised results compare it to find out if they are stale. */
  version: () => number
}

export type Db = { [Name in TableName]: Table<Tables[Name]> } & {
  /** Applies changes made in another tab or stored by an earlier visit. Does not call `onChange`. */
  apply: (changes: Change[]) => void
  /** Replaces all records by those of the seed. */
  reset: () => void
}

/** Initial records by table. A table that is not listed starts empty. */
export type Seed = { [Name in TableName]?: Tables[Name][] }

type AnyRecord = { id: string | number }

/** A map of records with indexes that are created on first use. `write` and `fill` keep the indexes up to date. */
function createStore<R extends AnyRecord>() {
  const records = new Map<string, R>()
  const indexes = new Map<keyof R, Map<unknown, Map<string, R>>>()
  let version = 0

  const slot = (index: Map<unknown, Map<string, R>>, value: unknown) => {
    const found = index.get(value) ?? new Map<string, R>()
    index.set(value, found)
    return found
  }
  const indexOf = (field: keyof R) => {
    const known = indexes.get(field)
    if (known) return known
    const index = new Map<unknown, Map<string, R>>()
    for (const [id, record] of records) slot(index, record[field]).set(id, record)
    indexes.set(field, index)
    return index
  }

  return {
    records,
    version: () => version,
    where: <Field extends keyof R>(field: Field, value: R[Field]) => [...(indexOf(field).get(value)?.values() ?? [])],
    write(id: string, record: R | null) {
      version += 1
      const before = records.get(id)
      for (const [field, index] of indexes) {
        if (before && before[field] !== record?.[field]) index.get(before[field])?.delete(id)
        if (record) slot(index, record[field]).set(id, record)
      }
      if (record) records.set(id, record)
      else records.delete(id)
    },
    fill(all: R[]) {
      version += 1
      records.clear()
      indexes.clear()
      for (const record of all) records.set(String(record.id), record)
    },
  }
}

type Store<R extends AnyRecord> = ReturnType<typeof createStore<R>>

/**
 * Creates the database and fills it from a seed.
 * @param seed its records are never mutated
 * @param onChange called in order with every change that is made through the tables
 */
export function createDb(seed: Seed, onChange: (change: Change) => void = () => undefined): Db {
  const stores = new Map<TableName, Store<AnyRecord>>()

  function table<Name extends TableName>(name: Name): Table<Tables[Name]> {
    const store = createStore<Tables[Name]>()
    stores.set(name, store)
    const write = (id: string, record: Tables[Name] | null) => {
      store.write(id, record)
      onChange({ table: name, id, record } as Change)
    }
    return {
      get: (id) => store.records.get(String(id)),
      all: () => store.records.values(),
      where: store.where,
      set: (record) => write(String(record.id), record),
      remove: (id) => write(String(id), null),
      version: store.version,
    }
  }

  const reset = () => {
    for (const [name, store] of stores) store.fill(seed[name] ?? [])
  }

  const db: Db = {
    people: table('people'),
    cards: table('cards'),
    shares: table('shares'),
    endedShares: table('endedShares'),
    sessions: table('sessions'),
    attempts: table('attempts'),
    quotas: table('quotas'),
    notifications: table('notifications'),
    contacts: table('contacts'),
    groups: table('groups'),
    answers: table('answers'),
    messages: table('messages'),
    ratings: table('ratings'),
    userFeedback: table('userFeedback'),
    verifications: table('verifications'),
    pictures: table('pictures'),
    invites: table('invites'),
    sequences: table('sequences'),
    apply(changes) {
      for (const { table: name, id, record } of changes) stores.get(name)?.write(id, record)
    },
    reset,
  }
  reset()
  return db
}
