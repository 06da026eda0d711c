// @vitest-environment jsdom

import { Editor, Transforms } from 'slate'
import { describe, expect, it } from 'vitest'
import { editorOf, htmlOf } from '@/testing/editorState'
import { insertRule, setBlock, toggleBlockquote, toggleList } from './blocks'
import { findMatches } from './find'
import { htmlToBlocks } from './htmlToBlocks'
import { insertImage, insertMath, isDisplayMath, texOf, updateMath } from './inlines'
import { currentLink, insertLink, removeLink, toAddress } from './links'
import { clearMarks, isMarkActive, toggleMark } from './marks'
import { renderMath } from './renderMath'
import { is } from './schema'
import type { HeartboardEditor } from './types'
import { countWords } from './wordCount'

const link = (text: string, href = 'https://example.org') =>
  `<a href="${href}" target="_blank" rel="noopener">${text}</a>`

const commands: Record<string, (editor: HeartboardEditor) => void> = {
  bold: (editor) => toggleMark(editor, 'bold'),
  sup: (editor) => toggleMark(editor, 'sup'),
  code: (editor) => toggleMark(editor, 'code'),
  'clear marks': clearMarks,
  paragraph: (editor) => setBlock(editor, { type: 'paragraph' }),
  'heading 2': (editor) => setBlock(editor, { type: 'heading', level: 2 }),
  'code block': (editor) => setBlock(editor, { type: 'code-block' }),
  quote: toggleBlockquote,
  bullets: (editor) => toggleList(editor, false),
  numbers: (editor) => toggleList(editor, true),
  line: insertRule,
  link: (editor) => insertLink(editor, 'https://example.org'),
  'link with text': (editor) => insertLink(editor, 'https://example.org', 'here'),
  'remove link': removeLink,
  picture: (editor) => insertImage(editor, { src: 'text/a.png', alt: 'A' }),
  formula: (editor) => insertMath(editor, '<math><mi onclick="x()">x</mi></math>'),
  'no formula': (editor) => insertMath(editor, '<img src=x onerror=alert(1)>'),
}

