// @vitest-environment jsdom

import fc from 'fast-check'
import { type Descendant, Editor, Node } from 'slate'
import { expect, it } from 'vitest'
import { sanitise } from '@/lib/html/sanitise'
import { arbitraryDocument } from '@/testing/arbitraryDocument'
import { blocksToHtml } from './blocksToHtml'
import { createHeartboardEditor } from './createHeartboardEditor'
import { htmlToBlocks } from './htmlToBlocks'

/** Everyday test runs use few cases, because one takes up to 0.2 s in jsdom. */
const numRuns = process.env.FULL_TESTS ? 300 : 50

/** Returns the document after the editor's normalisation, which does not change a valid document. */
function normalised(blocks: Descendant[]): Descendant[] {
  const editor = createHeartboardEditor()
  editor.children = structuredClone(blocks)
  Editor.normalize(editor, { force: true })
  return editor.children
}

it('a document comes back as it was from HTML, which is within the allow list', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      const html = blocksToHtml(blocks)
      expect(sanitise(html)).toBe(html)
      expect(htmlToBlocks(html)).toEqual(blocks)
    }),
    { numRuns },
  )
}, 60_000)

it('the editor leaves a document from HTML as it is', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      expect(normalised(blocks)).toEqual(blocks)
    }),
    { numRuns },
  )
}, 60_000)

const piece = fc.constantFrom(
  ...'p h1 h6 div b i strong em u s sub sup code span a ul ol li blockquote pre table thead tbody tr td th svg math details summary dl dt dd figure caption'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<a href="https://example.org">',
  '<a href="javascript:alert(1)">',
  '<ol start="3">',
  '<code class="language-js x">',
  '<img src="a.png" style="width: 45%">',
  '<td colspan="3">',
  '<td rowspan="9">',
  '<th colspan="99999" rowspan="0">',
  '<br>',
  '<hr>',
  '<img src="text/leaf.png" alt="Leaf">',
  '<img src=x onerror=alert(1)>',
  '<p title="Tip">',
  '<script>alert(1)</script>',
  '<style>p{}</style>',
  '<iframe src="https://example.org">',
  '<math><mi>x</mi></math>',
  '<svg><circle r="4"></circle></svg>',
  '<template>',
  '<select>',
  '<!--',
  '-->',
  ' ',
  '\n',
  '&nbsp;',
  '&lt;img src=x onerror=alert(1)&gt;',
  'leaf',
  'daun',
)
const markup = fc
  .array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string()), { maxLength: 20 })
  .map((all) => all.join(''))

/** Returns the visible characters without white space, because white space differs at block borders. */
const wordsOf = (html: string) => {
  const container = document.implementation.createHTMLDocument('').createElement('div')
  container.innerHTML = html
  return (container.textContent ?? '').replaceAll(/\s/g, '')
}
const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1

it('any markup becomes a valid document that keeps its words, pictures and formulas, and runs nothing', () => {
  fc.assert(
    fc.property(markup, (html) => {
      const clean = sanitise(html)
      const blocks = htmlToBlocks(html)
      expect(normalised(blocks)).toEqual(blocks)
      const written = blocksToHtml(blocks)
      expect(written).not.toMatch(/<(script|iframe|style|select|template)|<[^>]*\son\w+=|javascript:/i)
      expect(wordsOf(written)).toBe(wordsOf(clean))
      for (const tag of ['img', 'svg', 'math']) expect(count(written, tag)).toBe(count(clean, tag))
      expect(blocksToHtml(htmlToBlocks(written))).toBe(written)
      expect(sanitise(written)).toBe(written)
      expect([...Node.texts({ children: blocks } as Editor)].every(([{ text }]) => !text.includes('\r'))).toBe(true)
    }),
    { numRuns },
  )
}, 60_000)
