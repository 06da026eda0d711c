// @vitest-environment jsdom

import fc from 'fast-check'
import { Editor, Node, type Point, Transforms } from 'slate'
import { expect, it } from 'vitest'
import { sanitise } from '@/lib/html/sanitise'
import { arbitraryDocument } from '@/testing/arbitraryDocument'
import { dataOf } from '@/testing/editorState'
import { insertRule, setBlock, toggleBlockquote, toggleList } from './blocks'
import { blocksToHtml } from './blocksToHtml'
import { createHeartboardEditor } from './createHeartboardEditor'
import { htmlToBlocks } from './htmlToBlocks'
import { insertImage, insertMath } from './inlines'
import { handleTab } from './keys'
import { insertLink, removeLink } from './links'
import { clearMarks, toggleMark } from './marks'
import * as tables from './tables'
import { marks, type HeartboardEditor } from './types'

const key = (name: string, shiftKey: boolean) => ({
  key: name,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey,
})
type Command = (editor: HeartboardEditor) => unknown
const commands: Record<string, Command> = {
  enter: (editor) => editor.insertBreak(),
  softBreak: (editor) => editor.insertSoftBreak(),
  backspace: (editor) => editor.deleteBackward('character'),
  deleteWord: (editor) => editor.deleteForward('word'),
  cut: (editor) => editor.deleteFragment(),
  type: (editor) => editor.insertText('leaf'),
  hash: (editor) => editor.insertText('# '),
  dash: (editor) => editor.insertText('- '),
  star: (editor) => editor.insertText('*a*'),
  tab: (editor) => handleTab(editor, key('Tab', false)),
  untab: (editor) => handleTab(editor, key('Tab', true)),
  ...Object.fromEntries(marks.map((mark): [string, Command] => [mark, (editor) => toggleMark(editor, mark)])),
  clear: clearMarks,
  heading: (editor) => setBlock(editor, { type: 'heading', level: 3 }),
  paragraph: (editor) => setBlock(editor, { type: 'paragraph' }),
  code: (editor) => setBlock(editor, { type: 'code-block' }),
  quote: toggleBlockquote,
  bullets: (editor) => toggleList(editor, false),
  numbers: (editor) => toggleList(editor, true),
  rule: insertRule,
  link: (editor) => insertLink(editor, 'https://example.org'),
  unlink: removeLink,
  image: (editor) => insertImage(editor, { src: 'text/a.png' }),
  math: (editor) => insertMath(editor, '<math><mi>x</mi></math>'),
  table: (editor) => tables.insertTable(editor, 2, 2),
  rowAbove: (editor) => tables.insertRow(editor, 'above'),
  rowBelow: (editor) => tables.insertRow(editor, 'below'),
  columnBefore: (editor) => tables.insertColumn(editor, 'before'),
  columnAfter: (editor) => tables.insertColumn(editor, 'after'),
  removeRow: tables.removeRow,
  removeColumn: tables.removeColumn,
  head: tables.toggleHeaderRow,
  paste: (editor) =>
    editor.insertData(dataOf({ 'text/html': '<p>a</p><ul><li>b</li></ul><table><tr><td>c</td></tr></table><p>d</p>' })),
  pasteWords: (editor) => editor.insertData(dataOf({ 'text/html': '<b>a</b> b' })),
  pasteText: (editor) => editor.insertData(dataOf({ 'text/plain': 'a\nb' })),
  undo: (editor) => editor.undo(),
  redo: (editor) => editor.redo(),
}

/** Returns a point in the document. `where` (0..1) selects the text, `offset` (0..1) the character in it. */
function pointAt(editor: HeartboardEditor, [where, offset]: readonly [number, number]): Point {
  const texts = [...Node.texts(editor)]
  const [node, path] = texts[Math.floor(where * texts.length)] ?? texts[0] ?? [{ text: '' }, []]
  return { path, offset: Math.floor(offset * (node.text.length + 1)) }
}

const share = fc.nat(999).map((value) => value / 1000)
const place = fc.tuple(share, share)
const step = fc.record({
  command: fc.constantFrom(...Object.keys(commands)),
  anchor: place,
  focus: fc.option(place),
  moves: fc.boolean(),
})

const valid = (editor: HeartboardEditor) => {
  const again = createHeartboardEditor()
  again.children = structuredClone(editor.children)
  Editor.normalize(again, { force: true })
  return again.children
}

it('after any edits the document is valid, survives HTML, and can be undone to its start', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, fc.array(step, { maxLength: 12 }), async (blocks, steps) => {
      const editor = createHeartboardEditor()
      editor.children = structuredClone(blocks)
      for (const { command, anchor, focus, moves } of steps) {
        if (moves || !editor.selection) {
          const from = pointAt(editor, anchor)
          Transforms.select(editor, { anchor: from, focus: focus ? pointAt(editor, focus) : from })
        }
        commands[command]?.(editor)
        await Promise.resolve()
        expect(valid(editor)).toEqual(editor.children)
        const { selection } = editor
        for (const point of selection ? [selection.anchor, selection.focus] : []) {
          expect(Node.get(editor, point.path)).toHaveProperty('text')
        }
      }
      const html = blocksToHtml(editor.children)
      expect(sanitise(html)).toBe(html)
      expect(blocksToHtml(htmlToBlocks(html))).toBe(html)
      while (editor.canUndo()) editor.undo()
      expect(editor.children).toEqual(blocks)
    }),
    { numRuns: process.env.FULL_TESTS ? 1000 : 50 },
  )
}, 120_000)
