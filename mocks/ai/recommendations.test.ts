import { expect, test } from 'vitest'
import { parseQuestion } from './parseQuestion'
import { recommendationsFor as recommendationsAfter } from './recommendations'

const recommendationsFor = (type: Parameters<typeof recommendationsAfter>[0], prompt: string) =>
  recommendationsAfter(type, parseQuestion(prompt, 'student', undefined))

test.each([
  ['table', 'Make a table of the planets', 'Make a quiz about the solar system', 'quiz'],
  ['quiz', 'Make a quiz about volcanoes', 'Make a study aid on volcanoes', 'studyaid'],
  ['image', 'Draw a picture of batik', 'Make a card about batik', 'text'],
  ['quiz', 'Buat kuiz tentang gunung berapi', 'Buat nota ulang kaji tentang gunung berapi', 'studyaid'],
] as const)('a card of type %s for "%s" is followed by "%s"', (type, prompt, text, next) => {
  expect(recommendationsFor(type, prompt)?.first_recommendation).toEqual({ text, type: next })
})

test('a prompt without a subject has no own recommendations', () => {
  expect(recommendationsFor('quiz', 'Make a quiz')).toBeUndefined()
})
