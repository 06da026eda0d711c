import { expect, test } from 'vitest'
import { parseIntent } from './intent'

test.each([
  ['Make a quiz about volcanoes', 'quiz'],
  ['Create a quiz of five questions about the heart', 'quiz'],
  ['create a table of the planets', 'table'],
  ['Make a table that compares series and parallel circuits', 'table'],
  ['buat kuiz tentang gunung berapi', 'quiz'],
  ['Tolong buatkan jadual tentang planet', 'table'],
  ['Plan a 60-minute lesson about fractions', 'lessonplan'],
  ['Sediakan RPH tentang peribahasa', 'lessonplan'],
  ['Draw a picture of a hornbill on a table', 'image'],
  ['Could you please make us a study guide for English tenses?', 'studyaid'],
  ['I need an introduction to the water cycle', 'intro'],
  ['write a question on food chains', 'question'],
  ['build a stack about Merdeka', 'stack'],
  ['make a set of cards on loops', 'stack'],
  ['Create a hill chart for the science fair', 'hillchart'],
  ['make a card about the Malaccan sultanate', 'text'],
  ['#table the planets', 'table'],
  ['Make a shape about triangles', 'shape'],
  ['Lukis bentuk tentang segi tiga', 'shape'],
  ['#shape triangles', 'shape'],
  ['Make an annotation of a plant cell', 'annotation'],
  ['Buat anotasi tentang sel tumbuhan', 'annotation'],
  ['#annotation plant cells', 'annotation'],
])('"%s" requests a card of type %s', (question, type) => {
  expect(parseIntent(question)).toEqual({ kind: 'card', type })
})

test.each([
  ['Give me ideas about volcanoes', 'volcanoes'],
  ['brainstorm ideas for the science fair!', 'the science fair'],
  ['berikan idea tentang kitaran air', 'kitaran air'],
])('"%s" requests ideas', (question, topic) => {
  expect(parseIntent(question)).toEqual({ kind: 'ideas', topic })
})

test.each([
  ['Group these cards', 'group'],
  ['Please make a group of the selected cards', 'group'],
  ['Kumpulkan kad ini', 'group'],
  ['buat kumpulan daripada kad yang dipilih', 'group'],
  ['#group', 'group'],
  ['Make an insight of this quiz', 'insight'],
  ['Show me the results of the quiz', 'insight'],
  ['Tunjukkan keputusan kuiz ini', 'insight'],
  ['#insight', 'insight'],
])('"%s" requests a card of the kind %s, made of other cards', (question, kind) => {
  expect(parseIntent(question)).toEqual({ kind })
})

test.each([
  'Make a group of four students for the project',
  'Give me the insight of the poem',
  'What shape has a leaf?',
  'Why does a volcano erupt?',
  'Quiz me on the solar system',
  'How do I make a table?',
  'Make this simpler',
  'Make the quiz harder',
  'Write a story about a dragon',
  'Explain in words a ten-year-old understands: gravity',
  'What is 12 x 7?',
  '#',
  '#wonder about lava',
  '',
])('"%s" is a question, not a request for a card or ideas', (question) => {
  expect(parseIntent(question)).toBeUndefined()
})
