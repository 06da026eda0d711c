// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { plainText, previewLines } from './plainText'

it.each([
  ['paragraphs', '<h2>Light</h2><p>Leaves catch <b>light</b>.</p>', ['Light', 'Leaves catch light.']],
  ['line breaks', 'one<br>two', ['one', 'two']],
  ['list items', '<ul><li>sun</li><li>rain</li></ul>', ['sun', 'rain']],
  ['table rows', '<table><tr><td>Mars</td><td>2</td></tr></table>', ['Mars 2']],
  ['entities', '<p>Bread &amp; butter</p>', ['Bread & butter']],
  ['no scripts or styles', '<p>a<script>alert(1)</script></p><style>p{}</style>', ['a']],
  ['text cut inside a tag', '<p>sea</p><img src="x', ['sea']],
  ['null', null, []],
])('extracts the text: %s', (_, html, lines) => {
  expect(plainText(html)).toEqual(lines)
})

it('a body that the parser would open again and again has the limits of rich text', () => {
  const opened = Array.from({ length: 400 }, (_, index) => `<b ${index}>`).join('')
  expect(plainText(`<p>sea</p><p>${opened}${'<p>x'.repeat(700)}`)).toEqual(['sea'])
})

const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const long = 'x'.repeat(250)

it.each([
  ['no body', null, []],
  ['a short body as it is', '<p>a</p><p>b</p>', ['a', 'b']],
  ['six lines', paragraphs(['1', '2', '3', '4', '5', '6', '7']), ['1', '2', '3', '4', '5', '6']],
  ['400 characters', paragraphs([long, long, 'c']), [long, 'x'.repeat(150)]],
  ['no empty line at the end', paragraphs(['y'.repeat(400), 'z']), ['y'.repeat(400)]],
])('a thumbnail gets %s', (_, html, lines) => {
  expect(previewLines(html)).toEqual(lines)
})
