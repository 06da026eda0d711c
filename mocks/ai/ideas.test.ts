import { describe, expect, test } from 'vitest'
import english from '../../fixtures/seed/ideas.json'
import malay from '../../fixtures/seed/ideas.ms.json'
import { careText } from '../chat/care'
import { ideaFor } from './ideas'
import { keywordIndex, loadedTopics, loadTopics } from './library'
import { inSentence, inTitle } from './topicCase'
import { capitalise } from './words'

await loadTopics(keywordIndex.map(({ id }) => id))
const library = loadedTopics()

describe.each([
  ['en', english, library.map(({ id, name }) => ({ id, name }))],
  ['ms', malay, library.map(({ id, malay: { name } }) => ({ id, name }))],
] as const)('ideas of a lesson (%s)', (language, kinds, topics) => {
  const ideasOf = (name: string) => kinds.map((kind) => ideaFor(kind, name, language))

  test.each(topics)('every kind has its own idea for $id', ({ name }) => {
    const ideas = ideasOf(name).map(({ idea }) => idea)
    expect(new Set(ideas).size).toBe(kinds.length)
    for (const idea of ideas) expect(idea).not.toMatch(/undefined|\{topic\}|\*\*|“”|\s\s|: \.|by \./)
  })

  test('two topics never share an idea', () => {
    const ideas = topics.flatMap(({ name }) => ideasOf(name).map(({ idea }) => idea))
    expect(new Set(ideas).size).toBe(ideas.length)
  })

  test('no idea comes from the template of its kind', () => {
    for (const { name } of topics) {
      for (const [index, { idea }] of ideasOf(name).entries())
        expect(idea, name).not.toBe(kinds[index]?.template.replace('{topic}', name))
    }
  })

  test('no idea is taken for a disclosure, so that cards can be made of all', () => {
    const texts = topics.flatMap(({ name }) => ideasOf(name).flatMap(({ title, idea }) => [title, idea]))
    expect(texts.filter((text) => careText(text, 'student') ?? careText(text, 'teacher'))).toEqual([])
  })
})

test('a topic outside the library gets the generic template', () => {
  const [quiz] = english
  const [kuiz] = malay
  expect(quiz && ideaFor(quiz, ' batik ', 'en')).toEqual({
    title: 'Batik: Five Questions',
    idea: 'A quiz of five questions about batik, from easy to tricky, with four answers each.',
  })
  expect(kuiz && ideaFor(kuiz, ' batik ', 'ms')).toEqual({
    title: 'Batik: Lima Soalan',
    idea: 'Kuiz lima soalan tentang batik, daripada mudah kepada sukar, dengan empat jawapan setiap satu.',
  })
})

test.each([
  ['the history of my village', 'en', 'The History of My Village', 'the history of my village'],
  ['The history of my village.', 'en', 'The History of My Village', 'the history of my village'],
  ['Why is the sky blue?', 'en', 'Why Is the Sky Blue', 'why is the sky blue'],
  ['DNA and mRNA', 'en', 'DNA and mRNA', 'DNA and mRNA'],
  ['Malaysia', 'en', 'Malaysia', 'Malaysia'],
  ['sejarah kampung saya', 'ms', 'Sejarah Kampung Saya', 'sejarah kampung saya'],
  ['Mengapakah langit berwarna biru?', 'ms', 'Mengapakah Langit Berwarna Biru', 'mengapakah langit berwarna biru'],
  [
    'kehidupan di dalam laut dan di darat',
    'ms',
    'Kehidupan di dalam Laut dan di Darat',
    'kehidupan di dalam laut dan di darat',
  ],
  ['🌋 lava', 'en', '🌋 Lava', '🌋 lava'],
] as const)('the topic "%s" (%s) is "%s" in a title and "%s" in a sentence', (topic, language, title, sentence) => {
  expect(inTitle(topic, language)).toBe(title)
  expect(inSentence(topic)).toBe(sentence)
})

test('a small word is a capital only where the topic begins the title', () => {
  const titles = (kinds: typeof english, topic: string, language: 'en' | 'ms') =>
    kinds.map((kind) => ideaFor(kind, topic, language).title)
  expect(titles(english, 'the history of my village', 'en')).toEqual(
    expect.arrayContaining([
      'The History of My Village: A First Look',
      'A Story about the History of My Village',
      'Try It: The History of My Village',
      'Who Works with the History of My Village?',
    ]),
  )
  expect(titles(malay, 'di bawah laut', 'ms')).toEqual(
    expect.arrayContaining(['Di Bawah Laut: Lima Soalan', 'Cerita tentang di Bawah Laut']),
  )
})

test('a topic of 10,000 characters is cut between two words', () => {
  const topic = 'volcanic islands '.repeat(600)
  expect(inTitle(topic, 'en')).toMatch(/^(?:Volcanic Islands )+Volcanic Islands…$/)
  expect(inTitle(topic, 'en').length).toBeLessThanOrEqual(60)
  expect(inSentence(topic).length).toBeLessThanOrEqual(160)
  expect(Array.from(inTitle('🌋'.repeat(100), 'en'))).toHaveLength(60)
})

test('every title and idea begins with a capital or a quotation mark', () => {
  for (const kind of english) {
    const { title, idea } = ideaFor(kind, 'the water cycle', 'en')
    expect([title, idea]).toEqual([capitalise(title), capitalise(idea)])
  }
})
