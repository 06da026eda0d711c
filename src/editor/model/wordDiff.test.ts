import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff } from './wordDiff'

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text.trim()}] `))
    .join('')
    .trim()

test.each([
  ['a word is replaced', 'The cat sat.', 'The dog sat.', 'The -[cat] +[dog] sat.'],
  ['words are added', 'Rain falls.', 'Rain falls. It is wet.', 'Rain falls. +[It is wet.]'],
  ['words are removed', 'Rain really falls.', 'Rain falls.', 'Rain -[really] falls.'],
  ['nothing changes but white space', 'Rain  falls.', 'Rain falls.', 'Rain falls.'],
  ['everything changes', 'One two', 'Satu dua', '-[One two] +[Satu dua]'],
  ['the text was empty', '', 'New', '+[New]'],
])('%s', (_, before, after, expected) => {
  expect(shown(before, after)).toBe(expected)
})

test('parts without additions make the text before, parts without removals the text after', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = wordDiff(before, after)
      const textOf = (left: string) =>
        parts
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text.trim())
          .join(' ')
      expect(textOf('added')).toBe(before)
      expect(textOf('removed')).toBe(after)
    }),
  )
})
