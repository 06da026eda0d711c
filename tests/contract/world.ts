/**
 * How much of the authored world a backend has. A backend with the whole of it, unused, is compared value by value; any other
 * shape by shape, with copies of the cards that a case needs.
 */
import type { CardRecord } from '../../mocks/db'
import type { CaseRequest } from '../../mocks/replay'
import { worldFiles } from '../../mocks/worldFiles'
import { calls } from '../../src/api/calls'
import { needsOf, type Translation, worldCards, worldPeople } from './needs'
import { MAIN } from './options'
import type { People, Person } from './people'
import type { Answer } from './session'

/** `untouched`: the authored world as it is. `used`: the same, changed since. `foreign`: the backend's own people and cards. */
export type WorldState = 'untouched' | 'used' | 'foreign'

export type World = {
  state: WorldState
  /** Why requests cannot be sent, or how to say them. `asker` is who has to be able to see the cards. */
  prepare: (requests: CaseRequest[], asker: string | null) => Promise<{ missing: string } | Translation>
}

type Hooks = {
  isReadOnly: boolean
  /** Told of every card that was made, so that it is removed in the end. */
  onMade: (id: string, by: Person) => void
}

/** Types whose whole content a client may send. */
const PLAIN = ['text', 'intro', 'memorization', 'studyaid', 'lessonplan', 'table', 'question', 'hillchart', 'stack']
const CONTENT = ['title', 'subtitle', 'body', 'question', 'answers', 'marks', 'scopes', 'lesson_resources']

const PAGE = { page: 1, per_page: 100, filter: 'all', sort: 'created_at', order: 'asc', search: '' }

type Listed = { id: string; owner_id: number; updated_at: string }

const dataOf = (answer: Answer): unknown => (answer.body as { data?: unknown } | null)?.data

async function rootCards({ session }: Person): Promise<Listed[]> {
  const cards = new Map<string, Listed>()
  for (let page = 1; ; page += 1) {
    const list = dataOf(await session.send(calls.getCards, { query: { ...PAGE, page, parent: '' } }))
    const isNew = Array.isArray(list) && list.some(({ id }: Listed) => !cards.has(id))
    // The end; or a backend that gives the same page again and again.
    if (!isNew) return [...cards.values()]
    for (const card of list as Listed[]) cards.set(card.id, card)
  }
}

/** Compares the main person's board with the authored one. */
async function stateOf(person: Person | undefined): Promise<WorldState> {
  if (!person || person.id !== person.record.id || person.name !== person.record.name) return 'foreign'
  const authored = [...worldCards.values()].filter((card) => card.owner_id === person.id && card.parent_id === null)
  const own = (await rootCards(person)).filter((card) => card.owner_id === person.id)
  const updated = new Map(own.map((card) => [card.id, Date.parse(card.updated_at)]))
  if (!authored.some(({ id }) => updated.has(id))) return 'foreign'
  const isSame = authored.every(({ id, updated_at }) => updated.get(id) === Date.parse(updated_at))
  return isSame && own.length === authored.length ? 'untouched' : 'used'
}

/** Whether the fixtures have a card shared with somebody, itself or a stack around it; a copy is shared with nobody. */
function isSharedWith(card: CardRecord | undefined, username: string | null): boolean {
  if (!card) return false
  const isIts = (share: (typeof worldFiles.shares)[number]) =>
    share.card_id === card.id && worldPeople.get(share.recipient_id)?.username === username
  return worldFiles.shares.some(isIts) || isSharedWith(worldCards.get(card.parent_id ?? ''), username)
}

const titleOf = (id: string) => `the card "${worldCards.get(id)?.title.replaceAll('&amp;', '&') ?? id}"`

/** Looks at the backend and gets ready to send it what the fixtures hold. */
export async function exploreWorld(people: People, { isReadOnly, onMade }: Hooks): Promise<World> {
  const state = await stateOf(await people.find(MAIN))
  const cards = new Map<string, string>()

  async function copy(card: CardRecord, owner: Person, parentId: string | null): Promise<string | undefined> {
    const data = Object.fromEntries(CONTENT.filter((key) => key in card).map((key) => [key, card[key]]))
    const body =
      card.type === 'stack'
        ? { parent_id: parentId, title: card.title, type: 'stack' }
        : { type: card.type, data, position: 0, stack_board_id: parentId }
    const answer = await owner.session.send(calls.createCard, { body })
    const id = (dataOf(answer) as { id?: string } | undefined)?.id
    if (answer.status !== calls.createCard.status || !id) return undefined
    onMade(id, owner)
    cards.set(card.id, id)
    for (const child of worldCards.values()) {
      if (child.parent_id === card.id && PLAIN.includes(child.type)) await copy(child, owner, id)
    }
    return id
  }

  /** Finds a card of the fixtures, or makes it anew. @returns undefined when it is there, else what is missing */
  async function ensure(id: string, asker: string | null): Promise<string | undefined> {
    const card = worldCards.get(id)
    if (!card) return undefined
    const isToBeShared = isSharedWith(card, asker)
    const known = cards.get(id)
    if (known) return known !== id && isToBeShared ? titleOf(id) : undefined
    const owner = await people.findById(card.owner_id)
    if (!owner) return titleOf(id)
    const answer = await owner.session.send(calls.getCard, { params: { id } })
    if (answer.status === calls.getCard.status) {
      cards.set(id, id)
      return undefined
    }
    if (isReadOnly || isToBeShared || !PLAIN.includes(card.type) || card.parent_id !== null) return titleOf(id)
    return (await copy(card, owner, null)) ? undefined : titleOf(id)
  }

  return {
    state,
    async prepare(requests, asker) {
      const needs = needsOf(requests)
      const persons = new Map<number, Person>()
      if (state === 'foreign') {
        for (const record of needs.records) return { missing: `needs ${record} of the fixtures` }
        for (const id of needs.people) {
          const person = await people.findById(id)
          if (!person) return { missing: `nobody to log in as ${worldPeople.get(id)?.name ?? `person ${id}`}` }
          persons.set(id, person)
        }
      }
      if (state !== 'untouched') {
        for (const id of needs.cards) {
          const missing = await ensure(id, asker)
          if (missing) return { missing: `needs ${missing} of the fixtures` }
        }
      }
      return {
        card: (id) => cards.get(id) ?? id,
        person: (id) => persons.get(id)?.id ?? id,
        account: (field, id, text) => {
          const person = persons.get(id)
          if (!person) return text
          const value = { ...person.account, email: person.email }[field]
          // Written in another way than it is stored, it stays so.
          const isVaried = text !== person.record[field]
          return isVaried ? text.replace(text.trim(), value.toUpperCase()) : value
        },
      }
    },
  }
}
