/**
 * Everything that the seed offers (materials, engagers, sparks, recommendations, ideas) must yield content about its subject.
 * The tests use the same calls as the app.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import cards from '../../fixtures/seed/cards.json'
import engagers from '../../fixtures/seed/engagers.json'
import malayEngagers from '../../fixtures/seed/engagers.ms.json'
import ideaKinds from '../../fixtures/seed/ideas.json'
import malayIdeaKinds from '../../fixtures/seed/ideas.ms.json'
import recommendations from '../../fixtures/seed/recommendations.json'
import sparks from '../../fixtures/seed/sparks.json'
import { calls } from '../../src/api/calls'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import { htmlToText } from '../../src/lib/html/htmlToText'
import type { StoredAnswer } from '../ai/cards/question'
import { ideaFor } from '../ai/ideas'
import { languageOf } from '../ai/language'
import { loadTopics, keywordIndex, topicById } from '../ai/library'
import { isCreatable, makeCard } from '../ai/makeCard'
import type { Recommendations } from '../ai/recommendations'
import { contentWords, plainText } from '../ai/words'
import type { CardRecord } from '../db/tables'
import { createMockClient } from '../runtimes/inProcess'

const client = createMockClient({ streamIntervalMs: 0, jobDelayFactor: 0 })
client.mockServer.dailyQuota = 1000
const { mockServer, transport } = client
const { db } = mockServer
afterAll(() => client.close())

const send = (request: CallRequest) => transport.fetch(buildRequest(transport, request))

const textOf = ({ title, subtitle, body, question, answers }: Partial<CardRecord>): string =>
  [
    title,
    subtitle,
    typeof body === 'string' ? htmlToText(body) : JSON.stringify(body ?? ''),
    question,
    JSON.stringify(answers ?? ''),
  ].join('\n')

/** Phrases of replies for which the assistant has no lesson. */
const NO_LESSON =
  /no (?:checked )?lesson|not on my shelf|offline practice assistant|question wall|tiada pelajaran|belum ada pelajaran|Dinding soalan|Which first step helps most|langkah pertama yang paling baik/i

/** Expects at least two content words around a gap, and one right answer among choices that all differ. */
function checkQuestion({ question, answers }: Partial<CardRecord>): void {
  const gap = /“(.*______.*)”/.exec(String(question))?.[1]
  if (gap !== undefined) expect(contentWords(gap.replaceAll('_', '')).length, gap).toBeGreaterThanOrEqual(2)
  const choices = answers as StoredAnswer[]
  expect(choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
  expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length)
  for (const { text } of choices) expect(text.trim()).not.toBe('')
}

type Resource = { title: string; type: string; recommendedResourcePrompt: string }
const lessons = cards.filter((card) => (card as { lesson_resources?: Resource[] }).lesson_resources?.length)

/** Words to expect in a material, by its title. Each material must use at least two of them. */
const SUBJECT_OF_MATERIAL: readonly (readonly [title: RegExp, words: RegExp])[] = [
  [/symbols/i, /\b(cell|lamp|switch|wire)\b/gi],
  [/series|parallel/i, /\b(series|parallel|bulbs?|circuit|lights?)\b/gi],
  [/electric/i, /\b(socket|plug|volts|hands|999)\b/gi],
  [/haiku/i, /\b(drum|thunder|rain|awnings|frog)\b/gi],
  [/syllable/i, /\b(syllables?|clap|beats?)\b/gi],
  [/tulang|rangka/i, /\b(tengkorak|tulang|sendi|otak)\b/gi],
  [/method|mixture/i, /\b(filtration|magnet|evaporat\w+|sand|salt|sieving)\b/gi],
  [/chromatography/i, /\b(chromatography|dyes?|ink|paper)\b/gi],
  [/harga/i, /RM\d\.\d\d/g],
  [/baki/i, /\b(RM\d+\.\d\d|baki\w*)\b/gi],
]

