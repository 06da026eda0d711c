import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longAnswer } from './longAnswer'
import { tokenise } from './tokens'

const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

describe('tokenise', () => {
  it('the joined tokens are the original text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => tokenise(text).join('') === text))
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => tokenise(text).join('') === text))
  })

  it('keeps lone surrogates of the input', () => {
    expect(tokenise('a\ud83d b').join('')).toBe('a\ud83d b')
  })

  it('never splits a surrogate pair and never returns an empty token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const token of tokenise(text)) {
          expect(token).not.toBe('')
          expect(token).not.toMatch(LONE_SURROGATE)
        }
      }),
    )
  })

  it('splits as a language model does', () => {
    expect(tokenise('## Photosynthesis\n\nA leaf, green.')).toEqual([
      '##',
      ' Photo',
      'synth',
      'esis',
      '\n\n',
      'A',
      ' leaf',
      ',',
      ' green',
      '.',
    ])
    expect(tokenise('6 CO₂ **bold** 🇲🇾 👩‍🏫')).toEqual(['6', ' CO₂', ' **', 'bold', '**', ' 🇲🇾', ' 👩‍🏫'])
  })

  it('keeps tokens short in a real lesson', () => {
    const tokens = tokenise(longAnswer(12_000, 'tokens'))
    expect(Math.max(...tokens.map((token) => token.length))).toBeLessThan(40)
    expect(12_000 / tokens.length).toBeGreaterThan(2.5)
    expect(12_000 / tokens.length).toBeLessThan(6)
  })
})
