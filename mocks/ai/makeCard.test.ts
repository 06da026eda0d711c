import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cardSchema } from '../../src/api/cards/card.schema'
import { htmlToText } from '../../src/lib/html/htmlToText'
import { createGeneratedCard } from '../domain/generation/createGeneratedCard'
import { viewCard } from '../domain/cards/cards'
import { createMockClient } from '../runtimes/inProcess'
import { keywordIndex, loadedTopics, loadTopics } from './library'
import { creatableTypes, type GeneratedCard, makeCard } from './makeCard'
import type { StoredAnswer } from './cards/question'

await loadTopics(keywordIndex.map(({ id }) => id))
const library = loadedTopics()

const person = { role: 'teacher', age: null, seed: '12' }
const prompts = [
  ...library.map(({ name }) => `Something about ${name} for my class`),
  ...library.map(({ malay }) => `Sediakan bahan tentang ${malay.name}`),
  'penguins',
  'Buat bahan tentang permainan congkak',
  'Our class trip. We took the bus to the zoo at eight. The tapir was asleep. Adam counted nine flamingos and drew them.',
]

const all = (card: GeneratedCard): GeneratedCard[] => [card, ...(card.children ?? []).flatMap(all)]
const textOf = ({ body }: GeneratedCard) =>
  typeof body === 'string' ? body : ((body as { content?: string })?.content ?? '')

const { mockServer, close } = createMockClient()
afterAll(close)

describe.each(prompts)('for "%s"', (prompt) => {
  test('every type matches the contract', () => {
    const owner = mockServer.db.people.get(12)
    if (!owner) throw new Error('The seed has no person with id 12.')
    for (const type of creatableTypes) {
      const card = createGeneratedCard(mockServer, owner, makeCard({ type, prompt, ...person }), { parentId: null })
      const { error } = z.safeParse(cardSchema, viewCard(mockServer, card, owner, true))
      expect(error?.issues ?? [], type).toEqual([])
    }
  })

  test('every type is deterministic and free of raw markdown and empty values', () => {
    for (const type of creatableTypes) {
      const generated = makeCard({ type, prompt, ...person })
      expect(makeCard({ type, prompt, ...person })).toEqual(generated)
      expect(JSON.stringify(generated), type).not.toMatch(/undefined|\bNaN\b|\*\*|\[object/)
      for (const card of all(generated)) {
        expect(card.title.trim()).not.toBe('')
        expect(card.image).toMatch(/^scenes\/[a-z0-9-]+$/)
        expect(textOf(card)).not.toMatch(/<script|style=|<p><\/p>/)
      }
    }
  })
})

const questionsOf = (prompt: string) => makeCard({ type: 'quiz', prompt, ...person }).children ?? []

test.each(['quiz', 'question'] as const)(
  'the marks of a generated %s are in its field, not in the subtitle',
  (type) => {
    const card = makeCard({ type, prompt: 'Photosynthesis', ...person })
    for (const { subtitle, marks } of card.children ?? [card]) {
      expect(marks).toBe(2)
      expect(subtitle).not.toMatch(/\d/)
    }
  },
)

test.each(prompts)('the quiz for "%s" has five different questions with one correct answer each', (prompt) => {
  const questions = questionsOf(prompt)
  expect(questions).toHaveLength(5)
  const questionTexts = questions.map(({ question, answers }) => `${String(question)} ${JSON.stringify(answers)}`)
  expect(new Set(questionTexts).size).toBe(5)
  for (const { answers } of questions) {
    const answerOptions = answers as StoredAnswer[]
    expect(answerOptions.filter(({ isCorrect }) => isCorrect)).toHaveLength(1)
    expect(answerOptions.length).toBeGreaterThan(1)
    expect(new Set(answerOptions.map(({ text }) => text.toLowerCase())).size).toBe(answerOptions.length)
    expect(answerOptions.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D'].slice(0, answerOptions.length))
  }
})

test('a lesson plan has objectives, starter, activities, assessment and homework', () => {
  const { body } = makeCard({ type: 'lessonplan', prompt: 'A lesson on fractions', ...person })
  const headings = [...String(body).matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)
  expect(headings).toEqual(['Objectives', 'Starter (10 min)', 'Activities (35 min)', 'Assessment (15 min)', 'Homework'])
})

test('a text card has the requested form', () => {
  const story = makeCard({ type: 'text', prompt: 'Write a story about volcanoes', ...person })
  const steps = makeCard({ type: 'text', prompt: 'Volcanoes step by step', ...person })
  expect(story.subtitle).toBe('A story')
  expect(String(steps.body)).toContain('<ol>')
  expect(story.body).not.toBe(steps.body)
})

test('a prompt in Malay gets a card in Malay', () => {
  const { title, body } = makeCard({ type: 'lessonplan', prompt: 'RPH tentang kitaran air', ...person })
  expect(title).toBe('RPH: Kitaran air')
  expect(String(body)).toContain('<h2>Pentaksiran (15 minit)</h2>')
})

test('an unknown subject gets no invented facts, but guidance in its own words', () => {
  const { body } = makeCard({ type: 'text', prompt: 'Write about axolotls', ...person })
  expect(htmlToText(String(body))).toContain('axolotls')
  expect(htmlToText(String(body))).toContain('No checked lesson')
})

test('context cards are the source of the card', () => {
  const context = [
    {
      title: 'Our Trip to the Mangroves',
      body: '<p>Mudskippers breathe air through their wet skin. Mangrove roots hold the mud when the tide goes out. Kavitha saw a heron catch a crab at the jetty.</p>',
    },
  ]
  const quiz = makeCard({ type: 'quiz', prompt: 'Make a quiz of this', context, ...person })
  const questionTexts = (quiz.children ?? []).map(({ question }) => String(question)).join(' ')
  expect(questionTexts).toMatch(/mud|heron|breathe/i)
})

test('the same prompt can give different cards for different seeds', () => {
  const bodies = ['1', '2', '3', '4', '5', '6'].map((seed) =>
    String(makeCard({ type: 'text', prompt: 'Explain volcanoes', role: 'student', age: 11, seed }).body),
  )
  expect(new Set(bodies).size).toBeGreaterThan(1)
})