describe('commands', () => {
  it.each([
    ['bold', '<p>l[ea]f</p>', '<p>l<strong>[ea]</strong>f</p>'],
    ['bold', '<p><strong>l[ea]f</strong></p>', '<p><strong>l</strong>[ea]<strong>f</strong></p>'],
    ['sup', '<p>x<sub>[2]</sub></p>', '<p>x<sup>[2]</sup></p>'],
    ['code', '<pre><code>[a]</code></pre>', '<pre><code>[a]</code></pre>'],
    ['clear marks', '<p><strong>[a<em>b]</em></strong></p>', '<p>[ab]</p>'],
    ['heading 2', '<p>[a</p><h1>b]</h1>', '<h2>[a</h2><h2>b]</h2>'],
    ['paragraph', '<h1>a|</h1>', '<p>a|</p>'],
    ['code block', '<p><code>a</code> b|</p>', '<pre><code>a b|</code></pre>'],
    ['quote', '<p>[a</p><ul><li>b]</li></ul>', '<blockquote>[a<ul><li>b]</li></ul></blockquote>'],
    [
      'quote',
      '<blockquote><p>a</p><p>b|</p><p>c</p></blockquote>',
      '<blockquote>a</blockquote><p>b|</p><blockquote>c</blockquote>',
    ],
    ['bullets', '<p>[a</p><h1>b]</h1>', '<ul><li>[a</li><li>b]</li></ul>'],
    ['bullets', '<ul><li>a</li><li>b|</li><li>c</li></ul>', '<ul><li>a</li></ul><p>b|</p><ul><li>c</li></ul>'],
    ['numbers', '<ul><li>a</li><li>b|</li></ul>', '<ol><li>a</li><li>b|</li></ol>'],
    ['numbers', '<p>[a</p><ul><li>b]</li></ul>', '<ol><li>[a</li><li>b]</li></ol>'],
    ['bullets', '<blockquote><p>a|</p></blockquote>', '<blockquote><ul><li>a|</li></ul></blockquote>'],
    [
      'bullets',
      '<ul><li><table><tbody><tr><td>a|</td></tr></tbody></table></li></ul>',
      '<ul><li><table><tbody><tr><td><ul><li>a|</li></ul></td></tr></tbody></table></li></ul>',
    ],
    ['line', '<p>a|</p>', '<p>a</p><hr><p>|</p>'],
    ['link', '<p>a [b] c</p>', `<p>a ${link('[b]')} c</p>`],
    ['link', '<p>a <strong>[b</strong> c]</p>', `<p>a ${link('<strong>[b</strong> c]')}</p>`],
    ['link', '<p>a |</p>', `<p>a ${link('https://example.org')}|</p>`],
    ['link', `<p>${link('a|', 'https://old.example.org')}</p>`, `<p>${link('a|')}</p>`],
    ['link with text', '<p>a [b] c</p>', `<p>a ${link('here')}| c</p>`],
    ['link with text', `<p>${link('a|b')}</p>`, `<p>${link('here|')}</p>`],
    ['remove link', `<p>a ${link('b|')}</p>`, '<p>a b|</p>'],
    ['picture', '<p>a|b</p>', '<p>a<img src="text/a.png" alt="A">|b</p>'],
    ['picture', '<p>a[x]b</p>', '<p>a<img src="text/a.png" alt="A">|b</p>'],
    ['formula', '<p>a|b</p>', '<p>a<math><mi>x</mi></math>|b</p>'],
    ['no formula', '<p>a|b</p>', '<p>a|b</p>'],
  ])('%s in %s', (name, before, after) => {
    const editor = editorOf(before)
    commands[name]?.(editor)
    expect(htmlOf(editor)).toBe(after)
    editor.undo()
    expect(htmlOf(editor)).toBe(before)
  })

  it('a mark is active when all of the selection has it', () => {
    expect(isMarkActive(editorOf('<p><strong>a|</strong></p>'), 'bold')).toBe(true)
    expect(isMarkActive(editorOf('<p>a|</p>'), 'bold')).toBe(false)
  })

  it('text typed behind a link does not belong to it', () => {
    const editor = editorOf(`<p>${link('a')}</p>`)
    Transforms.select(editor, Editor.end(editor, [0, 1]))
    editor.insertText('b')
    expect(htmlOf(editor)).toBe(`<p>${link('a')}b|</p>`)
    expect(currentLink(editor)).toBeUndefined()
  })

  it.each([
    ['example.org/leaf', 'https://example.org/leaf'],
    ['http://example.org', 'http://example.org'],
    ['a@example.org', 'mailto:a@example.org'],
    ['a@example.org/', undefined],
    [`a@${'.'.repeat(50_000)}/`, undefined],
    ['tel:+60', 'tel:+60'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['two words.org', undefined],
    ['leaf', undefined],
    ['', undefined],
  ])('the address of %j is %j', (typed, address) => {
    expect(toAddress(typed)).toBe(address)
  })
})

describe('formulas', () => {
  const formulaOf = (tex: string, isBlock = false) => {
    const result = renderMath(tex, isBlock)
    return 'markup' in result ? result.markup : ''
  }

  it.each([
    'x^2',
    '\\frac{a}{b}',
    '\\sin(x)',
    '\\color{red} x < 1',
    '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
    '\\text{"leaf" -- daun}',
    '\\sum_{i=0}^{n} i',
  ])('%j is edited again after it was saved', (tex) => {
    const editor = editorOf('<p>|</p>')
    insertMath(editor, formulaOf(tex, true))
    const [saved] = htmlToBlocks(htmlOf(editor).replace('|', ''))
    const math = saved?.children.find(is('math'))
    expect(math && texOf(math)).toBe(tex)
    expect(math && isDisplayMath(math)).toBe(true)
  })

  it('colours survive without styles', () => {
    expect(formulaOf('\\color{red} x')).toMatch(/<mi mathcolor="#ff0000">x<\/mi>/)
  })

  it('the end of an HTML comment in TeX is broken up, so that the sanitiser keeps the TeX', () => {
    expect(texOf({ type: 'math', markup: formulaOf('[1]>0'), children: [{ text: '' }] })).toBe('[1] >0')
  })

  it.each(['\\foo', '\\href{javascript:alert(1)}{x}', '\\frac{a', 'x'.repeat(3000)])(
    '%j is refused with a reason',
    (tex) => {
      const result = renderMath(tex, false)
      expect('error' in result && result.error).toMatch(/\w/)
    },
  )

  it('a formula is replaced in its place', () => {
    const editor = editorOf('<p>a <math><mi>x</mi></math> b|</p>')
    updateMath(editor, [0, 1], formulaOf('y'))
    expect(htmlOf(editor)).toBe('<p>a <math alttext="y"><mi>y</mi></math> b|</p>')
  })
})

describe('find and count', () => {
  const text = htmlToBlocks(
    `<h1>Leaf</h1><p>A le<strong>af is a l</strong>eaf.</p><ul><li>LEAF&nbsp;one<img src="text/a.png">leaf</li></ul><table><tr><td>le</td><td>af</td></tr></table>`,
  )

  it('finds whatever the case, across marks, never across blocks', () => {
    expect(findMatches(text, 'leaf')).toEqual([
      { anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 0], offset: 4 } },
      { anchor: { path: [1, 0], offset: 2 }, focus: { path: [1, 1], offset: 2 } },
      { anchor: { path: [1, 1], offset: 8 }, focus: { path: [1, 2], offset: 3 } },
      { anchor: { path: [2, 0, 0, 0], offset: 0 }, focus: { path: [2, 0, 0, 0], offset: 4 } },
      { anchor: { path: [2, 0, 0, 2], offset: 0 }, focus: { path: [2, 0, 0, 2], offset: 4 } },
    ])
    expect(findMatches(text, 'leaf one')).toHaveLength(1)
    expect(findMatches(text, 'oneleaf')).toEqual([])
    expect(findMatches(text, ' ')).toEqual([])
    expect(findMatches(htmlToBlocks('<p>İ leaf</p>'), 'leaf')[0]?.anchor.offset).toBe(2)
  })

  it('at most 1,000 matches', () => {
    expect(findMatches(htmlToBlocks(`<p>${'a '.repeat(3000)}</p>`), 'a')).toHaveLength(1000)
  })

  it.each([
    ['<p>Plants make food.</p><h1>Daun</h1>', 4, 21],
    ['<p>le<strong>af</strong> one</p>', 2, 8],
    ['<ul><li>a</li><li>b<br>c</li></ul>', 3, 3],
    ['<p>leaf<img src="text/a.png">leaf</p>', 2, 9],
    ['<p>🌱</p>', 0, 1],
    ['', 0, 0],
  ])('%s has %i words and %i characters', (html, words, characters) => {
    expect(countWords(htmlToBlocks(html))).toEqual({ words, characters })
  })
})
