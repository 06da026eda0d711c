// @vitest-environment jsdom

import * as fc from 'fast-check'
import { marked } from 'marked'
import { expect, test } from 'vitest'
import { sanitise } from '@/lib/html/sanitise'
import { cards } from '../../../fixtures/seed/readSeed'
import { htmlToMarkdown } from './htmlToMarkdown'

const math = (content: string, display = '') => `<math${display}>${content}</math>`

// D-0072.
test.each([
  ['headings', '<h1>Aim</h1><h5>Note</h5>', '# Aim\n\n##### Note'],
  [
    'marks',
    '<p><b>a</b> <em>b</em> <s>c</s> <u>d</u> H<sub>2</sub>O <code>x`y</code></p>',
    '**a** *b* ~~c~~ <u>d</u> H<sub>2</sub>O ``x`y``',
  ],
  ['white space in marks', '<p>very<strong> bold </strong>words</p>', 'very **bold** words'],
  [
    'marks that touch words',
    '<p><b>Aim:</b>learn <b>a</b><i>b</i> <b>M</b>y</p>',
    '<b>Aim:</b>learn <b>a</b><i>b</i> **M**y',
  ],
  ['a line break', '<p>Rain<br>on the roof</p>', 'Rain\\\non the roof'],
  ['line breaks at the end', '<p>Rain<br>on the roof \\ <br> <br></p>', 'Rain\\\non the roof \\\\'],
  ['white space alone in marks', '<p>a<b> </b>b</p>', 'a b'],
  ['a drawing over lines', '<svg>\n  <path d="M0 0"></path>\n\n</svg>', '<svg> <path d="M0 0"></path> </svg>'],
  ['commands before letters', math('<mi>α</mi><mi>x</mi><mo>+</mo><mi>β</mi><mn>2</mn>'), '$\\alpha x+\\beta2$'],
  [
    'a link',
    '<p><a href="https://a.example/(b)" title="A &quot;b&quot;">here</a></p>',
    '[here](<https://a.example/(b)> "A \\"b\\"")',
  ],
  [
    'a picture',
    '<p><img src="/api/file/image/x" alt="A [leaf]"></p>',
    `![A \\[leaf\\]](${location.origin}/api/file/image/x)`,
  ],
  ['nested lists', '<ol><li>one<ul><li>a</li><li>b</li></ul></li><li>two</li></ol>', '1. one\n   - a\n   - b\n2. two'],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['code', '<pre><code>if a &lt; b:\n  stop()</code></pre>', '```\nif a < b:\n  stop()\n```'],
  [
    'a table',
    '<table><thead><tr><th>Food</th><th>RM</th></tr></thead><tbody><tr><td>Teh|tarik</td><td>2<br>3</td></tr><tr><td colspan="2">all</td></tr></tbody></table>',
    '| Food | RM |\n| --- | --- |\n| Teh\\|tarik | 2<br>3 |\n| all |  |',
  ],
  ['a rule', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  [
    'signs',
    '<p># 1 * 2 _3_ $4 &lt;b&gt; &amp;amp;</p><p>1. not a list</p><p>- nor this</p><p>--- -</p>',
    '\\# 1 \\* 2 \\_3\\_ \\$4 \\<b\\> &amp;amp;\n\n1\\. not a list\n\n\\- nor this\n\n\\--- -',
  ],
  ['text without a paragraph', 'loose <b>text</b><p>then</p>', 'loose **text**\n\nthen'],
  ['a fraction', `<p>Half: ${math('<mfrac><mn>1</mn><mn>2</mn></mfrac>')}.</p>`, 'Half: $\\frac{1}{2}$.'],
  [
    'a formula on its own',
    math(
      '<mrow><msup><mi>a</mi><mn>2</mn></msup><mo>×</mo><mi>b</mi><mo>=</mo><msqrt><mi>c</mi></msqrt></mrow>',
      ' display="block"',
    ),
    '$$\na^{2}\\times b=\\sqrt{c}\n$$',
  ],
  [
    'units in a formula',
    `<p>${math('<mn>60</mn><mo>°</mo><mtext> of 100%</mtext>')}</p>`,
    '$60^\\circ\\text{ of 100\\%}$',
  ],
  [
    'subscripts and roots',
    `<p>${math('<msub><mi>x</mi><mn>1</mn></msub><mo>≤</mo><mroot><mn>8</mn><mn>3</mn></mroot>')}</p>`,
    '$x_{1}\\le\\sqrt[3]{8}$',
  ],
  [
    'a drawing',
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  ],
])('%s', (_, html, markdown) => expect(htmlToMarkdown(html)).toBe(markdown))

test('headings are lowered below those of the document, to the sixth level at most', () => {
  expect(htmlToMarkdown('<h1>a</h1><h5>b</h5>', 2)).toBe('### a\n\n###### b')
})

const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim()

test('a reader of the Markdown sees the text of the paragraph, whatever signs it has', () => {
  const words = fc.array(
    fc.constantFrom(...'*_`~#-+=|<>[]()!&$\\'.split(''), '1.', 'a', 'b c', ' ', '&amp;', '---', 'http'),
    {
      maxLength: 14,
    },
  )
  fc.assert(
    fc.property(words, (parts) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = parts.join('')
      expect(textOf(marked.parse(htmlToMarkdown(paragraph.outerHTML), { async: false }))).toBe(
        textOf(paragraph.outerHTML),
      )
    }),
    { numRuns: 500 },
  )
})

test('every text of the seed keeps its headings, items and table rows', () => {
  for (const { body } of cards) {
    if (typeof body !== 'string') continue
    const source = new DOMParser().parseFromString(sanitise(body), 'text/html').body
    for (const formula of source.querySelectorAll('math, svg')) formula.remove()
    const markdown = htmlToMarkdown(source.innerHTML)
    const read = new DOMParser().parseFromString(marked.parse(markdown, { async: false }), 'text/html').body
    for (const name of ['h1', 'h2', 'h3', 'li', 'tr', 'blockquote', 'pre', 'a', 'img', 'strong, b']) {
      expect(read.querySelectorAll(name).length, `${name} of ${markdown.slice(0, 60)}`).toBe(
        source.querySelectorAll(name).length,
      )
    }
    expect(textOf(read.innerHTML).replace(/\s/g, '')).toBe(textOf(source.innerHTML).replace(/\s/g, ''))
  }
})
