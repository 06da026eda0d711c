/**
 * Lists the cards of boards and stacks. A filtered and sorted list is cached until any card or share changes. Fetching a page
 * therefore takes no longer on a board of ten thousand cards than on a small one.
 */
import type { ParsedQueryOf } from '../../../src/api/core/call'
import type { CardSort } from '../../../src/api/cards/cardOrder.contract'
import type { cardsCalls } from '../../../src/api/cards/cards.contract'
import {
  bodyText,
  canSee,
  childrenOf,
  compareText,
  descendantsOf,
  isContainer,
  manualPositionOf,
  shareFor,
} from './cards'
import type { CardRecord, PersonRecord } from '../../db/tables'
import type { MockServer } from '../../server/mockServer'

type ListQuery = Omit<ParsedQueryOf<typeof cardsCalls.getCards>, 'page' | 'per_page'>

/** Maximum number of cached lists, because each search term adds a list. One list more empties the cache. */
const MAX_CACHED_LISTS = 40
const lists = new WeakMap<MockServer, { version: string; entries: Map<string, CardRecord[]> }>()

function memoizeList(mockServer: MockServer, key: string, make: () => CardRecord[]): CardRecord[] {
  const version = `${mockServer.db.cards.version()} ${mockServer.db.shares.version()}`
  const found = lists.get(mockServer)
  const cache = found?.version === version ? found : { version, entries: new Map<string, CardRecord[]>() }
  lists.set(mockServer, cache)
  const known = cache.entries.get(key)
  if (known) return known
  if (cache.entries.size >= MAX_CACHED_LISTS) cache.entries.clear()
  const made = make()
  cache.entries.set(key, made)
  return made
}

// One shared collator, because creating one per comparison would take most of the sorting time.
const byTitle = new Intl.Collator('en', { sensitivity: 'base' }).compare

type Sorting<Key> = { keyOf: (card: CardRecord) => Key; compare: (a: Key, b: Key) => number }

/** Sorts with one key per card, because computing keys in every comparison takes several times as long. */
function sortBy<Key>(cards: CardRecord[], { keyOf, compare }: Sorting<Key>, direction: number): CardRecord[] {
  return cards
    .map((card) => ({ card, key: keyOf(card) }))
    .sort((a, b) => direction * compare(a.key, b.key))
    .map(({ card }) => card)
}

type ManualOrderKey = { position: number; created: string }

/** Sorts by manual order. Cards without a position come last: newest first on My Board, oldest first in a stack. */
const byManualOrder = (
  mockServer: MockServer,
  person: PersonRecord,
  parentId: string | null,
): Sorting<ManualOrderKey> => ({
  keyOf: (card) => ({
    position: manualPositionOf(mockServer, card, person, parentId) ?? Number.MAX_SAFE_INTEGER,
    created: card.created_at,
  }),
  compare: (a, b) => a.position - b.position || (parentId ? 1 : -1) * compareText(a.created, b.created),
})

const BY_FIELD: Record<Exclude<CardSort, 'manual'>, Sorting<string>> = {
  updated_at: { keyOf: (card) => card.updated_at, compare: compareText },
  created_at: { keyOf: (card) => card.created_at, compare: compareText },
  alphabetical: { keyOf: (card) => card.title, compare: byTitle },
}

const searchTexts = new WeakMap<CardRecord, string>()

/**
 * Returns title, subtitle, question and body text in lower case, one per line, so that no search term matches across two
 * fields.
 */
function searchText(card: CardRecord): string {
  const known = searchTexts.get(card)
  if (known !== undefined) return known
  const fields = [card.title, card.subtitle, card.question, bodyText(card)]
  const text = fields
    .filter((field) => typeof field === 'string')
    .join('\n')
    .toLocaleLowerCase()
  searchTexts.set(card, text)
  return text
}

/** Returns the cards that other people put into the person's containers, with descendants. The person's search finds them, too. */
function unsharedGuestCards(mockServer: MockServer, person: PersonRecord, own: CardRecord[]): CardRecord[] {
  const children = own.filter(isContainer).flatMap((container) => childrenOf(mockServer, container.id))
  const guestCards = children.filter((card) => card.owner_id !== person.id && !shareFor(mockServer, card, person))
  return [...guestCards, ...guestCards.flatMap((card) => descendantsOf(mockServer, card))]
}

/**
 * Returns the cards of a board or stack that the person can see. With a search term, returns all descendants, too. My Board
 * lists a shared card unless the card's stack is shared with the person, too.
 */
function cardsInScope(mockServer: MockServer, person: PersonRecord, parent: string, term: string): CardRecord[] {
  if (parent) {
    const stack = mockServer.db.cards.get(parent)
    const cards = term && stack ? descendantsOf(mockServer, stack) : childrenOf(mockServer, parent)
    return cards.filter((card) => canSee(mockServer, card, person))
  }
  const own = mockServer.db.cards.where('owner_id', person.id)
  const sharedCards = mockServer.db.shares
    .where('recipient_id', person.id)
    .flatMap(({ card_id }) => mockServer.db.cards.get(card_id) ?? [])
  if (term) return [...new Set([...own, ...sharedCards, ...unsharedGuestCards(mockServer, person, own)])]
  return [...own, ...sharedCards].filter(({ parent_id }) => {
    const parentStack = parent_id ? mockServer.db.cards.get(parent_id) : undefined
    return !parentStack || !canSee(mockServer, parentStack, person)
  })
}

/**
 * Returns the filtered, searched and sorted list of a board or stack, without paging. It is cached, so never mutate the array.
 * A search covers all descendants of the board or stack (D-2401).
 */
export function listCards(mockServer: MockServer, person: PersonRecord, query: ListQuery): readonly CardRecord[] {
  const { parent, filter, search, sort, order } = query
  const term = search.trim().toLocaleLowerCase()
  return memoizeList(mockServer, JSON.stringify([person.id, parent, filter, term, sort, order]), () => {
    const direction = order === 'asc' ? 1 : -1
    const cards = cardsInScope(mockServer, person, parent, term)
      .filter((card) => filter === 'all' || card.owner_id !== person.id)
      .filter((card) => !term || searchText(card).includes(term))
    if (sort !== 'manual') return sortBy(cards, BY_FIELD[sort], direction)
    return sortBy(cards, byManualOrder(mockServer, person, parent || null), direction)
  })
}

export const manualOrderOf = (
  mockServer: MockServer,
  person: PersonRecord,
  parentId: string | null,
): readonly CardRecord[] =>
  listCards(mockServer, person, { parent: parentId ?? '', filter: 'all', search: '', sort: 'manual', order: 'asc' })
