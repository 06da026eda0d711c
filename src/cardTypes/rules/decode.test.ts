// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { decodeEntities } from './decode'

it.each([
  ['Bread &amp; butter', 'Bread & butter'],
  ['Caf&eacute; &#39;Aina&#x27;', "Café 'Aina'"],
  ['5 &lt; 6', '5 < 6'],
  ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ['<b>bold</b> &amp; brave', '<b>bold</b> & brave'],
  ['</body><script>x</script> &amp;', '</body><script>x</script> &'],
  ['&amp;amp; once', '&amp; once'],
  ['  R&D and Q&A', '  R&D and Q&A'],
  ['no entities', 'no entities'],
  ['', ''],
])('decodes %j to %j', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected)
})
