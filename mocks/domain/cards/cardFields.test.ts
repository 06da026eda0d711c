import { expect, test } from 'vitest'
import type { CardType } from '@/api/cards/card.schema'
import type { CardChange } from '@/api/cards/cards.contract'
import { changedCard, GUIDELINE_WORDS, newFields } from './cardFields'
import type { CardRecord } from '../../db/tables'
import { HttpError } from '../../server/respond'

const card = (type: string): CardRecord => ({
  id: type,
  type,
  title: 'Ring of Fire',
  subtitle: 'Geography',
  image: 'scenes/volcano',
  srcset: 'scenes/volcano 2x',
  owner_id: 12,
  parent_id: null,
  created_at: '2026-03-11T01:10:00Z',
  updated_at: '2026-03-11T01:10:00Z',
})

const errorsOf = (work: () => unknown) => {
  try {
    work()
  } catch (cause) {
    return cause instanceof HttpError ? cause.body.errors : undefined
  }
  return undefined
}
const answers = (...right: boolean[]) =>
  right.map((isCorrect, index) => ({ label: 'ABCDEFGHIJKL'.charAt(index), text: `${index}`, isCorrect }))
const scope = (percentage: number) => ({ name: 'Sketch', color: '#1976d2', percentage, status: 'uphill' as const })

test.each<[CardType, CardChange, field: string | undefined]>([
  ['text', { title: 'M'.repeat(255) }, undefined],
  ['text', { title: 'M'.repeat(256) }, 'title'],
  ['text', { title: '' }, undefined],
  ['stack', { title: ' ' }, 'title'],
  ['text', { image_y: 0 }, undefined],
  ['text', { image_y: 100.5 }, 'image_y'],
  ['text', { body: { content: '', data_tables: [] } }, 'body'],
  ['table', { body: '<p>Rain</p>' }, 'body'],
  ['question', { marks: 10 }, undefined],
  ['question', { marks: 0 }, 'marks'],
  ['question', { marks: 2.5 }, 'marks'],
  ['question', { answers: answers(true, false) }, undefined],
  ['question', { answers: answers(true) }, 'answers'],
  ['question', { answers: answers(false, false) }, 'answers'],
  ['question', { answers: answers(...Array<boolean>(10).fill(true)) }, undefined],
  ['question', { answers: answers(...Array<boolean>(11).fill(true)) }, 'answers'],
  ['question', { answers: [...answers(true), ...answers(false)] }, 'answers'],
  ['hillchart', { scopes: [scope(0), scope(100)] }, undefined],
  ['hillchart', { scopes: [scope(-1)] }, 'scopes'],
  ['documentlink', { data: { url: 'https://perpustakaan.example' } }, undefined],
  ['documentlink', { data: {} }, 'data'],
])('saving a %s with %j reports an error for: %s', (type, change, field) => {
  const errors = errorsOf(() => changedCard(card(type), change, false))
  expect(Object.keys(errors ?? {})).toEqual(field ? [field] : [])
})

test.each(GUIDELINE_WORDS)(
  'a stack title with the word "%s" is rejected, but not one that contains it within another word',
  (word) => {
    expect(errorsOf(() => newFields('stack', { title: `My ${word.toUpperCase()}!` }))).toHaveProperty('title')
    expect(newFields('stack', { title: ` Un${word}ly ` }).title).toBe(`Un${word}ly`)
  },
)

test('a full save clears fields that were not sent, a partial save keeps them', () => {
  const change = { title: 'The Ring' }
  expect(changedCard(card('text'), change, true)).toMatchObject({ title: 'The Ring', subtitle: null, image: null })
  expect(changedCard(card('text'), change, false)).toMatchObject({ title: 'The Ring', subtitle: 'Geography' })
})

test('changing the image clears the fields derived from it, saving the same image does not', () => {
  expect(changedCard(card('text'), { image: 'scenes/lungs' }, false).srcset).toBeNull()
  expect(changedCard(card('text'), { image: 'scenes/volcano' }, false).srcset).toBe('scenes/volcano 2x')
})

test('fields of other types are not stored', () => {
  expect(changedCard(card('text'), { question: 'Which ocean?', marks: 3 }, false)).toEqual(card('text'))
})

test.each(['group', 'groupinsight', 'selfquestioninsight', 'classquestioninsight'] as const)(
  'a card of type %s cannot be created by a person',
  (type) => {
    expect(errorsOf(() => newFields(type, { title: 'Mine' }))).toHaveProperty('type')
  },
)

test('a new question has four answers and two marks, a new table three columns and three rows', () => {
  const question = newFields('question', {})
  expect(question).toMatchObject({ marks: 2, answers: ['A', 'B', 'C', 'D'].map((label) => ({ label, text: '' })) })
  expect(newFields('table', {})).toMatchObject({
    body: {
      data_tables: [
        {
          headers: ['', '', ''],
          rows: [
            ['', '', ''],
            ['', '', ''],
            ['', '', ''],
          ],
        },
      ],
    },
  })
})

test('a field of the wrong type is rejected by its name', () => {
  expect(errorsOf(() => newFields('text', { title: 5 }))).toHaveProperty('title')
})
