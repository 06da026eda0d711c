import { expect, test } from 'vitest'
import { manualOrderOf, listCards } from './cardLists'
import type { CardRecord, PersonRecord } from '../../db/tables'
import { createMockServer } from '../../server/createMockServer'
import type { MockServer } from '../../server/mockServer'
import { generateCards } from '../../db/generateCards'

const aina = { id: 12, name: 'Aina Rahman', role: 'teacher' } as PersonRecord
const meiLing = { id: 21, name: 'Tan Mei Ling', role: 'student' } as PersonRecord

const card = (id: string, fields: Partial<CardRecord> = {}): CardRecord => ({
  id,
  type: 'text',
  title: id,
  owner_id: 12,
  parent_id: null,
  created_at: `2026-11-01T00:00:0${id.length}Z`,
  updated_at: `2026-11-02T00:00:0${9 - id.length}Z`,
  ...fields,
})
const cards = [
  card('Oceans', { type: 'stack' }),
  card('arctic', { parent_id: 'Oceans', body: '<p>Seals <em>dive</em></p>' }),
  card('Deep', { parent_id: 'Oceans', type: 'stack', manual_order: 0 }),
  card('Squid', { parent_id: 'Deep', subtitle: 'Giants of the deep' }),
  card('Zoo', { body: { content: '<p>Seals in Port Dickson</p>', data_tables: [] } }),
  card('Bay', { type: 'question', question: 'Where do seals live?', answers: [] }),
]
const createTestServer = (seed = cards): MockServer =>
  createMockServer({ seed: { people: [aina, meiLing], cards: seed }, handlers: {} as never })

const ask = { parent: '', filter: 'all', search: '', sort: 'alphabetical', order: 'asc' } as const
const ids = (mockServer: MockServer, query: Partial<Parameters<typeof listCards>[2]>, person = aina) =>
  listCards(mockServer, person, { ...ask, ...query }).map(({ id }) => id)

test.each([
  ['My Board by title', {}, ['Bay', 'Oceans', 'Zoo']],
  ['by title, backwards', { order: 'desc' }, ['Zoo', 'Oceans', 'Bay']],
  ['newest first', { sort: 'created_at', order: 'desc' }, ['Oceans', 'Zoo', 'Bay']],
  ['last changed first', { sort: 'updated_at', order: 'desc' }, ['Zoo', 'Bay', 'Oceans']],
  ['a stack in manual order: cards with a position first', { parent: 'Oceans', sort: 'manual' }, ['Deep', 'arctic']],
  ['a search below My Board', { search: ' SEALS ' }, ['arctic', 'Bay', 'Zoo']],
  ['a search in a stack and everything below it', { parent: 'Oceans', search: 'deep' }, ['Deep', 'Squid']],
  ['a search term that occurs only in a tag', { search: 'em' }, []],
  ['only shared cards', { filter: 'shared' }, []],
] as const)('%s', (_, query, expected) => {
  expect(ids(createTestServer(), query)).toEqual(expected)
})

test('a shared card of a stack that is not shared is on its recipient’s My Board', () => {
  const mockServer = createTestServer()
  const share = { sender_id: 12, recipient_id: 21, status: 'not_read', opened_at: null } as const
  mockServer.db.shares.set({ ...share, id: '1', card_id: 'Squid', shared_at: '2026-11-20T00:00:00Z' })
  expect(ids(mockServer, {}, meiLing)).toEqual(['Squid'])
  expect(ids(mockServer, { filter: 'shared' }, meiLing)).toEqual(['Squid'])
})

test('a card that another person put into an own stack is listed and found by search', () => {
  const mockServer = createTestServer([...cards, card('Reef', { owner_id: 21, parent_id: 'Deep' })])
  expect(ids(mockServer, { parent: 'Deep' })).toEqual(['Reef', 'Squid'])
  expect(ids(mockServer, { search: 'reef' })).toEqual(['Reef'])
})

test('a list is memoised until a card changes', () => {
  const mockServer = createTestServer()
  const list = manualOrderOf(mockServer, aina, null)
  expect(manualOrderOf(mockServer, aina, null)).toBe(list)
  mockServer.db.cards.set(card('Kelp'))
  expect(manualOrderOf(mockServer, aina, null)).toHaveLength(list.length + 1)
  mockServer.db.cards.remove('Kelp')
  expect(manualOrderOf(mockServer, aina, null)).toEqual(list)
})

test('generated cards are deterministic, and each has a unique id, a title and content', () => {
  const many = generateCards(300, 12)
  expect(generateCards(300, 12)).toEqual(many)
  expect(new Set(many.map(({ id }) => id)).size).toBe(300)
  for (const each of many) {
    expect(each.title).toMatch(/\S/)
    expect(each.body ?? each.question).toBeTruthy()
    expect(each.created_at <= each.updated_at).toBe(true)
  }
})
