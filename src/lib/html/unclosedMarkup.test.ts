import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripUnclosedMarkup } from './unclosedMarkup'

test.each([
  ['<p>one</p><p', '<p>one</p>'],
  ['<p>one</p><!-- a <b', '<p>one</p>'],
  ['fish &am', 'fish '],
  ['fish &amp;', 'fish &amp;'],
  ['fish &am<', 'fish &am'],
  ['a > b', 'a > b'],
])('%j is shown as %j while it arrives', (html, shown) => expect(stripUnclosedMarkup(html)).toBe(shown))

test('any markup ends before the first tag or entity that has not ended', () => {
  const markup = fc.string({ unit: fc.constantFrom('<', '>', '&', '#', 'x', '1', ';', ' ', '\n') })
  fc.assert(
    fc.property(markup, (html) => {
      expect(stripUnclosedMarkup(html)).toBe(html.replace(/<[^>]*$|&(?:#x?)?[\da-z]{0,31}$/i, ''))
    }),
  )
})