describe.each(lessons.map((lesson) => ({ ...lesson, title: htmlToText(lesson.title) })))(
  'the materials of "$title"',
  ({ id, owner_id }) => {
    let made: CardRecord[] = []
    beforeAll(async () => {
      const owner = db.people.get(owner_id)
      if (!owner) throw new Error(`The seed has no person with id ${owner_id}.`)
      client.signIn(owner.username)
      const response = await send({ call: calls.addAllLessonMaterials, body: { formatId: id } })
      const { data } = (await response.json()) as { data: { stack_id: string } }
      made = db.cards.where('parent_id', data.stack_id)
    })

    test('are about what their titles promise', () => {
      const resources = (db.cards.get(id)?.lesson_resources ?? []) as Resource[]
      expect(made.map(({ title }) => title).toSorted()).toEqual(resources.map(({ title }) => title).toSorted())
      for (const card of made) {
        const children = db.cards.where('parent_id', card.id)
        const text = [card, ...children].map(textOf).join('\n')
        const subjects = SUBJECT_OF_MATERIAL.filter(([title]) => title.test(card.title))
        expect(subjects.length, card.title).toBeGreaterThan(0)
        for (const [, words] of subjects) expect(new Set(text.match(words)).size, text).toBeGreaterThanOrEqual(2)
        expect(text).not.toMatch(NO_LESSON)
        if (card.type !== 'quiz') continue
        expect(children).toHaveLength(5)
        for (const child of children) checkQuestion(child)
      }
    })
  },
)

/** Sends a prompt as the landing chat and recommendations do. Returns the text of the reply and of the generated card. */
async function trigger(
  text: string,
  type: string | null,
  isEngager: boolean,
  contextFormatIds: string[] = [],
): Promise<string> {
  client.signIn('cikgu_aina')
  const before = new Set(db.messages.where('user_id', 12).map(({ id }) => id))
  await send(
    isEngager
      ? { call: calls.engage, body: { text, type: 'hook', full_text_type: 'Curiosity Quest' } }
      : { call: calls.triggerRecommendation, body: { text, type, contextFormatIds } },
  )
  // A card's placeholder comes before the reply.
  const replyOf = () =>
    db.messages
      .where('user_id', 12)
      .find(({ id, from, type: kind }) => from === 'other' && kind !== 'format_loader' && !before.has(id))
  await expect.poll(replyOf, { timeout: 10_000 }).toBeDefined()
  const reply = replyOf()
  const formats = (reply?.data as { formats?: { id: string }[] } | null)?.formats ?? []
  const cardTexts = formats
    .flatMap(({ id }) => [db.cards.get(id), ...db.cards.where('parent_id', id)])
    .map((card) => textOf(card ?? {}))
  return [reply?.content, ...cardTexts].join('\n')
}

/** Expected words of the reply to each engager, in English and in Malay. */
const ENGAGED: Readonly<Record<string, readonly [en: RegExp, ms: RegExp]>> = {
  'e-lava': [/lava[\s\S]*(cool|heat|hot)/i, /batuan dalam Bumi yang menyimpan haba/],
  'e-hibiscus': [/1960[\s\S]*courage|grows all over/i, /tumbuh di seluruh negara/],
  'e-lightning': [/Fiction\.[\s\S]*same place/, /ringkas:\*\* Auta/],
  'e-tapir': [/Fact[\s\S]*stripes and spots/, /\*\*Fakta\.\*\*[\s\S]*belang/],
  'e-fractions': [/equivalent/i, /2\/8[\s\S]*1\/4/],
  'e-circuit': [/all go out|goes dark|one path/i, /Semua lampu lain padam/],
  'e-classroom': [/2050/, /2050/],
  'e-sipadan': [/clownfish|turtles/i, /Ikan badut, penyu/],
  'e-coral': [/lose its algae/, /kehilangan alga/],
  'e-poles': [/like poles repel|push each other away/i, /saling menolak/],
  'e-backbone': [/could not stand/, /tidak dapat berdiri tegak/],
  'e-merdeka': [/seven cries/, /Tujuh kali/],
  'e-largest-state': [/Sarawak/, /Sarawak/],
  'e-melaka': [/Parameswara/, /Parameswara/],
  'e-broken-magnet': [/Each piece is a whole magnet again/, /setiap bahagian mempunyai kutub utara/],
  'e-corals-animals': [/animal|polyps/i, /Karang ialah haiwan/],
  'e-salt': [/Evaporate the water and the salt stays/, /Melalui penyejatan/],
  'e-change': [/count up/i, /Tambahkan harga dengan baki/],
  'e-holiday': [/River Day/, /Hari Sungai/],
  'e-garden': [/kangkung/, /kangkung/],
  'e-animal-talk': [/hornbill/, /enggang/],
  'e-crater': [/magma/i, /Magma/],
  'e-planets': [/Venus/, /Zuhrah ialah planet yang paling panas/],
  'e-paddy': [/producer|green plant|grass|paddy/i, /tumbuhan hijau/],
}

