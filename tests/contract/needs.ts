/** What a request of the fixtures takes for granted: cards, people and records of the authored world, found by its ids. */
import type { CaseRequest } from '../../mocks/replay'
import { worldFiles } from '../../mocks/worldFiles'

/** How the backend says what the fixtures say: card ids, ids of people, usernames and passwords. */
export type Translation = {
  card: (id: string) => string
  person: (id: number) => number
  /** A username, an e-mail address or a password of somebody in the fixtures, however it is written. */
  account: (field: AccountField, id: number, text: string) => string
}

export type AccountField = 'username' | 'email' | 'password'

export type Needs = {
  cards: Set<string>
  /** Ids of people in the fixtures. */
  people: Set<number>
  /** Other records that only a backend with the fixtures' own world has, in words. */
  records: Set<string>
}

export const worldCards = new Map(worldFiles.cards.map((card) => [card.id, card]))
export const worldPeople = new Map(worldFiles.people.map((person) => [person.id, person]))
const otherRecords = new Map([
  ...worldFiles.notifications.map(({ id, event }) => [id, `the notification "${event}"`] as const),
  ...worldFiles.messages.map(({ id, content }) => [id, `the message "${content.slice(0, 30)}"`] as const),
])
const groups = new Map(worldFiles.groups.map(({ id, group_name }) => [id, `the group "${group_name}"`]))
const contacts = new Map(worldFiles.contacts.map(({ id }) => [id, `the address book entry ${id}`]))

/** Below these keys a number, or a text of digits, is somebody's id. */
const PERSON_KEYS = ['id', 'user_id', 'userId', 'created_by', 'recipients', 'sender_id', 'owner_id', 'shared_by']

/** Ids inside the name of a channel: `private-format.12`, `private-12.ideation.…`, `private-format.focus.<card>`. */
const CHANNEL_PERSON = /(?<=^private-[\w.]+\.)\d+$|(?<=^private-)\d+(?=\.)/
const CHANNEL_CARD = /(?<=\.)[0-9a-f-]{36}$/

type Visit = {
  card: (id: string) => unknown
  person: (id: number) => unknown
  record: (what: string) => void
  account: Translation['account']
}

const FIELDS: Record<string, AccountField> = {
  username: 'username',
  email: 'email',
  password: 'password',
  current_password: 'password',
}

function visitAccount(text: string, key: string, visit: Visit): unknown {
  const field = FIELDS[key]
  if (!field) return text
  const isIt = (value: string) => (field === 'password' ? value === text : value === text.trim().toLowerCase())
  const person = [...worldPeople.values()].find((candidate) => isIt(candidate[field]))
  return person ? visit.account(field, person.id, text) : text
}

function visitText(text: string, key: string, visit: Visit): unknown {
  if (key === 'channel_name') {
    return text
      .replace(CHANNEL_PERSON, (id) => String(visit.person(Number(id))))
      .replace(CHANNEL_CARD, (id) => (worldCards.has(id) ? String(visit.card(id)) : id))
  }
  if (worldCards.has(text)) return visit.card(text)
  const record = otherRecords.get(text)
  if (record) visit.record(record)
  if (text.startsWith('scenes/')) visit.record(`the picture ${text}`)
  if (PERSON_KEYS.includes(key) && /^\d+$/.test(text)) return String(visit.person(Number(text)))
  return visitAccount(text, key, visit)
}

function visitNumber(value: number, key: string, siblings: Record<string, unknown>, visit: Visit): unknown {
  const record =
    key === 'group_id' || (key === 'id' && siblings.type === 'group')
      ? groups.get(value)
      : key === 'address_book_id' && contacts.get(value)
  if (record) visit.record(record)
  if (record || siblings.type === 'group') return value
  return PERSON_KEYS.includes(key) && worldPeople.has(value) ? visit.person(value) : value
}

function walk(value: unknown, key: string, siblings: Record<string, unknown>, visit: Visit): unknown {
  if (typeof value === 'string') return visitText(value, key, visit)
  if (typeof value === 'number') return visitNumber(value, key, siblings, visit)
  if (Array.isArray(value)) return value.map((item) => walk(item, key, {}, visit))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(fields).map(([name, item]) => [name, walk(item, name, fields, visit)]))
}

/** Finds what requests take for granted. */
export function needsOf(requests: CaseRequest[]): Needs {
  const needs: Needs = { cards: new Set(), people: new Set(), records: new Set() }
  const visit: Visit = {
    card: (id) => needs.cards.add(id),
    person: (id) => needs.people.add(id),
    record: (what) => needs.records.add(what),
    account: (_, id, text) => {
      needs.people.add(id)
      return text
    },
  }
  for (const { params, query, body } of requests) walk({ params, query, body }, '', {}, visit)
  return needs
}

/** The same request in the backend's own ids. */
export function translate<R extends CaseRequest>(request: R, { card, person, account }: Translation): R {
  const visit: Visit = { card, person, account, record: () => undefined }
  const { params, query, body } = request
  return { ...request, ...(walk({ params, query, body }, '', {}, visit) as CaseRequest) }
}
