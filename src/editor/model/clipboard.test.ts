// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataOf, editorOf, htmlOf } from '@/testing/editorState'
import { blocksToHtml } from './blocksToHtml'
import { clipboardToBlocks } from './clipboardToBlocks'
import { textToBlocks } from './textToBlocks'

const fixture = (name: string) => readFileSync(resolve(import.meta.dirname, 'clipboard', `${name}.html`), 'utf8')
const pasted = (html: string) => blocksToHtml(clipboardToBlocks(html))
const link = (href: string, text: string) => `<a href="${href}" target="_blank" rel="noopener">${text}</a>`

function paste(before: string, data: Record<string, string>): string {
  const editor = editorOf(before)
  editor.insertData(dataOf(data))
  return htmlOf(editor)
}
const pasteHtml = (before: string, html: string) => paste(before, { 'text/html': html, 'text/plain': 'plain' })
const pasteText = (before: string, text: string) => paste(before, { 'text/plain': text })

describe('HTML from other programs', () => {
  it('Word: title, headings, marks, lists, links and tables stay; styles, empty marks and pictures of the disk go', () => {
    expect(pasted(fixture('word'))).toBe(
      [
        '<h1>The Leaf</h1><h1>What a leaf does</h1>',
        '<p>A leaf makes <strong>food</strong> from <em>light</em>, H<sub>2</sub>O and CO<sub>2</sub>.</p><p><br></p>',
        `<ul><li>Sun<ul><li>Light</li></ul></li><li>Water</li></ul><ol><li>Read ${link('https://example.org/leaf', 'about it')}</li></ol>`,
        '<table><tbody><tr><td><p><strong>Part</strong></p></td><td colspan="2"><p>Colour</p></td></tr>',
        '<tr><td><p>Leaf</p></td><td><p>green</p></td><td><p><br></p></td></tr></tbody></table>',
      ].join(''),
    )
  })

  it('Google Docs: its bold wrapper is nothing; marks of styles, nested lists and tables stay', () => {
    expect(pasted(fixture('googleDocs'))).toBe(
      [
        '<h2>The Leaf</h2>',
        `<p>A leaf makes <strong>food</strong> from <em>light</em><s>dark</s><sup>2</sup> and ${link('https://example.org/water', 'water')}</p><p><br></p>`,
        '<ul><li>Sun<ul><li>Light</li></ul></li><li>Water</li></ul>',
        '<table><tbody><tr><td><p>Leaf</p></td><td><p>green</p></td></tr></tbody></table>',
      ].join(''),
    )
  })

  it('a web page: groups become lines, relative links become text, formulas keep their TeX, nothing runs', () => {
    expect(pasted(fixture('webPage'))).toBe(
      [
        `<h1>The Leaf</h1><p>First line</p><p>Second <strong>line</strong></p><p>A leaf and a ${link('https://example.org/tree', 'tree')}.</p>`,
        '<p><img src="https://example.org/leaf.jpg" alt="A leaf"></p><p>A green leaf</p><p>Root</p><p>below</p>',
        '<p>Before</p><ul><li>one</li><li>two</li></ul><p>after</p><p>More</p><p>hidden words</p>',
        '<pre><code>if (a) {\n  b()\n}</code></pre>',
        '<p>Area <math xmlns="http://www.w3.org/1998/Math/MathML" alttext="r^2"><msup><mi>r</mi><mn>2</mn></msup></math></p>',
      ].join(''),
    )
  })

  it('mail: lines, lists and quotations', () => {
    expect(pasted(fixture('mail'))).toBe(
      [
        '<p>Hello class,</p><p><br></p><p>bring a <strong>leaf</strong> tomorrow.</p><p><br></p>',
        '<ol><li>Wash it</li><li>Press it</li></ol><blockquote><p>See you</p></blockquote>',
        `<p>${link('mailto:aina@example.org', 'aina@example.org')}</p>`,
      ].join(''),
    )
  })

  it('a spreadsheet: its cells are a table', () => {
    expect(pasted(fixture('spreadsheet'))).toBe(
      '<table><tbody><tr><td>Plant</td><td>Height</td></tr><tr><td>Bean</td><td>12</td></tr></tbody></table>',
    )
  })
})

