import { Editor, Node, type Point, Range, Transforms } from 'slate'
import { blocksToHtml } from '@/editor/model/blocksToHtml'
import { createHeartboardEditor } from '@/editor/model/createHeartboardEditor'
import { htmlToBlocks } from '@/editor/model/htmlToBlocks'
import type { HeartboardEditor } from '@/editor/model/types'

/** Creates an editor from HTML, in which `|` is the caret and `[…]` the selection. */

export function editorOf(html: string): HeartboardEditor {
  const editor = createHeartboardEditor()
  editor.children = htmlToBlocks(html)
  const points = ['|', '[', ']'].map((marker) => takeMarker(editor, marker))
  const [caret, anchor, focus] = points
  editor.selection = caret ? { anchor: caret, focus: caret } : anchor && focus ? { anchor, focus } : null
  return editor
}

/** Removes a marker from the texts. Returns its point, or undefined if there is no such marker. */
function takeMarker(editor: HeartboardEditor, marker: string): Point | undefined {
  for (const [node, path] of Node.texts(editor)) {
    const offset = node.text.indexOf(marker)
    if (offset < 0) continue
    editor.withoutHistory(() => Transforms.delete(editor, { at: { path, offset }, distance: 1, unit: 'character' }))
    editor.operations = []
    return nearest(editor, { path, offset })
  }
  return undefined
}

/**
 * Returns a valid point for a marker, because Slate may merge the text node of a removed marker into the previous text.
 */
function nearest(editor: HeartboardEditor, point: Point): Point {
  const isThere =
    Editor.hasPath(editor, point.path) && Node.string(Editor.node(editor, point.path)[0]).length >= point.offset
  if (isThere) return point
  const path = [...point.path.slice(0, -1), (point.path.at(-1) ?? 1) - 1]
  return Editor.end(editor, path)
}

export function htmlOf(editor: HeartboardEditor): string {
  const { selection } = editor
  const copy = createHeartboardEditor()
  copy.children = structuredClone(editor.children)
  if (selection) {
    const [start, end] = Range.edges(selection)
    const markers = Range.isCollapsed(selection)
      ? [[end, '|'] as const]
      : ([
          [end, ']'],
          [start, '['],
        ] as const)
    for (const [at, text] of markers) Transforms.insertText(copy, text, { at, voids: true })
  }
  return blocksToHtml(copy.children)
}

/** Types character by character, as key presses do. After each, Slate calls `onChange` in a microtask. */
export async function type(editor: HeartboardEditor, text: string): Promise<void> {
  for (const character of text) {
    if (character === '\n') editor.insertBreak()
    else editor.insertText(character)
    await Promise.resolve()
  }
}

/** Returns the DataTransfer of a paste or drop. `data` maps media types to texts. */
export function dataOf(data: Readonly<Record<string, string>>): DataTransfer {
  const transfer = {
    data: { ...data },
    getData: (format: string) => transfer.data[format] ?? '',
    setData: (format: string, value: string) => {
      transfer.data[format] = value
    },
  }
  return transfer as unknown as DataTransfer
}