test.each(engagers)('the engager "$text" is answered', async ({ id, text }) => {
  const reply = await trigger(text, null, true)
  expect(reply).toMatch(ENGAGED[id]?.[0] ?? /never/)
  expect(reply).not.toMatch(NO_LESSON)
})

test.each(malayEngagers)('the Malay engager "$text" is answered in Malay', async ({ id, text }) => {
  const reply = await trigger(text, null, true)
  expect(reply).toMatch(ENGAGED[id]?.[1] ?? /never/)
  expect(reply).not.toMatch(NO_LESSON)
  expect(languageOf(reply)).toBe('ms')
})

const withOwnRecommendations = (cards as { id: string; title: string; recommendations?: Recommendations }[]).flatMap(
  ({ id, title, recommendations: own }) =>
    own ? Object.values(own).map((recommendation) => ({ id, title, ...recommendation })) : [],
)

test('three cards of the seed have recommendations of their own, one of them in Malay', () => {
  expect(new Set(withOwnRecommendations.map(({ id }) => id)).size).toBe(3)
  expect(withOwnRecommendations).toHaveLength(9)
  expect(new Set(withOwnRecommendations.map(({ text }) => languageOf(text)))).toEqual(new Set(['en', 'ms']))
})

test.each(withOwnRecommendations)('the own recommendation "$text" of "$title" is answered', async (recommendation) => {
  const { text, id } = recommendation
  const reply = await trigger(text, 'type' in recommendation ? recommendation.type : null, false, [id])
  expect(reply).toMatch(/condens|evaporat|tulang|bone|skeleton|\d × \d|darab/i)
  expect(reply).not.toMatch(NO_LESSON)
  expect(languageOf(reply)).toBe(languageOf(text))
})

/** Expected content for recommendations that name their subject. All others refer to the open card. */
const RECOMMENDED: Readonly<Record<string, RegExp>> = {
  'r-plants': /green beans[\s\S]*water and light/i,
  'r-food-chain': /grasshopper[\s\S]*frog/i,
  'r-circuit': /cell[\s\S]*switch/i,
  'r-space': /Mercury[\s\S]*Neptune/,
  'r-body': /lungs[\s\S]*oxygen/i,
  'r-matter': /particles[\s\S]*(fixed places|slide)/i,
  'r-earth': /climate[\s\S]*thirty years/i,
  'r-fractions': /numerator|denominator|1\/\d/i,
  'r-sifir': /\d × \d/,
  'r-shapes': /rectangle[\s\S]*cylinder/i,
  'r-history': /1511[\s\S]*1957/,
  'r-writing': /sound[\s\S]*question/i,
  'r-words': /Meaning/,
  'r-culture': /batik/i,
  'r-project': /Question[\s\S]*Plan/,
  'r-lesson': /starter/i,
}

test.each(recommendations.filter(({ id }) => id in RECOMMENDED))(
  'the recommendation "$text" is answered without a card, too',
  async ({ id, text, type }) => {
    const reply = await trigger(text, type, false)
    expect(reply).toMatch(RECOMMENDED[id] ?? /never/)
    expect(reply).not.toMatch(NO_LESSON)
  },
)

