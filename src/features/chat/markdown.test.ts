// @vitest-environment jsdom

import { expect, test } from 'vitest'
import { bodyOfReply, markdownToHtml, replyToHtml, titleOfReply } from './markdown'

const long = 'A volcano is an opening in the crust of the Earth through which hot rock, ash and gas come out'

// D-3122: "first heading or first 60 characters".
test.each([
  ['its first heading', '## Why volcanoes erupt\n\nDeep below …', 'Why volcanoes erupt'],
  ['a heading that comes later', 'Here you are.\n\n# Lava\n', 'Lava'],
  ['its text without markdown syntax', '### **Lava** and `ash`', 'Lava and ash'],
  ['a short text in full', 'Because it is hot.', 'Because it is hot.'],
  ['60 characters, truncated at a word boundary', long, 'A volcano is an opening in the crust of the Earth through…'],
  ['joined lines', 'Lava\nis hot', 'Lava is hot'],
])('the title of a reply is %s', (_, markdown, title) => {
  expect(titleOfReply(markdown)).toBe(title)
})

test('a word longer than the title limit is truncated', () => {
  const title = titleOfReply('a'.repeat(80))
  expect(title.length).toBeLessThanOrEqual(61)
  expect(title).toMatch(/^a+…$/)
})

test.each([
  ['omits the heading that became the title', '# Lava\n\nIt is hot.', 'It is hot.'],
  ['keeps a heading that comes later', 'It is hot.\n\n# Lava\n', 'It is hot.\n\n# Lava\n'],
  ['keeps everything when there is no heading', 'It is hot.', 'It is hot.'],
])('the body of a card %s', (_, markdown, body) => {
  expect(bodyOfReply(markdown)).toBe(body)
})

test.each([
  ['**hot** and _cold_', '<p><strong>hot</strong> and <em>cold</em></p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['one\ntwo', '<p>one<br>two</p>'],
  ['<script>alert(1)</script>hot', 'hot'],
  ['<img src=x onerror=alert(1)>', '<img src="x">'],
])('%s becomes sanitised HTML', (markdown, html) => {
  expect(markdownToHtml(markdown).trim()).toBe(html)
})

test('a comment line in fenced code is not a heading', () => {
  expect(titleOfReply('Count to three:\n\n```python\n# count\nfor i in range(3): print(i)\n```')).toMatch(
    /^Count to three/,
  )
})

test.each([
  ['quotations', '>'.repeat(5000)],
  ['quotations with spaces', `${'> '.repeat(5000)}x`],
  ['lists', `${'- '.repeat(4000)}x`],
  ['numbered lists', `${'1. '.repeat(4000)}x`],
])('%s nested too deeply are shown as their words', (_, markdown) => {
  const html = markdownToHtml(markdown)
  expect(html).toMatch(/^<p>[^<]*<\/p>$/)
  expect(html.replaceAll('&gt;', '>')).toContain(markdown)
})

test('a rule of many dashes is still a rule', () => {
  expect(markdownToHtml('-'.repeat(200)).trim()).toBe('<hr>')
})

test('a long reply is saved in full', async () => {
  const items = Array.from({ length: 2000 }, (_, index) => `- item ${index} of the list`)
  const html = await replyToHtml(items.join('\n'))
  expect(html.match(/<li>item \d+ of the list<\/li>/g)).toHaveLength(2000)
})
