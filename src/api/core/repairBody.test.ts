import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cardFixture } from '../../../stories/cardTypes/cardFixture'
import { cardSchema, cardTypeNames } from '../cards/card.schema'
import { calls } from '../calls'
import { limitDepth } from './limitDepth'
import { repairBody } from './repairBody'

test.each([
  ['a text that is missing', z.string(), undefined, ''],
  ['a text sent as a number', z.string(), 5, '5'],
  ['a text sent as a list', z.string(), ['a'], ''],
  ['a number sent as a text', z.number(), '2.5', 2.5],
  ['true sent as 1', z.boolean(), 1, true],
  ['a boolean that is missing', z.boolean(), undefined, false],
  ['a list that is null', z.array(z.string()), null, []],
  ['a text of a list that is null', z.array(z.string()), ['a', null], ['a', '']],
  ['an object of a list that is null', z.array(z.object({ name: z.string() })), [null, { name: 'a' }], [{ name: 'a' }]],
  ['a nullable text of another type', z.nullable(z.string()), {}, null],
  ['a nullable text that is missing', z.nullable(z.string()), undefined, null],
  ['a value of an enumeration that is unknown', z.enum(['default', 'read']), 'archived', 'default'],
  ['a record that PHP sent as an empty list', z.record(z.string(), z.string()), [], {}],
  ['a wrong field', z.object({ a: z.string(), b: z.boolean() }), { a: 'x', b: null }, { a: 'x', b: false }],
  ['a number that is missing', z.object({ a: z.string(), b: z.number() }), { a: 'x', b: null }, { a: 'x' }],
  ['an object that is null', z.object({ a: z.object({ b: z.string() }) }), { a: null }, { a: { b: '' } }],
  ['an object of numbers that is null', z.object({ a: z.object({ b: z.number() }) }), { a: null }, {}],
  ['an inherited property', z.object({ constructor: z.string() }), {}, { constructor: '' }],
  ['a field outside the contract', z.object({ a: z.string() }), { a: null, more: [1] }, { a: '', more: [1] }],
])('%s is repaired', (_, schema, sent, repaired) => {
  expect(repairBody(schema, sent)).toEqual(repaired)
})

test('a card type of a newer server is kept, and its fields are read as those of a text', () => {
  const card = { ...cardFixture('text'), type: 'poem', title: 7 }
  expect(repairBody(cardSchema, card)).toMatchObject({ type: 'poem', title: '7' })
})

test('one wrong card of a list leaves the others and its own other fields', () => {
  const cards = [cardFixture('text'), { ...cardFixture('selfquestioninsight'), stats: null }, null]
  const body = { data: cards, metadata: { page: 1, total: 3, breadcrumbs: [] } }
  const { data } = repairBody(calls.getCards.response, body) as { data: object[] }
  expect(data[0]).toEqual(cards[0])
  expect(data[1]).toMatchObject({
    title: cardFixture('selfquestioninsight').title,
    questions_overview: [{}, {}, {}, {}],
  })
  expect(data[1]).not.toHaveProperty('stats')
  expect(data).toHaveLength(2)
})

test('whatever is sent, a repaired card lacks nothing but numbers and dates', () => {
  const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('constructor', '__proto__', '5', true, 1, null, undefined))
  const hostileCard = fc
    .constantFrom(...cardTypeNames)
    .chain((type) =>
      fc
        .constantFrom(...Object.keys(cardFixture(type)))
        .chain((field) => junk.map((value) => ({ ...cardFixture(type), [field]: value }))),
    )
  fc.assert(
    fc.property(hostileCard, (card) => {
      const { error } = z.safeParse(cardSchema, repairBody(cardSchema, card))
      const unexpected = (error?.issues ?? []).filter(
        ({ code, path, ...issue }) =>
          path[0] !== 'type' &&
          // An unreadable date is repaired to '', which does not have the format of a date.
          code !== 'invalid_format' &&
          !(code === 'invalid_type' && 'expected' in issue && ['number', 'object'].includes(String(issue.expected))),
      )
      expect(unexpected).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('nesting deeper than 64 levels is cut off', () => {
  let deep: unknown = 'bottom'
  for (let level = 0; level < 20_000; level += 1) deep = level % 2 ? [deep] : { a: deep }
  const limited = limitDepth({ title: 'kept', data: deep })
  expect(limited).toMatchObject({ title: 'kept' })
  expect(JSON.stringify(limited)).not.toContain('bottom')
  const shallow = { a: [1, { b: null }] }
  expect(limitDepth(shallow)).toBe(shallow)
})
