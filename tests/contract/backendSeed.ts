/**
 * Finds out how much of the seed a backend has. If it has the unchanged seed, cases compare values. Otherwise cases compare
 * shapes only, and `prepare` first copies the cards that a case needs to the backend.
 */
import type { CardRecord } from '@mocks/db/tables'
import type { CaseRequest } from '@mocks/runtimes/replay'
import { seedFiles } from '@mocks/db/seedFiles'
import { calls } from '../../src/api/calls'
import { findCardTypeDefinition } from '../../src/cardTypes/definitions'
import { preconditionsOf, type IdMapping, seedCards, seedPeople } from './preconditions'
import { MAIN } from './options'
import type { People, Person } from './people'
import type { ParsedResponse } from './session'

/**
 * `pristine`: the backend has the unchanged seed. `modified`: the seed was changed later. `unseeded`: it has other people and
 * cards.
 */
export type SeedState = 'pristine' | 'modified' | 'unseeded'

export type BackendSeed = {
  state: SeedState
  /**
   * Finds or creates the cards and people that occur in the requests. `requester` must be able to see the cards. Resolves with
   * a mapping of ids, or with a text that says which records are missing.
   */
  prepare: (requests: CaseRequest[], requester: string | null) => Promise<{ missing: string } | IdMapping>
}

type Hooks = {
  isReadOnly: boolean
  /** Called for each card that `prepare` creates. The run removes the card at its end. */
  onCardCreated: (id: string, owner: Person) => void
}

/** True if a client can send all of the content that a card of this type has. */
const isCopyable = (type: string) => findCardTypeDefinition(type)?.isCopyable === true
const CONTENT_FIELDS = ['title', 'subtitle', 'body', 'question', 'answers', 'marks', 'scopes', 'lesson_resources']

const PAGE = { page: 1, per_page: 100, filter: 'all', sort: 'created_at', order: 'asc', search: '' }

type ListedCard = { id: string; owner_id: number; updated_at: string }

const dataOf = (response: ParsedResponse): unknown => (response.body as { data?: unknown } | null)?.data

async function fetchRootCards({ session }: Person): Promise<ListedCard[]> {
  const cards = new Map<string, ListedCard>()
  for (let page = 1; ; page += 1) {
    const list = dataOf(await session.send(calls.getCards, { query: { ...PAGE, page, parent: '' } }))
    const isNew = Array.isArray(list) && list.some(({ id }: ListedCard) => !cards.has(id))
    // A page without a new card ends the list: either it is empty, or the backend ignores `page`.
    if (!isNew) return [...cards.values()]
    for (const card of list as ListedCard[]) cards.set(card.id, card)
  }
}

/** Compares the board of the main person with the seed. */
async function detectSeedState(person: Person | undefined): Promise<SeedState> {
  if (!person || person.id !== person.record.id || person.name !== person.record.name) return 'unseeded'
  const expectedCards = [...seedCards.values()].filter((card) => card.owner_id === person.id && card.parent_id === null)
  const own = (await fetchRootCards(person)).filter((card) => card.owner_id === person.id)
  const updated = new Map(own.map((card) => [card.id, Date.parse(card.updated_at)]))
  if (!expectedCards.some(({ id }) => updated.has(id))) return 'unseeded'
  const isSame = expectedCards.every(({ id, updated_at }) => updated.get(id) === Date.parse(updated_at))
  return isSame && own.length === expectedCards.length ? 'pristine' : 'modified'
}

/**
 * True if the seed shares the card, or a stack that contains it, with the person. `prepare` cannot copy such a card, because a
 * copy has no shares.
 */
function isSharedWith(card: CardRecord | undefined, username: string | null): boolean {
  if (!card) return false
  const isSharedTo = (share: (typeof seedFiles.shares)[number]) =>
    share.card_id === card.id && seedPeople.get(share.recipient_id)?.username === username
  return seedFiles.shares.some(isSharedTo) || isSharedWith(seedCards.get(card.parent_id ?? ''), username)
}

const titleOf = (id: string) => `the card "${seedCards.get(id)?.title.replaceAll('&amp;', '&') ?? id}"`

/** Finds out how much of the seed the backend has. `prepare` of the result then creates the cards of single cases. */
export async function inspectSeed(people: People, { isReadOnly, onCardCreated }: Hooks): Promise<BackendSeed> {
  const state = await detectSeedState(await people.find(MAIN))
  const cards = new Map<string, string>()

  async function copyCard(card: CardRecord, owner: Person, parentId: string | null): Promise<string | undefined> {
    const data = Object.fromEntries(CONTENT_FIELDS.filter((key) => key in card).map((key) => [key, card[key]]))
    const body =
      card.type === 'stack'
        ? { parent_id: parentId, title: card.title, type: 'stack' }
        : { type: card.type, data, position: 0, stack_board_id: parentId }
    const response = await owner.session.send(calls.createCard, { body })
    const id = (dataOf(response) as { id?: string } | undefined)?.id
    if (response.status !== calls.createCard.status || !id) return undefined
    onCardCreated(id, owner)
    cards.set(card.id, id)
    for (const child of seedCards.values()) {
      if (child.parent_id === card.id && isCopyable(child.type)) await copyCard(child, owner, id)
    }
    return id
  }

  /**
   * Finds a card of the fixtures or creates a copy of it.
   * @returns undefined on success, otherwise a text about the missing card
   */
  async function ensureCard(id: string, requester: string | null): Promise<string | undefined> {
    const card = seedCards.get(id)
    if (!card) return undefined
    const isShareRequired = isSharedWith(card, requester)
    const known = cards.get(id)
    if (known) return known !== id && isShareRequired ? titleOf(id) : undefined
    const owner = await people.findById(card.owner_id)
    if (!owner) return titleOf(id)
    const response = await owner.session.send(calls.getCard, { params: { id } })
    if (response.status === calls.getCard.status) {
      cards.set(id, id)
      return undefined
    }
    if (isReadOnly || isShareRequired || !isCopyable(card.type) || card.parent_id !== null) return titleOf(id)
    return (await copyCard(card, owner, null)) ? undefined : titleOf(id)
  }

  return {
    state,
    async prepare(requests, requester) {
      const preconditions = preconditionsOf(requests)
      const persons = new Map<number, Person>()
      if (state === 'unseeded') {
        for (const record of preconditions.records) return { missing: `needs ${record} of the fixtures` }
        for (const id of preconditions.people) {
          const person = await people.findById(id)
          if (!person) return { missing: `no account for ${seedPeople.get(id)?.name ?? `person ${id}`}` }
          persons.set(id, person)
        }
      }
      if (state !== 'pristine') {
        for (const id of preconditions.cards) {
          const missing = await ensureCard(id, requester)
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
          // The case tests upper case and spaces. So use the account's name in upper case, with the same spaces.
          const isVaried = text !== person.record[field]
          return isVaried ? text.replace(text.trim(), value.toUpperCase()) : value
        },
      }
    },
  }
}
