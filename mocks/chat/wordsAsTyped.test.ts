import { expect, test } from 'vitest'
import { answerQuestion } from '../ai/answer'
import { pantunOn } from '../ai/creativeAnswer'
import { ideaFor } from '../ai/ideas'
import { parseQuestion } from '../ai/parseQuestion'
import { createRandom } from '../ai/random'
import { suggest } from '../ai/suggestions/suggest'
import { fillIn } from '../ai/words'
import { expressionOf } from '../ai/wordSums'
import ideas from '../../fixtures/seed/ideas.json'
import { announceCard } from './announce'
import { tutorReply } from './tutor'

/** Words with patterns that `String.replace` fills in, and with a placeholder of the templates. */
const TYPED = "$$5 $& $' {place} zorbs"
const SEEDS = Array.from({ length: 12 }, (_, index) => String(index))
const parsed = (question: string) => parseQuestion(question, 'student', 11)

test('a template is filled in one pass, and a name without a value stays', () => {
  expect(fillIn('{a} and {b}, {c}; {toString}', { a: '{b}$&', b: '$$' })).toBe('{b}$& and $$, {c}; {toString}')
})

test.each<[string, (seed: string) => string]>([
  ['a pantun', (seed) => pantunOn(TYPED, createRandom(seed))],
  ['an idea', () => ideas.map((kind) => ideaFor(kind, TYPED, 'en').idea).join('\n')],
  [
    'the notice of a card',
    (seed) => announceCard({ type: 'image', title: TYPED, subtitle: null, image: '' }, undefined, 'en', seed),
  ],
  ['a suggestion', () => suggest({ heart: 'A', level: 'beginner', title: TYPED, body: '' })],
  [
    'an answer about cards',
    (seed) =>
      answerQuestion({
        parsed: parsed('Sum up this card'),
        role: 'student',
        seed,
        context: [
          { title: TYPED, body: '<p>Zorbs are grey. They eat quiet moss at night. Nobody has seen one asleep.</p>' },
        ],
      }).markdown,
  ],
])('%s repeats words as they were typed', (_, repeat) => {
  for (const seed of SEEDS) expect(repeat(seed).toLowerCase()).toContain(TYPED)
})

test.each(['Explain zorbs $$5 $& moss', 'Terangkan zorbs $$5 $& lumut'])(
  'a reply to "%s" repeats its subject',
  (question) => {
    const [subject = ''] = /zorbs.*/.exec(question) ?? []
    for (const seed of SEEDS) {
      expect(answerQuestion({ parsed: parsed(question), role: 'student', seed }).markdown.toLowerCase()).toContain(
        subject,
      )
      expect(
        tutorReply({ parsed: parsed(question), role: 'student', conversation: [], seed }).text.toLowerCase(),
      ).toContain(subject)
    }
  },
)

test.each([
  ['constructor plus two', 'constructor plus 2'],
  ['constructor puluh tambah dua', 'constructor puluh tambah 2'],
  ['constructor belas tambah dua', 'constructor belas tambah 2'],
  ['dua puluh lima tambah sembilan belas', '25 tambah 19'],
  ['twenty-three times forty', '23 times 40'],
])('a word that every object answers to is no number: "%s" reads as "%s"', (question, expression) => {
  expect(expressionOf(question)).toBe(expression)
})
