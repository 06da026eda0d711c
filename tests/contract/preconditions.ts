/** Collects the cards, people and other records that must exist because a request contains their ids. */
import type { CaseRequest } from '@mocks/runtimes/replay'
import { seedFiles } from '@mocks/db/seedFiles'

/** Translates values of the fixtures to those of the backend: ids of cards and people, usernames and passwords. */
export type IdMapping = {
  card: (id: string) => string
  person: (id: number) => number
  /** A username, e-mail address or password from the fixtures. `text` may differ from it in case and spaces. */
  account: (field: AccountField, id: number, text: string) => string
}

export type AccountField = 'username' | 'email' | 'password'

export type Preconditions = {
  cards: Set<string>
  /** Ids of people, as in the fixtures. */
  people: Set<number>
  /** Other records, as text for the report. Only a backend with the seed has them; without it the case is skipped. */
  records: Set<string>
}

export const seedCards = new Map(seedFiles.cards.map((card) => [card.id, card]))
export const seedPeople = new Map(seedFiles.people.map((person) => [person.id, person]))
const otherRecords = new Map([
  ...seedFiles.notifications.map(({ id, event }) => [id, `the notification "${event}"`] as const),
  ...seedFiles.messages.map(({ id, content }) => [id, `the message "${content.slice(0, 30)}"`] as const),
])
const groups = new Map(seedFiles.groups.map(({ id, group_name }) => [id, `the group "${group_name}"`]))
const contacts = new Map(seedFiles.contacts.map(({ id }) => [id, `the address book entry ${id}`]))

/** Fields with ids of people, as numbers or strings of digits. */
const PERSON_KEYS = ['id', 'user_id', 'userId', 'created_by', 'recipients', 'sender_id', 'owner_id', 'shared_by']

/** Match ids in the name of a channel: `private-format.12`, `private-12.ideation.…`, `private-format.focus.<card>`. */
const CHANNEL_PERSON = /(?<=^private-[\w.]+\.)\d+$|(?<=^private-)\d+(?=\.)/
const CHANNEL_CARD = /(?<=\.)[0-9a-f-]{36}$/

type Visitor = {
  card: (id: string) => unknown
  person: (id: number) => unknown
  record: (what: string) => void
  account: IdMapping['account']
}

const FIELDS: Record<string, AccountField> = {
  username: 'username',
  email: 'email',
  password: 'password',
  current_password: 'password',
}

function visitAccount(text: string, key: string, visitor: Visitor): unknown {
  const field = FIELDS[key]
  if (!field) return text
  const isMatch = (value: string) => (field === 'password' ? value === text : value === text.trim().toLowerCase())
  const person = [...seedPeople.values()].find((candidate) => isMatch(candidate[field]))
  return person ? visitor.account(field, person.id, text) : text
}

function visitText(text: string, key: string, visitor: Visitor): unknown {
  if (key === 'channel_name') {
    return text
      .replace(CHANNEL_PERSON, (id) => String(visitor.person(Number(id))))
      .replace(CHANNEL_CARD, (id) => (seedCards.has(id) ? String(visitor.card(id)) : id))
  }
  if (seedCards.has(text)) return visitor.card(text)
  const record = otherRecords.get(text)
  if (record) visitor.record(record)
  if (text.startsWith('scenes/')) visitor.record(`the picture ${text}`)
  if (PERSON_KEYS.includes(key) && /^\d+$/.test(text)) return String(visitor.person(Number(text)))
  return visitAccount(text, key, visitor)
}

function visitNumber(value: number, key: string, siblings: Record<string, unknown>, visitor: Visitor): unknown {
  const record =
    key === 'group_id' || (key === 'id' && siblings.type === 'group')
      ? groups.get(value)
      : key === 'address_book_id' && contacts.get(value)
  if (record) visitor.record(record)
  if (record || siblings.type === 'group') return value
  return PERSON_KEYS.includes(key) && seedPeople.has(value) ? visitor.person(value) : value
}

function walk(value: unknown, key: string, siblings: Record<string, unknown>, visitor: Visitor): unknown {
  if (typeof value === 'string') return visitText(value, key, visitor)
  if (typeof value === 'number') return visitNumber(value, key, siblings, visitor)
  if (Array.isArray(value)) return value.map((item) => walk(item, key, {}, visitor))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(fields).map(([name, item]) => [name, walk(item, name, fields, visitor)]))
}

export function preconditionsOf(requests: CaseRequest[]): Preconditions {
  const preconditions: Preconditions = { cards: new Set(), people: new Set(), records: new Set() }
  const visitor: Visitor = {
    card: (id) => preconditions.cards.add(id),
    person: (id) => preconditions.people.add(id),
    record: (what) => preconditions.records.add(what),
    account: (_, id, text) => {
      preconditions.people.add(id)
      return text
    },
  }
  for (const { params, query, body } of requests) walk({ params, query, body }, '', {}, visitor)
  return preconditions
}

/** Returns the same request with the ids of the backend. */
export function mapIds<R extends CaseRequest>(request: R, { card, person, account }: IdMapping): R {
  const visitor: Visitor = { card, person, account, record: () => undefined }
  const { params, query, body } = request
  return { ...request, ...(walk({ params, query, body }, '', {}, visitor) as CaseRequest) }
}
