import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CallName, calls } from '@/api/calls'
import { buildRequest, type CallRequest } from '@/api/core/request'
import type { Broadcast } from '../server/mockServer'
import { createMockClient, type MockClient } from '../runtimes/inProcess'

const PHOTOSYNTHESIS = 'b79eab9e'

let client: MockClient
let broadcasts: Broadcast[]

beforeEach(() => {
  broadcasts = []
  client = createMockClient({ onBroadcast: (broadcast) => broadcasts.push(broadcast) })
  client.signIn('cikgu_kamala')
})
afterEach(() => client.close())

async function askIn(language: string, request: CallRequest) {
  const built = buildRequest(client.transport, request)
  built.headers.set('Accept-Language', language)
  const response = await client.transport.fetch(built)
  expect(response.ok).toBe(true)
  return (await response.json()) as { data: { id: string }[] }
}
const cardId = () => {
  const card = [...client.mockServer.db.cards.all()].find(({ id }) => id.startsWith(PHOTOSYNTHESIS))
  return card?.id ?? ''
}

test.each<[CallName, string, string]>([
  ['getEngagers', 'Why does lava stay hot', 'Mengapakah lava masih panas'],
  ['getSparks', 'Quiz me', 'Uji saya'],
  ['getSparkCategories', 'Understand', 'Faham'],
  ['getIdeas', 'Check what we know', 'Semak apa yang kita tahu'],
  ['getCurriculums', 'Malaysian National', 'Kebangsaan Malaysia'],
  ['getGallery', 'The Rainforest Next Door', 'Hutan Hujan, Jiran Kita'],
])('%s answers in the language of the app, and in English to any other', async (name, english, malay) => {
  for (const [language, text] of [
    ['en', english],
    ['ms', malay],
    ['ms-MY,en;q=0.8', malay],
    ['zh', english],
  ] as const)
    expect(JSON.stringify(await askIn(language, { call: calls[name] }))).toContain(text)
})

test('recommendations for a card are in the language of the app', async () => {
  client.signIn('cikgu_aina')
  const request = { call: calls.getRecommendations, params: { x: cardId() } }
  expect(JSON.stringify(await askIn('en', request))).toContain('Create a quiz about this topic')
  expect(JSON.stringify(await askIn('ms', request))).toContain('Buat kuiz tentang topik ini')
})

test('an item of the Malay gallery can be saved after a change of the language', async () => {
  const { data } = await askIn('ms', { call: calls.getGallery })
  const before = client.mockServer.db.cards.where('owner_id', 14).length
  await askIn('en', { call: calls.getEngagers })
  await askIn('en', { call: calls.saveGalleryContent, body: { format_id: data[0]?.id } })
  const titles = client.mockServer.db.cards.where('owner_id', 14).map(({ title }) => title)
  expect(titles.slice(before)).toContain('Warna di Sekeliling Saya')
})

test('ideas of the Malay kinds come in Malay', async () => {
  const body = { topic: 'hutan hujan', idea_type_ids: ['it-poem'], ideation_session_id: 'abcdefghijklmnop' }
  await askIn('ms', { call: calls.generateIdeas, body })
  await expect
    .poll(() => JSON.stringify(broadcasts))
    .toContain('Empat baris tentang hutan hujan dengan rima a-b-a-b, dan tugasan untuk menulis empat baris lagi.')
})

test('curriculum and years of a person are in the language of the app', async () => {
  client.signIn('mei_ling')
  const inMalay = JSON.stringify(await askIn('ms', { call: calls.getMe }))
  expect(inMalay).toMatch(/"name":"(?:Tahun|Tingkatan) \d+"/)
  expect(JSON.stringify(await askIn('en', { call: calls.getMe }))).toMatch(/"name":"(?:Year|Form) \d+"/)
  const years = await askIn('ms', { call: calls.getYears, params: { x: 'malaysian_national' } })
  expect(years.data).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Prasekolah' })]))
  for (const name of ['Year 4', 'Tahun 4'])
    expect(JSON.stringify(await askIn('ms', { call: calls.getYear, params: { name } }))).toContain('Tahun 4')
})
