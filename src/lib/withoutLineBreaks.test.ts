import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLineBreaks } from './withoutLineBreaks'

test('a line break becomes a space with the white space around it; other white space stays', () => {
  expect(withoutLineBreaks('two  words \n\r\n\t next\nlast')).toBe('two  words next last')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '\r') }), (text) => {
      expect(withoutLineBreaks(text)).toBe(text.replace(/\s*[\r\n]+\s*/g, ' '))
    }),
  )
})