/** Malay prompts of sparks and recommendations, with the expected content. */
const MALAY: readonly (readonly [prompt: string, type: string | null, answer: RegExp])[] = [
  ['Rancang eksperimen dengan pokok kacang', 'text', /kacang hijau[\s\S]*kapas/],
  ['Lukis rantaian makanan di kebun sekolah kita', 'text', /belalang[\s\S]*katak/i],
  ['Sediakan nota simbol litar', 'studyaid', /Sel kering[\s\S]*Suis/],
  ['Bagaimanakah jantung dan paru-paru bekerjasama?', null, /Jantung mengepam darah ke paru-paru/],
  ['Apakah yang berlaku kepada zarah apabila ais melebur?', null, /meninggalkan kedudukan tetapnya/],
  ['Terangkan perbezaan antara cuaca dengan iklim', 'text', /30 tahun/],
  ['Berlatih dengan lima soalan pecahan', 'quiz', /pengangka|penyebut|1\/\d/i],
  ['Uji saya dengan sifir', 'quiz', /\d × \d/],
  ['Cari bentuk ini di bilik darjah kita', 'text', /segi empat[\s\S]*silinder/i],
  ['Buat garis masa tentang apa yang berlaku', 'table', /1511[\s\S]*1957/],
  ['Beri tiga cara untuk memulakan karangan ini', null, /bunyi[\s\S]*soalan/i],
  ['Buat senarai perkataan dengan maksudnya', 'studyaid', /Maksud/],
  ['Tulis teks pendek tentang asal usulnya', 'text', /batik/i],
  ['Bahagikan projek ini kepada beberapa langkah', 'text', /Rancang/],
  ['Cadangkan set induksi untuk pelajaran ini', null, /set induksi/i],
  ['Beri cara mudah untuk mengingat magnet', null, /Sama menolak, berbeza menarik/],
  ['Beri satu fakta menarik tentang alam semula jadi di Malaysia.', null, /pakma/],
]

test.each(MALAY)('the Malay prompt "%s" is answered in Malay', async (prompt, type, answer) => {
  const reply = await trigger(prompt, type, false)
  expect(reply).toMatch(answer)
  expect(reply).not.toMatch(NO_LESSON)
  expect(languageOf(reply)).toBe('ms')
})

test.each(sparks.sparks.filter(({ description, option }) => option === null && description.endsWith(' ')))(
  'the spark "$description…" is about what is typed after it',
  async ({ description }) => {
    const reply = await trigger(`${description}magnets`, null, false)
    expect(reply).toMatch(/pole|attract|steel/i)
    expect(reply).not.toMatch(NO_LESSON)
  },
)

test('the spark of nature in Malaysia tells a fact', async () => {
  const { description = '' } = sparks.sparks.find(({ id }) => id === 'sp-today') ?? {}
  expect(await trigger(description, null, false)).toMatch(/rafflesia/i)
})

describe('every topic, in every kind of idea and as a quiz', () => {
  const ids = keywordIndex.map(({ id }) => id)
  beforeAll(() => loadTopics(ids))

  test.each(ids)('%s', (id) => {
    const topic = topicById(id)
    if (!topic) throw new Error(`There is no topic ${id}.`)
    const own = new Set(contentWords(plainText(JSON.stringify(topic))))
    const isAboutTopic = (text: string) => contentWords(text).some((word) => own.has(word))
    const ideas = [
      ...ideaKinds.map((kind) => ({ kind, ...ideaFor(kind, topic.name, 'en') })),
      ...malayIdeaKinds.map((kind) => ({ kind, ...ideaFor(kind, topic.malay.name, 'ms') })),
    ]
    for (const { kind, title, idea } of ideas) {
      expect(isAboutTopic(idea), idea).toBe(true)
      expect(`${title} ${idea}`).not.toMatch(/undefined|\{\w+\}|“”/)
      if (!isCreatable(kind.format_type)) throw new Error(`${kind.format_type} cannot be made.`)
    }
    for (const prompt of [`Make a quiz about ${topic.name}`, `Buat kuiz tentang ${topic.malay.name}`]) {
      const quiz = makeCard({ type: 'quiz', prompt, role: 'teacher', age: 10, seed: 'promise' })
      expect(quiz.children, prompt).toHaveLength(5)
      for (const child of quiz.children ?? []) {
        checkQuestion(child)
        expect(isAboutTopic(textOf(child)), textOf(child)).toBe(true)
        expect(textOf(child)).not.toMatch(NO_LESSON)
      }
    }
  })
})
