// @vitest-environment jsdom

import { describe, expect, it } from 'vitest'
import { sanitise } from '@/lib/html/sanitise'
import cards from '../../../fixtures/seed/cards.json'
import { blocksToHtml } from './blocksToHtml'
import { htmlToBlocks, isTooLongToEdit } from './htmlToBlocks'

const rewritten = (html: string) => blocksToHtml(htmlToBlocks(html))

/** Replaces markup by the equivalent markup that the editor writes, for example `<b>` by `<strong>`. */
const oneSpelling = (html: string) =>
  html
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>')
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/(<\/(?:p|h\d|ul|ol|pre|table)>)((?:<img[^>]*>|<math.*?<\/math>|<svg.*?<\/svg>)+)/g, '$1<p>$2</p>')
const link = (text: string) => `<a href="https://example.org" target="_blank" rel="noopener">${text}</a>`

describe('HTML in and out of the editor', () => {
  it.each([
    ['paragraphs and headings', '<p>a</p><h1>b</h1><h5>c</h5>'],
    [
      'marks within marks',
      '<p><strong>a <em>b</em> c</strong> <u>d</u><s>e</s><sub>f</sub><sup>g</sup><code>h</code></p>',
    ],
    ['a mark around a link', `<p><strong>see ${link('this')} now</strong></p>`],
    ['a link with marks', `<p>${link('<strong>a</strong>b')}</p>`],
    ['two links with one address', `<p>${link('a')}${link('b')}</p>`],
    ['a mark that ends within a link', `<p><strong>a</strong>${link('<strong>b</strong>c')}</p>`],
    ['line breaks', '<p>a<br>b<br><br>c</p>'],
    ['an empty line', '<p>a</p><p><br></p><p>b</p>'],
    ['spaces that would collapse', '<p>a &nbsp;b &nbsp; c</p><p>&nbsp;a&nbsp;</p>'],
    ['no-break spaces', '<p>10&nbsp;kg</p><p>a&nbsp;&nbsp;b</p>'],
    ['nested lists', '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>'],
    ['an item that begins with a list', '<ul><li><ul><li>a</li></ul></li></ul>'],
    ['items with paragraphs', '<ol><li><p>a</p></li><li><p>b</p><p>c</p></li><li>d<h2>e</h2></li></ol>'],
    ['a quotation without and with paragraphs', '<blockquote>a</blockquote><blockquote><p>b</p></blockquote>'],
    ['a quotation in a quotation', '<blockquote>a<blockquote>b</blockquote></blockquote>'],
    ['code', '<pre><code>if (a &lt; b) {\n\treturn  1\n}\n\nend</code></pre>'],
    ['marks in code', '<pre><code>a <strong>b</strong></code></pre>'],
    ['a line', '<p>a</p><hr><p>b</p>'],
    [
      'a table with head, spans and blocks in cells',
      '<table><thead><tr><th>a</th><th colspan="2">b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td><p>d</p><p>e</p></td><td></td></tr><tr><th><ul><li>f</li></ul></th><td>g</td></tr></tbody></table>',
    ],
    [
      'a table in a cell',
      '<table><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody></table>',
    ],
    [
      'pictures',
      '<p>a <img src="text/leaf.png" alt="A &quot;leaf&quot;"> b<img src="https://example.org/a.png" title="t"></p>',
    ],
    ['a formula with its TeX', '<p>a <math display="block" alttext="\\sin(x)"><mi>x</mi></math></p>'],
    ['a drawing', '<p><svg viewBox="0 0 4 4"><path d="M0 0h4" stroke="red"></path></svg></p>'],
    ['tooltips', '<h2 title="a">b</h2><p title="c">d <span title="e">f <strong>g</strong></span></p>'],
    ['signs of HTML', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2 "so" &amp;lt;</p>'],
    ['a list that begins with another number', '<ol start="5"><li>a</li></ol><ol start="-1"><li>b</li></ol>'],
    ['the language of code', '<pre><code class="language-python">a</code></pre>'],
    ['the width of a picture', '<p><img src="text/a.png" alt="a" width="300"></p>'],
    [
      'the caption of a table',
      '<table><caption>a <strong>b</strong></caption><tbody><tr><td>c</td></tr></tbody></table>',
    ],
    ['nothing', ''],
  ])('%s are written as they were read', (_, html) => {
    expect(sanitise(html)).toBe(html)
    expect(rewritten(html)).toBe(html)
  })

  it.each([
    [
      'groups',
      '<dl><dt>t</dt><dd>d</dd></dl><details><summary>S</summary>More</details><div>Div text</div>Loose text',
      '<p>t</p><p>d</p><p>S</p><p>More</p><p>Div text</p><p>Loose text</p>',
    ],
    ['a group around blocks', '<section><div><p>a</p></div>b<dd><p>c</p></dd></section>', '<p>a</p><p>b</p><p>c</p>'],
    [
      'a class of code on its pre',
      '<pre class="language-c"><code>a</code></pre>',
      '<pre><code class="language-c">a</code></pre>',
    ],
    [
      'a width in a style',
      '<figure style="width:45%"><img src="a.png"></figure>',
      '<p><img src="a.png" width="45%"></p>',
    ],
    ['a caption without a table', '<table><caption>a</caption></table>', '<p>a</p>'],
    ['b and i', '<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
    ['text around blocks', 'a<p>b</p>c <em>d</em>', '<p>a</p><p>b</p><p>c <em>d</em></p>'],
    [
      'white space between blocks and lines',
      '<p>a\n  b</p>\n\n<ul>\n<li>c</li>\n</ul>',
      '<p>a b</p><ul><li>c</li></ul>',
    ],
    [
      'a mark around blocks',
      '<p>a</p><strong><h1>b</h1><p>c</p></strong>',
      '<p>a</p><h1><strong>b</strong></h1><p><strong>c</strong></p>',
    ],
    ['a picture alone', '<img src="text/a.png">', '<p><img src="text/a.png"></p>'],
    ['the break that fills a line', '<p>a<br></p>', '<p>a</p>'],
    ['a list directly in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['an item without list', '<li>a</li><li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
    ['pre without code', '<pre>a\nb\n</pre>', '<pre><code>a\nb</code></pre>'],
    [
      'rows of different lengths',
      '<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>',
      '<table><tbody><tr><td>a</td><td></td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    ],
    [
      'spans that reach out of the table',
      '<table><tr><td rowspan="9">a</td><td>b</td></tr></table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    [
      'a row without cells',
      '<table><tr><td rowspan="3">a</td><td>b</td></tr><tr></tr><tr><td>c</td></tr></table>',
      '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    ['a link without address', '<p><a>a</a></p>', '<p>a</p>'],
    ['only white space', ' <p> </p>\n', ''],
  ])('%s take the one form that means the same', (_, html, expected) => {
    expect(rewritten(html)).toBe(expected)
  })

  it('the texts of the seeded cards are written as they were read', () => {
    const bodies = cards.flatMap((card) => ('body' in card && typeof card.body === 'string' ? card.body : []))
    expect(bodies.length).toBeGreaterThan(10)
    for (const body of bodies) expect(rewritten(body)).toBe(oneSpelling(sanitise(body)))
  })

  it('a document has a place for the caret behind a last table, which is not saved', () => {
    const blocks = htmlToBlocks('<table><tr><td>a</td></tr></table>')
    expect(blocks.map(({ type }) => type)).toEqual(['table', 'paragraph'])
    expect(htmlToBlocks('')).toEqual([{ type: 'paragraph', children: [{ text: '' }] }])
  })

  it('a text of 3,000 paragraphs is read whole; one over the limit is marked as truncated', () => {
    const paragraphs = '<p>Plants make food.</p>'.repeat(3000)
    expect(isTooLongToEdit(paragraphs)).toBe(false)
    expect(htmlToBlocks(paragraphs)).toHaveLength(3000)
    expect(isTooLongToEdit(paragraphs.repeat(5))).toBe(true)
    expect(isTooLongToEdit('<blockquote>'.repeat(70))).toBe(true)
  }, 60_000)

  it('a table of spans that would have millions of cells stays small', () => {
    const cell = '<td colspan="1000" rowspan="1000">a</td>'
    const blocks = htmlToBlocks(`<table>${`<tr>${cell.repeat(20)}</tr>`.repeat(50)}</table>`)
    expect(blocksToHtml(blocks).length).toBeLessThan(200_000)
  })
})
