// @vitest-environment jsdom

import { Editor, Node, type Point, Transforms } from 'slate'
import { expect, test } from 'vitest'
import { createHeartboardEditor, resetEditor } from '../../model/createHeartboardEditor'
import { htmlToBlocks } from '../../model/htmlToBlocks'
import { contextAt } from '../bars/contextAt'
import { slashQueryAt } from '../slash/slashQuery'
import { activeTools } from '../toolbar/useActiveTools'

/** Creates an editor from HTML with its caret at the `|`, or its selection between two `|`. */
function editorAt(html: string): Editor {
  const editor = createHeartboardEditor()
  resetEditor(editor, htmlToBlocks(html))
  const marked: Point[] = []
  for (const [text, path] of Node.texts(editor)) {
    let removed = 0
    for (const { index } of text.text.matchAll(/\|/g)) {
      marked.push({ path, offset: index - removed })
      removed += 1
    }
  }
  for (const { path, offset } of marked) {
    Transforms.delete(editor, { at: { path, offset }, unit: 'character' })
  }
  const [anchor, focus = anchor] = marked
  if (anchor && focus) Transforms.select(editor, { anchor, focus })
  return editor
}

test.each([
  ['<p>/|</p>', ''],
  ['<p>Look: /ta|</p>', 'ta'],
  ['<p>/heading 2|</p>', 'heading 2'],
  ['<p>Look: <strong>/ta|</strong></p>', 'ta'],
  ['<ul><li>/jadual|</li></ul>', 'jadual'],
  ['<p>1/2|</p>', undefined],
  ['<p>/ta, and more|</p>', undefined],
  ['<p>/| ta</p>', ''],
  ['<p>|/ta</p>', undefined],
  ['<p>|/t|a</p>', undefined],
  ['<pre>/ta|</pre>', undefined],
  ['<p><code>/ta|</code></p>', undefined],
])("the '/' menu of %s searches for %j", (html, query) => {
  expect(slashQueryAt(editorAt(html))?.query).toBe(query)
})

test.each([
  ['<p>Words|</p>', undefined],
  ['<p>|Words|</p>', 'selection'],
  ['<p>Words|  |</p>', undefined],
  ['<pre>|Words|</pre>', undefined],
  ['<p><a href="https://example.org">wo|rds</a></p>', 'link'],
  ['<p><a href="https://example.org">|words|</a></p>', 'selection'],
  ['<table><tbody><tr><td>wo|rds</td></tr></tbody></table>', 'table'],
  ['<table><tbody><tr><td><a href="https://example.org">wo|rds</a></td></tr></tbody></table>', 'link'],
])('the bar at %s is of kind %s', (html, kind) => {
  expect(contextAt(editorAt(html))?.kind).toBe(kind)
})

test('a selected picture is the context, also in a table', () => {
  const editor = createHeartboardEditor()
  resetEditor(editor, htmlToBlocks('<table><tbody><tr><td><img src="text/a.png" alt="A"></td></tr></tbody></table>'))
  const [picture] = Editor.nodes(editor, { at: [], match: (node) => Node.isElement(node) && node.type === 'image' })
  Transforms.select(editor, picture?.[1] ?? [])
  Transforms.collapse(editor)
  expect(contextAt(editor)).toMatchObject({ kind: 'void', entry: [{ type: 'image', src: 'text/a.png' }, picture?.[1]] })
})

test.each([
  ['<p>Wo|rds</p>', ['paragraph']],
  ['<h3><strong><em>Wo|rds</em></strong></h3>', ['bold', 'italic', 'heading3']],
  ['<ul><li>One<ol><li>Wo|rds</li></ol></li></ul>', ['paragraph', 'numberedList']],
  ['<blockquote><p><a href="https://example.org">wo|rds</a></p></blockquote>', ['link', 'paragraph', 'quote']],
  ['<pre>wo|rds</pre>', ['codeBlock']],
  ['<p>H<sub>2|</sub>O</p>', ['sub', 'paragraph']],
])('the tools that are on at %s are %j', (html, active) => {
  expect(activeTools(editorAt(html))).toEqual(active)
})
