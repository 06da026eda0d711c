// @vitest-environment jsdom
import { Editor, type Range } from 'slate'
import { describe, expect, test } from 'vitest'
import { blocksToHtml } from './blocksToHtml'
import { createHeartboardEditor, resetEditor } from './createHeartboardEditor'
import { findMatches } from './find'
import { htmlToBlocks } from './htmlToBlocks'
import { applyPassage, passageInlines, previewPassage } from './passage'

function editorOf(html: string) {
  const editor = createHeartboardEditor()
  resetEditor(editor, htmlToBlocks(html))
  const rangeOf = (words: string): Range => {
    const [range] = findMatches(editor.children, words)
    if (!range) throw new Error(`The text has no "${words}".`)
    return range
  }
  return { editor, rangeOf, html: () => blocksToHtml(editor.children) }
}

const TEXT =
  '<p>Rain <em>falls</em>. It is wet. The <a href="https://a.my" target="_blank" rel="noopener">sun</a> is out.</p>'
const PASSAGE = 'All &amp; everything is <strong>very <em>wet</em></strong>.'

test('a passage that is cut anywhere has no half of a tag or an entity in it', () => {
  const texts = Array.from({ length: PASSAGE.length }, (_, cut) =>
    passageInlines(PASSAGE.slice(0, cut))
      .map((node) => ('text' in node ? node.text : ''))
      .join(''),
  )
  const whole = 'All & everything is very wet.'
  for (const [cut, text] of texts.entries()) expect(whole.startsWith(text.trimEnd()), PASSAGE.slice(0, cut)).toBe(true)
})

test('a preview is no step, and leaves the text as it was', () => {
  const { editor, rangeOf, html } = editorOf(TEXT)
  editor.insertNodes({ type: 'paragraph', children: [{ text: 'First step.' }] }, { at: [0] })
  const before = html()
  const neighbour = Editor.rangeRef(editor, rangeOf('is out.'))
  const preview = previewPassage(editor, rangeOf('It is wet.'))
  for (let cut = 0; cut <= PASSAGE.length; cut += 1) preview.show(PASSAGE.slice(0, cut))
  expect(html()).toContain('All &amp; everything is <strong>very <em>wet</em></strong>. The')
  preview.revert()
  expect(html()).toBe(before)
  expect(Editor.string(editor, neighbour.unref() as Range)).toBe('is out.')
  editor.undo()
  expect(html()).toBe(TEXT)
  expect(editor.canUndo()).toBe(false)
})

describe('applying', () => {
  test('is one step, and one undo restores the text', () => {
    const { editor, rangeOf, html } = editorOf(TEXT)
    applyPassage(editor, rangeOf('It is wet.'), PASSAGE, '')
    const applied = TEXT.replace('It is wet.', PASSAGE)
    expect(html()).toBe(applied)
    editor.undo()
    expect(html()).toBe(TEXT)
    editor.redo()
    expect(html()).toBe(applied)
  })

  test('adds at a point, with the space that the passage begins with', () => {
    const { editor, rangeOf, html } = editorOf(TEXT)
    const { focus } = rangeOf('It is wet.')
    applyPassage(editor, { anchor: focus, focus }, ' For example: boots.', '')
    expect(html()).toBe(TEXT.replace('It is wet.', 'It is wet. For example: boots.'))
  })

  test('replaces a passage across marks and links', () => {
    const { editor, rangeOf, html } = editorOf(TEXT)
    applyPassage(editor, rangeOf('falls. It is wet. The sun'), 'was', '')
    expect(html()).toBe('<p>Rain was is out.</p>')
  })

  test('takes the text of the server where it differs, in the same step; other blocks keep their elements', () => {
    const { editor, rangeOf, html } = editorOf(`<p>One.</p>${TEXT}<p>Two.</p>`)
    const [first] = editor.children
    const last = editor.children.at(-1)
    const body = '<p>One.</p><p>Rain falls. All is wet.</p><ul><li>New</li></ul><p>Two.</p>'
    applyPassage(editor, rangeOf('It is wet.'), 'All is wet.', body)
    expect(html()).toBe(body)
    expect(editor.children[0]).toBe(first)
    expect(editor.children.at(-1)).toBe(last)
    editor.undo()
    expect(html()).toBe(`<p>One.</p>${TEXT}<p>Two.</p>`)
    expect(editor.canUndo()).toBe(false)
  })
  test('somebody else’s words in other blocks are a separate step, which undoing the passage keeps', () => {
    const { editor, rangeOf, html } = editorOf(`<p>One.</p>${TEXT}<p>Two.</p>`)
    const elsewhere = (text: string) => `<p>New.</p><p>One.</p>${text}<p>Two.</p>`
    applyPassage(editor, rangeOf('It is wet.'), PASSAGE, elsewhere(TEXT.replace('It is wet.', PASSAGE)))
    expect(html()).toBe(elsewhere(TEXT.replace('It is wet.', PASSAGE)))
    editor.undo()
    expect(html()).toBe(elsewhere(TEXT))
    editor.undo()
    expect(html()).toBe(`<p>One.</p>${TEXT}<p>Two.</p>`)
  })
})
