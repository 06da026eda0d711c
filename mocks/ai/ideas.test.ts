import { expect, test } from 'vitest'
import kinds from '../../fixtures/seed/ideas.json'
import { ideaFor } from './ideas'
import { keywordIndex, loadedTopics, loadTopics } from './library'

await loadTopics(keywordIndex.map(({ id }) => id))
const library = loadedTopics()

test.each(library.map(({ id, name }) => [id, name]))('every kind has its own idea for %s', (_, name) => {
  const ideas = kinds.map((kind) => ideaFor(kind, name).idea)
  expect(new Set(ideas).size).toBe(kinds.length)
  for (const idea of ideas) expect(idea).not.toMatch(/undefined|\{topic\}|\*\*|“”|\s\s|: \.|by \./)
})

test('two topics never share an idea', () => {
  const ideas = library.flatMap(({ name }) => kinds.map((kind) => ideaFor(kind, name).idea))
  expect(new Set(ideas).size).toBe(ideas.length)
})

test('a topic outside the library gets the generic template', () => {
  const [kind] = kinds
  expect(kind && ideaFor(kind, ' batik ')).toEqual({
    title: 'Batik: Five Questions',
    idea: 'A quiz of five questions about batik, from easy to tricky, with four answers each.',
  })
})
