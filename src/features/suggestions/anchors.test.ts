// @vitest-environment jsdom
import fc from 'fast-check'
import { Editor } from 'slate'
import { describe, expect, test } from 'vitest'
import { blocksToHtml } from '@/editor/model/blocksToHtml'
import { createHeartboardEditor, resetEditor } from '@/editor/model/createHeartboardEditor'
import { htmlToBlocks } from '@/editor/model/htmlToBlocks'
import { tagPassages } from '@mocks/ai/suggestions/passages'
import cards from '../../../fixtures/seed/cards.json'
import { findAnchors, readAnchors } from './anchors'

const editorOf = (html: string) => {
  const editor = createHeartboardEditor()
  resetEditor(editor, htmlToBlocks(html))
  return editor
}

/** Returns the text that each letter's range covers in a document. */
function wordsAt(html: string, tagged: string): Record<string, string> {
  const editor = editorOf(html)
  const ranges = Object.entries(findAnchors(editor.children, readAnchors(tagged)))
  return Object.fromEntries(ranges.map(([heart, range]) => [heart, Editor.string(editor, range)]))
}

const mark = (heart: string, words: string) => `<span data-suggestion="${heart}">${words}</span>`

describe('a mark is found in the document', () => {
  test.each([
    ['in a sentence', '<p>One. Two two. Three.</p>', `<p>One. ${mark('H', 'Two two.')} Three.</p>`, { H: 'Two two.' }],
    [
      'around marked words',
      '<p>A <strong>big</strong> cat</p>',
      `<p>${mark('E', 'A <strong>big</strong>')} cat</p>`,
      { E: 'A big' },
    ],
    ['after a line break', '<p>One<br>two</p>', `<p>One<br>${mark('A', 'two')}</p>`, { A: 'two' }],
    [
      'after a formula',
      '<p><math><mi>x</mi></math> is large</p>',
      `<p><math><mi>x</mi></math> ${mark('R', 'is large')}</p>`,
      { R: 'is large' },
    ],
    [
      'in a list',
      '<ul><li>One</li><li>Two</li></ul>',
      `<ul><li>One</li><li>${mark('T', 'Two')}</li></ul>`,
      { T: 'Two' },
    ],
    [
      'of two letters',
      '<p>One. Two.</p>',
      `<p>${mark('H', 'One.')} ${mark('E', 'Two.')}</p>`,
      { H: 'One.', E: 'Two.' },
    ],
    [
      'though white space was written otherwise',
      '<p>One&nbsp; two.</p><p>Three.</p>',
      `<p>One two.</p>\n<p>${mark('H', 'Three.')}</p>`,
      { H: 'Three.' },
    ],
    [
      'of a letter that comes twice, at the first',
      '<p>One. Two.</p>',
      `<p>${mark('H', 'One.')} ${mark('H', 'Two.')}</p>`,
      { H: 'One.' },
    ],
    ['not of another name', '<p>One.</p>', `<p>${mark('X', 'One.')}</p>`, {}],
    ['not around nothing', '<p>One.</p>', `<p>One.${mark('H', ' ')}</p>`, {}],
    ['not in markup that is none', '<p>One.</p>', '<p>One.</p><span data-suggestion="H', {}],
  ])('%s', (_, html, tagged, expected) => {
    expect(wordsAt(html, tagged)).toEqual(expected)
  })
})

test('a text that was edited after tagging keeps the marks whose words still exist', () => {
  const tagged = `<p>${mark('H', 'One one.')} ${mark('E', 'Two two.')}</p>`
  expect(wordsAt('<p>New words. One one.</p>', tagged)).toEqual({ H: 'One one.' })
})

test('nothing of a tagged text is executed', () => {
  readAnchors(
    `<img src="x" onerror="globalThis.isHacked = true"><script>globalThis.isHacked = true</script>${mark('H', 'One')}`,
  )
  expect(globalThis).not.toHaveProperty('isHacked')
})

const bodies = cards.flatMap(({ title, type, body }) =>
  type === 'text' && typeof body === 'string' ? [{ title, body }] : [],
)

test.each(bodies)('$title: every mark of the server is found, and the text has none', ({ body }) => {
  const html = blocksToHtml(htmlToBlocks(body))
  const tagged = tagPassages(html) ?? ''
  const letters = [...tagged.matchAll(/data-suggestion="(\w)">(.*?)<\/span>/g)]
  const found = wordsAt(html, tagged)
  expect(new Set(Object.keys(found))).toEqual(new Set(letters.map(([, heart]) => heart)))
  expect(blocksToHtml(htmlToBlocks(tagged))).toBe(html)
})

test('marks that stand anywhere never throw', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    'One two. ',
    '&nbsp;',
    '<span data-suggestion="H">',
    '<span data-suggestion="T">',
    '</span>',
    '<br>',
    '<svg>',
    '</svg>',
    '<li>',
  )
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), (text, tagged) => {
      const editor = editorOf(text.join(''))
      for (const range of Object.values(findAnchors(editor.children, readAnchors(tagged.join('')))))
        expect(Editor.string(editor, range).trim()).not.toBe('')
    }),
  )
})
