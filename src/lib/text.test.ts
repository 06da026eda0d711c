import { expect, test } from 'vitest'
import { htmlToText } from './html/htmlToText'
import { uniqueBy } from './uniqueBy'

test.each([
  ['<p>Plants <b>make</b> food.</p>', 'Plants make food.'],
  ['<h1>Lava</h1><p>It is\n hot.</p>', 'Lava It is hot.'],
  ['Fish &amp; chips &lt; &quot;5&quot; &#39;ringgit&#39;&nbsp;each', `Fish & chips < "5" 'ringgit' each`],
  ['&copy; &unknown;', '&copy; &unknown;'],
  ['&constructor; &toString; &__proto__;', '&constructor; &toString; &__proto__;'],
  ['  ', ''],
])('htmlToText turns "%s" into "%s"', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('htmlToText takes time in proportion to the length', () => {
  const start = performance.now()
  htmlToText('<'.repeat(1_000_000))
  // Scanning the rest again from every '<' would take minutes.
  expect(performance.now() - start).toBeLessThan(5000)
})

test('uniqueBy keeps the first item of each key, in order', () => {
  const items = [
    { id: 1, n: 'a' },
    { id: 2, n: 'b' },
    { id: 1, n: 'c' },
    { id: 3, n: 'd' },
    { id: 2, n: 'e' },
  ]
  expect(uniqueBy(items, ({ id }) => id).map(({ n }) => n)).toEqual(['a', 'b', 'd'])
  expect(uniqueBy([], () => 1)).toEqual([])
})