describe('the allow list', () => {
  it.each([
    [
      'tags outside of the list are removed, their words kept',
      '<p>a <mark>b</mark> <blink>c</blink></p><script>x()</script>',
      '<p>a b c</p>',
    ],
    [
      'attributes outside of the list are removed',
      '<p class="x" data-y="1" onclick="z()" title="t">a</p>',
      '<p title="t">a</p>',
    ],
    [
      'formulas are kept',
      '<p><math><mfrac><mn>1</mn><mi>x</mi></mfrac></math></p>',
      '<p><math><mfrac><mn>1</mn><mi>x</mi></mfrac></math></p>',
    ],
    [
      'drawings are kept',
      '<p><svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg></p>',
      '<p><svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg></p>',
    ],
    ['styles are removed', '<style>p{color:red}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['ids are removed', '<p id="root">a</p><svg><g id="b"></g></svg>', '<p>a</p><p><svg><g></g></svg></p>'],
    ['directions are removed', '<p dir="rtl">a</p>', '<p>a</p>'],
  ])('of pasted text: %s', (_, html, expected) => {
    expect(pasted(html)).toBe(expected)
  })
})

describe('paste', () => {
  it.each([
    ['into a text', '<p>a|d</p>', '<b>b</b>c', '<p>a<strong>b</strong>c|d</p>'],
    ['over a selection', '<p>a[x]d</p>', '<p>b</p>', '<p>ab|d</p>'],
    ['of blocks into a text', '<p>a|z</p>', '<p>b</p><h1>c</h1><p>y</p>', '<p>ab</p><h1>c</h1><p>y|z</p>'],
    ['of a heading behind a text', '<p>a|</p>', '<h1>c</h1>', '<p>a</p><h1>c|</h1>'],
    ['into an empty paragraph', '<p>a</p><p>|</p>', '<h1>c</h1>', '<p>a</p><h1>c|</h1>'],
    ['of words into an empty heading', '<h1>|</h1><p>b</p>', '<p>a</p>', '<h1>a|</h1><p>b</p>'],
    [
      'of a table between texts',
      '<p>a|z</p>',
      '<table><tr><td>b</td></tr></table>',
      '<p>a</p><table><tbody><tr><td>b|</td></tr></tbody></table><p>z</p>',
    ],
    [
      'of lines between items',
      '<ul><li>a|</li><li>z</li></ul>',
      '<p>b</p><p>c</p>',
      '<ul><li>ab</li><li>c|</li><li>z</li></ul>',
    ],
    [
      'of items into an item',
      '<ul><li>a|y</li></ul>',
      '<ol><li>b</li><li>c</li></ol>',
      '<ul><li>ab</li><li>c|</li><li>y</li></ul>',
    ],
    [
      'of items into an empty item',
      '<ul><li>a</li><li>|</li></ul>',
      '<ul><li>b</li><li>c</li></ul>',
      '<ul><li>a</li><li>b</li><li>c|</li></ul>',
    ],
    [
      'into a cell',
      '<table><tbody><tr><td>a|</td><td>b</td></tr></tbody></table>',
      '<p>x</p><p>y</p>',
      '<table><tbody><tr><td><p>ax</p><p>y|</p></td><td>b</td></tr></tbody></table>',
    ],
    ['of HTML into code is its text', '<pre><code>a|</code></pre>', '<b>b</b>', '<pre><code>aplain|</code></pre>'],
    ['of nothing that can be shown is its text', '<p>a|</p>', '<style>p{}</style>', '<p>aplain|</p>'],
  ])('%s', (_, before, html, after) => {
    expect(pasteHtml(before, html)).toBe(after)
  })

  it.each([
    ['lines become paragraphs', '<p>a|z</p>', 'b\r\nc\n', '<p>ab</p><p>c|z</p>'],
    ['lines stay lines in code', '<pre><code>a|</code></pre>', 'b\n\tc', '<pre><code>ab\n\tc|</code></pre>'],
    ['signs of HTML stay', '<p>|</p>', '<b>x</b> y', '<p>&lt;b&gt;x&lt;/b&gt; y|</p>'],
    [
      'marks of Markdown become marks',
      '<p>a |</p>',
      '**b _c_** ~~d~~ `e*f*` 2*3*4 snake_case_name * g *',
      '<p>a <strong>b <em>c</em></strong> <s>d</s> <code>e*f*</code> 2*3*4 snake_case_name * g *|</p>',
    ],
    [
      'links of Markdown become links, but no script',
      '<p>|</p>',
      'see [**a** leaf](https://example.org) and [b](javascript:x)',
      `<p>see ${link('https://example.org', '**a** leaf')} and [b](javascript:x)|</p>`,
    ],
    [
      'headings, quotations, rules and code of Markdown become blocks, without the empty lines around them',
      '<p>|</p>',
      '# A\n\nb\n\nc\n> d\n> ## e\n---\n```python\nif a:\n\t**b**\n```\nend',
      '<h1>A</h1><p>b</p><p><br></p><p>c</p><blockquote>d<h2>e</h2></blockquote><hr><pre><code class="language-python">if a:\n\t**b**</code></pre><p>end|</p>',
    ],
    [
      'lists of Markdown become lists',
      '<p>|</p>',
      '- a\n  1. b\n  2. c\n- d\n\n3) e\n4) f',
      '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><ol start="3"><li>e</li><li>f|</li></ol>',
    ],
    [
      'lines with tabs become a table',
      '<p>a|</p>',
      'Plant\tHeight\nBean\t**12**\nPea\n',
      '<p>a</p><table><tbody><tr><td>Plant</td><td>Height</td></tr><tr><td>Bean</td><td><strong>12</strong></td></tr></tbody></table><p>Pea|</p>',
    ],
    [
      'a line within a text stays one, with its marks',
      '<p>May |z</p>',
      '3. **b**\tc',
      '<p>May 3. <strong>b</strong> c|z</p>',
    ],
    ['a tab at the beginning of a line is a space', '<p>|</p>', '\ta\n\tb', '<p>&nbsp;a</p><p>&nbsp;b|</p>'],
    [
      'tabs within a cell are spaces',
      '<table><tbody><tr><td>|</td></tr></tbody></table>',
      'a\tb',
      '<table><tbody><tr><td>a b|</td></tr></tbody></table>',
    ],
    [
      'an address becomes a link',
      '<p>|</p>',
      'https://example.org',
      `<p>${link('https://example.org', 'https://example.org')}|</p>`,
    ],
    [
      'an address over a text links it',
      '<p>a [leaf]</p>',
      'https://example.org',
      `<p>a ${link('https://example.org', 'leaf')}|</p>`,
    ],
    ['MathML becomes a formula', '<p>a |</p>', '<math><mi>x</mi></math>', '<p>a <math><mi>x</mi></math>|</p>'],
  ])('as text: %s', (_, before, text, after) => {
    expect(pasteText(before, text)).toBe(after)
  })

  it('fragments of Slate are not read: neither their own type nor the attribute in HTML', () => {
    const fragment = btoa(encodeURIComponent(JSON.stringify([{ type: 'svg', markup: '<svg onload="alert(1)">' }])))
    expect(paste('<p>|</p>', { 'application/x-slate-fragment': fragment, 'text/plain': 'words' })).toBe('<p>words|</p>')
    expect(pasteHtml('<p>|</p>', `<p data-slate-fragment="${fragment}">words</p>`)).toBe('<p>words|</p>')
    expect(pasteHtml('<p>|</p>', '<p data-slate-fragment="%%%">words</p>')).toBe('<p>words|</p>')
  })

  it.each([
    '<style',
    '<!--',
    '<![',
    'data:',
    '<div>',
    '<b>',

    '<table><td colspan=99>',
  ])(
    'a megabyte of %s from the clipboard takes no long time',
    (piece) => {
      expect(pasted(piece.repeat(1_000_000 / piece.length)).length).toBeLessThan(2_000_000)
    },
    // Timeout in ms. Without the limits on pasted HTML, these inputs would take minutes to hours.
    60_000,
  )

  it.each(['a\n', '- a\n', '> ', '>\n', '```\n', '# ', '**a', '[a](', '`', '_a_ ', '\t', 'a\tb\n', '['])(
    'a quarter of a megabyte of %j as text takes no long time',
    (piece) => {
      const text = piece.repeat(250_000 / piece.length)
      expect(textToBlocks(text).length).toBeGreaterThan(0)
    },
    // Timeout in ms. With quadratic running time, these inputs would take minutes.
    5000,
  )

  it('500 long paragraphs arrive whole, and one undo takes them out', () => {
    const editor = editorOf('<p>a|</p>')
    const paragraph = `<p style="margin:0">${'Plants make their own food in the leaves. '.repeat(6)}</p>`
    editor.insertData(dataOf({ 'text/html': paragraph.repeat(500) }))
    expect(editor.children).toHaveLength(500)
    editor.undo()
    expect(htmlOf(editor)).toBe('<p>a|</p>')
  }, 60_000)
})

describe('copy', () => {
  const copied = (html: string) => {
    const data = dataOf({})
    editorOf(html).setFragmentData(data)
    return [data.getData('text/html'), data.getData('text/plain'), data.getData('application/x-slate-fragment')]
  }

  it.each([
    ['part of a heading is text', '<h1>a <strong>[b]</strong> c</h1>', '<p><strong>b</strong></p>', 'b'],
    ['a whole heading', '<h1>[a]</h1>', '<h1>a</h1>', 'a'],
    ['several blocks', '<h1>a[b</h1><p>c]d</p>', '<h1>b</h1><p>c</p>', 'b\nc'],
    ['the text of a cell', '<table><tbody><tr><td>[a]</td></tr></tbody></table>', '<p>a</p>', 'a'],
    [
      'cells',
      '<table><tbody><tr><td>[a</td><td>b]</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
      'a\tb',
    ],
    ['code', '<pre><code>a[b\nc]</code></pre>', '<pre><code>b\nc</code></pre>', 'b\nc'],
    ['nothing', '<p>a|</p>', '', ''],
  ])('%s goes out as HTML and text, without a fragment', (_, before, html, text) => {
    expect(copied(before)).toEqual([html, text, ''])
  })
})
