import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addToken, beginStream, type CardStream, type StreamToken } from './cardStream'

const numbered = (tokens: readonly string[]): StreamToken[] => tokens.map((token, index) => ({ index, token }))
const read = (tokens: readonly StreamToken[], start: CardStream | null = beginStream()) =>
  tokens.reduce<CardStream | null>(addToken, start)

const WHOLE = numbered(['#', 'Rain', ' falls', '##', 'Year 4', '<p>It is', ' wet &am', 'p; cold.</p>', '<p>So', '</p>'])
const WRITTEN = { title: 'Rain falls', subtitle: 'Year 4', body: '<p>It is wet &amp; cold.</p><p>So</p>' }

describe('tokens', () => {
  test.each<[string, StreamToken[], object]>([
    ['go to the title, the subtitle and the body', WHOLE, WRITTEN],
    ['go to the body without a marker', numbered(['It is', ' wet']), { title: '', body: 'It is wet' }],
    ['go back to the title at its mark', numbered(['<p>a</p>', '#', 'Title']), { title: 'Title', body: '<p>a</p>' }],
    ['count once when they come twice', [...WHOLE.slice(0, 6), ...WHOLE], WRITTEN],
    [
      'are not lost when one before them is',
      numbered('abcdefghijklmnopqrstuvwxyz'.split('')).filter(({ index }) => index !== 2),
      { body: 'abdefghijklmnopqrstuvwxyz' },
    ],
  ])('%s', (_, tokens, expected) => expect(read(tokens)).toMatchObject(expected))
})

test('the order in which they arrive does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(WHOLE, { minLength: WHOLE.length }), (tokens) => {
      expect(read(tokens)).toMatchObject({ ...WRITTEN, early: {} })
    }),
  )
})

test('a stream that is joined after its start shows no partial content', () => {
  expect(read(WHOLE.slice(6), null)).toMatchObject({ isPartial: true, title: '' })
  expect(read(WHOLE, null)).toMatchObject({ isPartial: false, ...WRITTEN })
})
