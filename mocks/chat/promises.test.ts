/**
 * Everything that the seed offers (materials, engagers, sparks, recommendations, ideas) must yield content about its subject.
 * The tests use the same calls as the app.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import cards from '../../fixtures/seed/cards.json'
import engagers from '../../fixtures/seed/engagers.json'
import ideaKinds from '../../fixtures/seed/ideas.json'
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
async function trigger(text: string, type: string | null, isEngager: boolean): Promise<string> {
  client.signIn('cikgu_aina')
  const before = new Set(db.messages.where('user_id', 12).map(({ id }) => id))
  await send(
    isEngager
      ? { call: calls.engage, body: { text, type: 'hook', full_text_type: 'Curiosity Quest' } }
      : { call: calls.triggerRecommendation, body: { text, type, contextFormatIds: [] } },
  )
  const replyOf = () => db.messages.where('user_id', 12).find(({ id, from }) => from === 'other' && !before.has(id))
  await expect.poll(replyOf).toBeDefined()
  const reply = replyOf()
  const formats = (reply?.data as { formats?: { id: string }[] } | null)?.formats ?? []
  const cardTexts = formats
    .flatMap(({ id }) => [db.cards.get(id), ...db.cards.where('parent_id', id)])
    .map((card) => textOf(card ?? {}))
  return [reply?.content, ...cardTexts].join('\n')
}

const ENGAGED: Readonly<Record<string, RegExp>> = {
  'e-lava': /lava[\s\S]*(cool|heat|hot)/i,
  'e-hibiscus': /1960[\s\S]*courage|grows all over/i,
  'e-lightning': /Fiction\.[\s\S]*same place/,
  'e-tapir': /Fact[\s\S]*stripes and spots/,
  'e-fractions': /equivalent/i,
  'e-circuit': /all go out|goes dark|one path/i,
  'e-classroom': /2050/,
  'e-sipadan': /clownfish|turtles/i,
}

test.each(engagers.filter(({ id }) => id in ENGAGED))('the engager "$text" is answered', async ({ id, text }) => {
  const reply = await trigger(text, null, true)
  expect(reply).toMatch(ENGAGED[id] ?? /never/)
  expect(reply).not.toMatch(NO_LESSON)
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

/** Malay prompts of engagers, sparks and recommendations, with the expected content. */
const MALAY: readonly (readonly [prompt: string, type: string | null, answer: RegExp])[] = [
  [
    'Mengapakah lava masih panas lama selepas keluar dari gunung berapi?',
    null,
    /batuan dalam Bumi yang menyimpan haba/,
  ],
  ['Mengapakah bunga raya dipilih sebagai bunga kebangsaan Malaysia?', null, /tumbuh di seluruh negara/],
  ['Fakta atau auta: kilat tidak pernah menyambar tempat yang sama dua kali.', null, /ringkas:\*\* Auta/],
  ['Fakta atau auta: anak tapir berjalur dan berbintik seperti tembikai.', null, /\*\*Fakta\.\*\*[\s\S]*belang/],
  ['Bagaimanakah piza yang dipotong kepada lapan keping menerangkan pecahan setara?', null, /2\/8[\s\S]*1\/4/],
  [
    'Apakah yang berlaku kepada lampu lain apabila satu lampu dalam litar bersiri terpadam?',
    null,
    /Semua lampu lain padam/,
  ],
  ['Jika kamu boleh mereka semula bilik darjah untuk tahun 2050, apakah yang akan kamu ubah dahulu?', null, /2050/],
  ['Mari menyelam di Pulau Sipadan: siapakah yang tinggal di terumbu karang?', null, /Ikan badut, penyu/],
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
    for (const kind of ideaKinds) {
      const { title, idea } = ideaFor(kind, topic.name)
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
