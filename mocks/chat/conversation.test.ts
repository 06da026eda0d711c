/** Tests follow-up questions to the last reply and to an open card, through the same call as the app. */
import { afterAll, describe, expect, test } from 'vitest'
import type { MagicRequest } from '../../src/api/chat.contract'
import { createMockClient } from '../runtimes/inProcess'
import { answerFor } from './answerFor'
import { magicRequestOf } from '../../src/testing/magicRequest'

const { mockServer, close } = createMockClient()
afterAll(close)

type Conversation = MagicRequest['contextConversations']
type Options = { conversation?: Conversation; openCard?: string; chatMode?: MagicRequest['chatMode'] }

function ask(question: string, { conversation = [], openCard, chatMode = 'normal' }: Options = {}): string {
  const aina = mockServer.db.people.get(12)
  if (!aina) throw new Error('The seed has no person with id 12.')
  const onScreen = openCard ? { contextFormatIds: [openCard], isFocusMode: true, focusedId: openCard } : {}
  const request = magicRequestOf(question, { ...onScreen, chatMode, contextConversations: conversation })
  return answerFor(mockServer, aina, request).text
}

const after = (question: string): Conversation => [
  { from: 'USER', content: question },
  { from: 'other', content: ask(question) },
]

/** 'Inside a Volcano', a card of cikgu_aina. */
const VOLCANO = 'e4f501bb-5341-43db-86c4-995b27bba394'
const words = (text: string) => text.split(/\s+/).length

