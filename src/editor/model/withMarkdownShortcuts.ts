import { Editor, Node, type NodeEntry, Path, Range, Transforms } from 'slate'
import { ReactEditor } from 'slate-react'
import { joinTexts, pointAt, textsOf } from './blockText'
import { currentTextBlock, insertRule, setBlock, toggleBlockquote, toggleList } from './blocks'
import { isAndroid } from './isAndroid'
import { is } from './schema'
import type { HeadingLevel, HeartboardEditor, Mark, TextBlockElement } from './types'

type BlockShortcut = { pattern: RegExp; apply: (editor: HeartboardEditor, match: string) => void }

/**
 * Block formats by the sign that the user types at the start of a paragraph. The space after the sign applies the
 * format.
 */
const BLOCKS: readonly BlockShortcut[] = [
  {
    pattern: /^#{1,5}$/,
    apply: (editor, { length }) => setBlock(editor, { type: 'heading', level: length as HeadingLevel }),
  },
  { pattern: /^[-*+]$/, apply: (editor) => toggleList(editor, false) },
  { pattern: /^1[.)]$/, apply: (editor) => toggleList(editor, true) },
  { pattern: /^>$/, apply: toggleBlockquote },
  { pattern: /^```$/, apply: (editor) => setBlock(editor, { type: 'code-block' }) },
]

/**
 * Marks by fence, longer fences first. A fence directly after a letter or digit does not count, so `2*3*4` stays as it
 * is.
 */
const MARKS: readonly { fence: string; mark: Mark }[] = [
  { fence: '**', mark: 'bold' },
  { fence: '__', mark: 'bold' },
  { fence: '~~', mark: 'strikethrough' },
  { fence: '*', mark: 'italic' },
  { fence: '_', mark: 'italic' },
  { fence: '`', mark: 'code' },
]

export const FENCES: ReadonlyMap<string, Mark> = new Map(MARKS.map(({ fence, mark }) => [fence, mark]))

/** Turns typed Markdown into formats. One undo restores the typed characters. */
export function withMarkdownShortcuts(editor: HeartboardEditor): HeartboardEditor {
  const { insertText, insertBreak } = editor
  editor.insertText = (text, options) => {
    insertText(text, options)
    // Only the last character counts, because a key inserts one character but a phone's keyboard a whole word.
    if (options?.at === undefined && !isBeingComposed(editor)) applyShortcut(editor, text.at(-1))
  }
  editor.insertBreak = () => {
    const current = caretParagraph(editor)
    if (current && textBefore(editor, current) === '```' && Node.string(current[0]) === '```') {
      applyBlock(editor, current, '```')
    } else {
      insertBreak()
    }
  }
  return editor
}

/**
 * True during a composition on Android. There each key replaces the whole composed text, so a format applied meanwhile
 * would duplicate the text.
 */
const isBeingComposed = (editor: HeartboardEditor) => isAndroid() && ReactEditor.isComposing(editor)

function caretParagraph(editor: HeartboardEditor): NodeEntry<TextBlockElement> | undefined {
  if (!editor.selection || Range.isExpanded(editor.selection)) return undefined
  const current = currentTextBlock(editor)
  return current?.[0].type === 'code-block' ? undefined : current
}

/** Returns the text of a block up to the caret. A picture is one character. */
function textBefore(editor: HeartboardEditor, [block, path]: NodeEntry<TextBlockElement>): string {
  const caret = editor.selection?.anchor
  const texts = textsOf(block, path)
  const own = texts.find((text) => caret && Path.equals(text.path, caret.path))
  return own && caret ? joinTexts(texts).slice(0, own.start + caret.offset) : ''
}

function applyShortcut(editor: HeartboardEditor, typed: string | undefined) {
  if (!typed || !' -*_~`'.includes(typed)) return
  const current = caretParagraph(editor)
  if (!current) return
  const before = textBefore(editor, current)
  if (typed === ' ') applyBlock(editor, current, before.slice(0, -1))
  else if (before === '---' && Node.string(current[0]) === '---' && current[0].type === 'paragraph')
    applyRule(editor, current[1])
  else if (typed !== '-') applyMark(editor, current, before)
}

function applyBlock(editor: HeartboardEditor, [block, path]: NodeEntry<TextBlockElement>, marker: string) {
  const shortcut = BLOCKS.find(({ pattern }) => pattern.test(marker))
  if (!shortcut || block.type !== 'paragraph' || !isFree(editor, path, marker)) return
  editor.beginStep()
  Editor.withoutNormalizing(editor, () => {
    deleteBefore(editor, path)
    shortcut.apply(editor, marker)
  })
}

/** False for the sign of a list or quotation inside another list or quotation, where it has no effect. */
function isFree(editor: HeartboardEditor, path: Path, marker: string): boolean {
  if (marker.startsWith('#') || marker === '```') return true
  const [parent] = Editor.parent(editor, path)
  return !is('list-item')(parent) && !is('blockquote')(parent)
}

function deleteBefore(editor: HeartboardEditor, path: Path) {
  if (!editor.selection) return
  Transforms.delete(editor, { at: { anchor: Editor.start(editor, path), focus: editor.selection.anchor } })
}

function applyRule(editor: HeartboardEditor, path: Path) {
  editor.beginStep()
  Editor.withoutNormalizing(editor, () => {
    deleteBefore(editor, path)
    insertRule(editor)
  })
}

/** Returns the offset of the opening fence in the text before the caret, if that text ends with the closing fence. */
function findFence(before: string, fence: string): number | undefined {
  if (!before.endsWith(fence)) return undefined
  const inner = before.slice(0, -fence.length)
  const at = inner.lastIndexOf(fence)
  const content = inner.slice(at + fence.length)
  const outside = before[at - 1]
  if (at < 0 || content.trim() === '' || content !== content.trim()) return undefined
  // An opening fence after a word, or as part of a longer fence, does not start a mark.
  if (outside !== undefined && (/[\p{L}\p{N}]/u.test(outside) || fence.includes(outside))) return undefined
  return content.startsWith(fence.charAt(0)) || content.includes('\n') ? undefined : at
}

function applyMark(editor: HeartboardEditor, [block, path]: NodeEntry<TextBlockElement>, before: string) {
  const texts = textsOf(block, path)
  const rangeOf = (from: number, to: number): Range | undefined => {
    const anchor = pointAt(texts, from, 'start')
    const focus = pointAt(texts, to, 'end')
    return anchor && focus && { anchor, focus }
  }
  for (const { fence, mark } of MARKS) {
    const start = findFence(before, fence)
    if (start === undefined) continue
    const end = before.length - fence.length
    const opening = rangeOf(start, start + fence.length)
    const content = rangeOf(start + fence.length, end)
    const closing = rangeOf(end, before.length)
    if (!opening || !content || !closing) return
    editor.beginStep()
    Editor.withoutNormalizing(editor, () => {
      const contentRef = Editor.rangeRef(editor, content, { affinity: 'inward' })
      Transforms.delete(editor, { at: closing })
      Transforms.delete(editor, { at: opening })
      const at = contentRef.unref()
      if (at) Transforms.setNodes(editor, { [mark]: true }, { at, match: Node.isText, split: true })
    })
    // Text typed after the closing fence must not have the mark.
    Editor.removeMark(editor, mark)
    return
  }
}
