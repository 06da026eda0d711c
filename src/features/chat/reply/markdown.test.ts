// @vitest-environment jsdom

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitise } from '@/lib/html/sanitise'
import { loadMath } from './loadMath'
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

test.each([
  ['a word longer than the title', 'a'.repeat(80), `${'a'.repeat(60)}…`],
  ['a text without spaces', `${'火山为什么会喷发'.repeat(10)} end`, `${'火山为什么会喷发'.repeat(8).slice(0, 60)}…`],
  ['a word of exactly 60 characters', `${'a'.repeat(60)} end`, `${'a'.repeat(60)}…`],
  ['characters of two code units', '🌋'.repeat(61), `${'🌋'.repeat(60)}…`],
])('%s is truncated after 60 characters', (_, markdown, title) => expect(titleOfReply(markdown)).toBe(title))

test.each([
  ['omits the heading that became the title', '# Lava\n\nIt is hot.', 'It is hot.'],
  ['keeps a heading that comes later', 'It is hot.\n\n# Lava\n', 'It is hot.\n\n# Lava\n'],
  ['keeps everything when there is no heading', 'It is hot.', 'It is hot.'],
])('the body of a card %s', (_, markdown, body) => {
  expect(bodyOfReply(markdown)).toBe(body)
})

const LINK = '<p><a href="https://a.example" title="say &quot;hot&quot;" target="_blank" rel="noopener">lava</a></p>'

test.each([
  ['**hot** and _cold_', '<p><strong>hot</strong> and <em>cold</em></p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['one\ntwo', '<p>one<br>two</p>'],
  [`"hot" and 'cold'`, `<p>"hot" and 'cold'</p>`],
  [String.raw`[lava](https://a.example "say \"hot\"")`, LINK],
  ['<script>alert(1)</script>hot', 'hot'],
  ['<img src=x onerror=alert(1)>', '<img src="x">'],
])('%s becomes sanitised HTML', (markdown, html) => {
  expect(markdownToHtml(markdown).trim()).toBe(html)
})

/** Words and Markdown syntax from which the blocks are made. */
const WORDS = ['lava', 'ash & dust', 'a < b', '&amp;', '&nbsp;', '"hot"', "it's", '\u00a0', '\0', ' ', 'a@b.example']
const BREAKS = ['\n', '\n\n', '\n    ', '\n- ', '\n  - ', '\n1. ', '\n7. ', '\n> ', '\n# ', '\n###### ', '\n```\n']
const MARKS = ['*', '**', '_', '~~', '`', '[x](', '![', '](/a.png)', '[ ] ', '$x^2$', '<b>', '</p>']
const TABLE = '\n|a|b|\n|-|-|\n|1|2|\n'

// D-0078.
test('the HTML of any block is what the sanitiser returns for it', () => {
  const blocks = fc
    .array(fc.constantFrom(...WORDS, ...BREAKS, ...MARKS, TABLE), { maxLength: 24 })
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(blocks, (markdown) => {
      const html = markdownToHtml(markdown)
      expect(sanitise(html)).toBe(html)
    }),
    { numRuns: process.env.FULL_TESTS ? 1000 : 200 },
  )
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

// D-0053.
test.each([
  ['more marks of emphasis than a text has', '***a_'.repeat(1200)],
  ['more characters than a block has', 'a.a.a@b'.repeat(3000)],
])('%s are shown as their words', (_, markdown) => {
  expect(markdownToHtml(markdown)).toBe(`<p>${markdown}</p>`)
})

test('code with many marks is still code', () => {
  const code = 'a *= b_c\n'.repeat(600)
  expect(markdownToHtml(`\`\`\`\n${code}\`\`\``).trim()).toBe(`<pre><code>${code}</code></pre>`)
})

test('a table with bold cells is still a table', () => {
  const html = markdownToHtml(`| a | b |\n|---|---|\n${'| **12** | **13** |\n'.repeat(148)}`)
  expect(html.match(/<strong>1[23]<\/strong>/g)).toHaveLength(296)
})

test('a rule of many dashes is still a rule', () => {
  expect(markdownToHtml('-'.repeat(200)).trim()).toBe('<hr>')
})

test('a long reply is saved in full', async () => {
  const items = Array.from({ length: 2000 }, (_, index) => `- item ${index} of the list`)
  const html = await replyToHtml(items.join('\n'))
  expect(html.match(/<li>item \d+ of the list<\/li>/g)).toHaveLength(2000)
})

// D-0122, D-0078.
test.each([
  ['within a line', 'So $a^2 + b^2 = c^2$ holds.', 'inline', 'a^2 + b^2 = c^2'],
  ['in the other notation', String.raw`So \(\frac{1}{2}\) holds.`, 'inline', String.raw`\frac{1}{2}`],
  ['on a line of its own', '$$E = mc^2$$', 'block', 'E = mc^2'],
  ['over several lines', '\\[\na\n= b\n- c\n\\]', 'block', 'a\n= b\n- c'],
])('a formula %s is MathML with its TeX as text alternative', async (_, markdown, display, tex) => {
  const container = document.createElement('div')
  container.innerHTML = markdownToHtml(markdown, { renderMath: await loadMath() })
  const math = container.querySelector('math')
  expect(math?.getAttribute('alttext')).toBe(tex)
  expect(math?.getAttribute('display') === 'block').toBe(display === 'block')
})

test('amounts of money and unfinished formulas are text', async () => {
  const renderMath = await loadMath()
  for (const text of ['It costs $5 and $10.', 'From $5-$10.', 'So $a^2', 'A $ sign'])
    expect(markdownToHtml(text, { renderMath }).trim()).toBe(`<p>${text}</p>`)
})

test('TeX that cannot be read, or is not loaded yet, is shown as code', async () => {
  expect(markdownToHtml(String.raw`$\frac{$`, { renderMath: await loadMath() }).trim()).toBe(
    String.raw`<p><code>$\frac{$</code></p>`,
  )
  expect(markdownToHtml('$a<b$').trim()).toBe('<p><code>$a&lt;b$</code></p>')
})

test('a formula of hostile TeX holds no link and no script', async () => {
  const html = markdownToHtml(String.raw`$\href{javascript:alert(1)}{x}$ $\text{<img src=x onerror=alert(1)>}$`, {
    renderMath: await loadMath(),
  })
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  expect(body.querySelectorAll('[href], [src], [onerror], img')).toHaveLength(0)
})

test('a card made from a reply keeps its formulas', async () => {
  expect(await replyToHtml('So $x^2$.')).toMatch(/<math[^>]*alttext="x\^2"/)
})

// C-410.
test('numbers that refer to a source lead to it, others are text', () => {
  const html = markdownToHtml('Hot [1], deep [3], [2](https://a.example), [ ] and `[1]`.', { sourceCount: 2 })
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="#source-1"', 'href="https://a.example"'])
  expect(html).toContain('deep [3]')
  expect(markdownToHtml('Hot [1].').trim()).toBe('<p>Hot [1].</p>')
})

test('a heading without words renders nothing', () => {
  expect(markdownToHtml('## ')).toBe('')
})