describe('after a lesson', () => {
  const conversation = after('Explain photosynthesis')
  test.each([
    ['why?', /chloroplasts[\s\S]*Not because/],
    ['Why is that?', /Not because/],
    ['give me another example', /\*\*Another example:\*\*/],
    ['simpler please', /canteen/],
    ["I don't get it", /canteen/],
    ['can you explain again?', /canteen/],
    ['make it easier for a 6 year old', /canteen/],
    ['dlm BM plz', /## Fotosintesis/],
    ['tak faham', /Tumbuhan hijau/],
    ['bagi contoh', /\*\*Contoh lain:\*\*/],
    ['another one', /\*\*Another example:\*\*/],
    ['in Malay please', /## Fotosintesis[\s\S]*Klorofil/],
    ['kenapa?', /Klorofil/],
    ['beri contoh lain', /\*\*Contoh lain:\*\*/],
    ['make it longer', /1\. [\s\S]*For example/],
  ])('"%s" goes on with it', (question, reply) => {
    expect(ask(question, { conversation })).toMatch(reply)
  })

  test.each(['make it shorter', 'shorten it please', 'pendekkan'])('"%s" is less than half as long', (question) => {
    const reply = ask(question, { conversation })
    expect(words(reply)).toBeLessThan(words(conversation.at(-1)?.content ?? '') / 2)
    expect(reply).toMatch(/plant|tumbuhan/i)
  })

  test('in English again after a reply in Malay', () => {
    const malay = after('Terangkan fotosintesis')
    expect(ask('in English please', { conversation: malay })).toMatch(/## Photosynthesis[\s\S]*light/)
  })

  test('examples are not repeated', () => {
    const first = ask('another example', { conversation })
    const more: Conversation = [
      ...conversation,
      { from: 'USER', content: 'another example' },
      { from: 'other', content: first },
    ]
    expect(ask('another example', { conversation: more })).not.toBe(first)
  })

  test('"and the second one?" takes up the second item of a list', () => {
    const facts = after('facts about volcanoes')
    const second = facts.at(-1)?.content.match(/^2\. (.+)$/m)?.[1] ?? ''
    expect(second).not.toBe('')
    expect(ask('and the second one?', { conversation: facts })).toContain(second)
    expect(ask('yang kesembilan?', { conversation: facts })).not.toContain(second)
  })
})

describe('after a sum', () => {
  const conversation = after('What is 7 × 8?')
  test.each([
    ['why?', '7 groups of 8: 8 + 8'],
    ['kenapa?', '7 kumpulan 8'],
    ['make it shorter', '**7 × 8 = 56**'],
    ['dalam bahasa Melayu', '**Jawapan: 56**'],
    ['another example', '**Answer: 63**'],
  ])('"%s" goes on with it', (question, reply) => expect(ask(question, { conversation })).toContain(reply))
})

describe('with a card open', () => {
  test('"make it shorter" shortens the card', () => {
    const reply = ask('make it shorter', { openCard: VOLCANO })
    const body = String(mockServer.db.cards.get(VOLCANO)?.body)
    expect(words(reply)).toBeLessThan(words(body) * 0.8)
    expect(reply).toMatch(/magma|volcano|lava/i)
  })

  test('"in Malay please" gives the lesson in Malay', () => {
    expect(ask('in Malay please', { openCard: VOLCANO })).toMatch(/## Gunung berapi/i)
  })

  test.each([
    ['Terangkan kad ini', /## Gunung berapi\n[\s\S]*Magma lebih ringan/],
    ['uji saya tentang kad ini', /Isi setiap tempat kosong[\s\S]*### Jawapan/],
  ])('"%s" is answered in Malay', (question, reply) => {
    expect(ask(question, { openCard: VOLCANO })).toMatch(reply)
  })

  test('without a reply or a card there is nothing to go on with', () => {
    expect(ask('make it shorter')).toContain('Tell me the subject first')
    expect(ask('pendekkan')).toContain('Beritahu saya topiknya dahulu')
  })
})

describe('the language asked is the language answered', () => {
  test.each([
    ['berapa 7 darab 8?', /Jawapan: 56/],
    ['Assalamualaikum', /^Waalaikumussalam\./],
    ['Assalamualaikum cikgu', /^Waalaikumussalam\./],
    ['Selamat pagi', /^Selamat pagi!/],
    ['selamat malam', /^Selamat malam!/],
    ['Good night', /^Good night!/],
    ['Tulis pantun tentang kucing', /Pantun tentang kucing[\s\S]*ucing/],
    ['Apakah ibu negeri Selangor?', /\*\*Shah Alam\*\* ialah ibu negeri/],
    ['What is the capital of Selangor?', /\*\*Shah Alam\*\* is the capital/],
    ['Assalamualaikum warahmatullahi wabarakatuh', /^Waalaikumussalam\./],
    ['Good morning, what is 5 + 6?', /^Good morning! [\s\S]*Answer: 11/],
    ['selamat petang cikgu, berapa 9 x 6?', /^Selamat petang! [\s\S]*Jawapan: 54/],
    ['assalamualaikum, apa itu fotosintesis?', /^Waalaikumussalam\. [\s\S]*Klorofil/],
    ['Selamat Hari Raya cikgu', /^Selamat Hari Raya!/],
    ['Happy Deepavali', /^Happy Deepavali!/],
    ['siapa perdana menteri', /Tunku Abdul Rahman[\s\S]*semak/],
  ])('%s', (question, reply) => expect(ask(question)).toMatch(reply))

  test('the tutor guides in the language of the sum, by a step that its numbers have', () => {
    expect(ask('berapa 7 darab 8?', { chatMode: 'tutor' })).toMatch(/Sifir manakah/)
    expect(ask('What is 12 x 7?', { chatMode: 'tutor' })).toMatch(/tens and ones/)
    expect(ask('What is 7 x 8?', { chatMode: 'tutor' })).not.toMatch(/tens and ones|56/)
  })
})

describe('sums in words', () => {
  test.each([
    ['I have 5 apples and eat 2, how many are left?', '**Answer: 3**'],
    ['9 × 6 = 55, right?', '**9 × 6** is not 55 but **54**'],
    ['9 x 6 = 54 betul?', 'Betul: **9 × 6 = 54**'],
    ['two plus two', '**Answer: 4**'],
    ['dua tambah dua', '**Jawapan: 4**'],
    ['tolak 9 daripada 20', '**Jawapan: 11**'],
    ['0.75 as a fraction', '**Answer: 3/4**'],
    ['average of 4, 6 and 8', '**Answer: 6**'],
    ['RM5 - RM1.50', '**Answer: RM3.50**'],
    ['Saya ada RM5. Roti canai RM1.50. Berapakah bakinya?', '**Jawapan: RM3.50**'],
    ['12 sweets are shared equally among 4 children, how many each?', '**Answer: 3**'],
    ['Ali ada 3 kotak, setiap kotak ada 6 pensel, berapa semuanya?', '**Jawapan: 18**'],
  ])('%s', (question, reply) => expect(ask(question)).toContain(reply))

  test('a negative whole number is written once', () => {
    expect(ask('7 - 9')).toContain('**Answer: −2**\n')
  })
})

test.each([
  ['7 x -3', '**Answer: −21**'],
  ['is 6 x 7 equal to 42?', 'Right: **6 × 7 = 42**'],
  ["what's 15 percent of 60", '**Answer: 9**'],
  ['twenty five plus seventeen', '**Answer: 42**'],
  ['separuh daripada 50', '**Jawapan: 25**'],
  ['5 kuasa dua', '25**'],
  ['brp 8 x 9', '**Jawapan: 72**'],
  ['how many grams in 2.5 kg', '**Answer: 2500 g**'],
  ['tukar 3 jam kepada minit', '**Jawapan: 180 minit**'],
  ['berapa minit dalam 2 jam?', '**Jawapan: 120 minit**'],
  ['1.5 km in metres', '**Answer: 1500 m**'],
  ['how many seconds in an hour?', '## 1 hour = 3600 seconds'],
  ['convert 250 cm to m', '**Answer: 2.5 m**'],
  ['A shirt costs RM35. I pay with RM50. What is my change?', '**Answer: RM15.00**'],
])('the sum "%s" is solved', (question, reply) => expect(ask(question)).toContain(reply))

describe('after a short fact', () => {
  const conversation = after('What is the capital of Sarawak?')
  test.each([
    ['and Sabah?', /\*\*Kota Kinabalu\*\* is the capital/],
    ['what about Johor', /\*\*Johor Bahru\*\*/],
    ['in Malay please', /\*\*Kuching\*\* ialah ibu negeri/],
  ])('"%s" goes on with it', (question, reply) => expect(ask(question, { conversation })).toMatch(reply))

  test('in Malay too', () => {
    expect(ask('Johor pula?', { conversation: after('Apakah ibu negeri Pahang?') })).toMatch(
      /\*\*Johor Bahru\*\* ialah ibu negeri/,
    )
  })

  test('a royal town is not the capital', () => {
    expect(ask('What is the royal capital of Selangor?')).toMatch(/royal town of a state can be another/)
  })
})

test.each([
  ['Write feedback for Bryan who got 2 of 5', /> Bryan, .*2 of 5/],
  ['Write one friendly sentence for Bryan, who had two of five.', /> Bryan, .*2 of 5/],
  ['Tulis maklum balas untuk Aisyah yang dapat 5 daripada 5', /> Aisyah, .*5 daripada 5/],
])('%s', (question, reply) => expect(ask(question)).toMatch(reply))

test('a card of a kind is announced by that kind once', () => {
  expect(ask('Buat kuiz tentang litar elektrik')).not.toMatch(/kuiz \*\*kuiz/i)
})

test.each([
  ['How much is nasi lemak?', 'Canteen Price List', 'Nasi lemak'],
  ['Berapa harga nasi lemak?', 'Canteen Price List', 'Nasi lemak'],
  ['How many moons does Mars have?', 'The Planets Compared', 'Mars'],
])('"%s" is answered from the table on the card %s', (question, title, key) => {
  const card = mockServer.db.cards.where('owner_id', 12).find((record) => record.title === title)
  if (!card) throw new Error(`The seed has no card ${title}.`)
  const [table] = (card.body as { data_tables: { headers: string[]; rows: string[][] }[] }).data_tables
  const column = table?.headers.findIndex((header) => /price|moons/i.test(header)) ?? -1
  const cell = table?.rows.find(([first]) => first === key)?.[column] ?? 'no such row'
  const reply = ask(question)
  expect(reply).toContain(`**${cell}**`)
  expect(reply).toContain(`**${title}**`)
})
