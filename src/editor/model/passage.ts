/**
 * Passages that an assistant writes into the text. A passage is inline content of one block, and one undo step
 * (D-0082).
 */
import { type Descendant, Editor, Operation, type Range, Transforms } from 'slate'
import { stripUnclosedMarkup } from '@/lib/html/unclosedMarkup'
import { blocksToHtml } from './blocksToHtml'
import { htmlToBlocks } from './htmlToBlocks'
import { isTextBlock } from './schema'
import type { BlockElement, HeartboardEditor, InlineNode } from './types'

/**
 * Returns the inline nodes of a passage, without its lists, quotations and tables.
 * @param html untrusted, possibly cut at any position. White space at the beginning is kept as one space
 */
export function passageInlines(html: string): InlineNode[] {
  const whole = stripUnclosedMarkup(html)
  const inlines = htmlToBlocks(whole).flatMap((block) => (isTextBlock(block) ? block.children : []))
  const isBlank = inlines.every((node) => 'text' in node && node.text === '')
  if (isBlank) return []
  return /^\s/.test(whole) ? [{ text: ' ' }, ...inlines] : inlines
}

/** Replaces a range with inline nodes. If the range is collapsed, inserts them there. */
function replaceInlines(editor: HeartboardEditor, range: Range, inlines: readonly InlineNode[]): void {
  Editor.withoutNormalizing(editor, () => {
    const start = Editor.pointRef(editor, Editor.start(editor, range), { affinity: 'backward' })
    if (Editor.string(editor, range, { voids: true }) !== '') Transforms.delete(editor, { at: range })
    const at = start.unref()
    if (at && inlines.length > 0) Transforms.insertNodes(editor, structuredClone([...inlines]), { at, select: false })
  })
}

type PassagePreview = {
  /**
   * Shows the passage received so far.
   * @param html the whole passage so far
   */
  show: (html: string) => void
  /** Restores the text from before the preview. */
  revert: () => void
}

/**
 * Shows a passage in place of a range, without an undo step. The caller must not change the text otherwise until it
 * calls `revert`.
 * @param range position in the text before the preview
 */
export function previewPassage(editor: HeartboardEditor, range: Range): PassagePreview {
  let shown: Operation[] = []
  const revert = () => {
    const operations = shown
    shown = []
    if (operations.length === 0) return
    editor.unrecorded(() =>
      Editor.withoutNormalizing(editor, () => {
        for (const operation of operations.toReversed()) editor.apply(Operation.inverse(operation))
      }),
    )
  }
  return {
    show(html) {
      const inlines = passageInlines(html)
      revert()
      if (inlines.length > 0) shown = editor.unrecorded(() => replaceInlines(editor, range, inlines))
    },
    revert,
  }
}

const htmlOf = (block: Descendant) => blocksToHtml([block])

/** Replaces the blocks from the first to the last one that differs. All other blocks keep their elements. */
function takeBlocks(editor: HeartboardEditor, blocks: readonly BlockElement[]): void {
  const before = editor.children.map(htmlOf)
  const after = blocks.map(htmlOf)
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  Editor.withoutNormalizing(editor, () => {
    for (let index = before.length - end - 1; index >= start; index -= 1)
      Transforms.removeNodes(editor, { at: [index] })
    Transforms.insertNodes(editor, blocks.slice(start, blocks.length - end), {
      at: [start],
      select: false,
    })
  })
}

/**
 * Applies the server's changes to all blocks except the passage's block. They form a separate undo step, so that
 * undoing the passage keeps them. Does nothing if no block of the server equals the passage's block.
 */
function takeOtherBlocks(editor: HeartboardEditor, range: Range, html: string, blocks: readonly BlockElement[]): void {
  const [index = 0] = range.anchor.path
  const preview = previewPassage(editor, range)
  preview.show(html)
  const [written = ''] = editor.children.slice(index, index + 1).map(htmlOf)
  preview.revert()
  const before = editor.children[index] as BlockElement | undefined
  const at = blocks.map(htmlOf).indexOf(written)
  if (before && at >= 0) takeBlocks(editor, blocks.with(at, before))
}

/**
 * Replaces a range with a passage, as one undo step.
 * @param body whole text that the server has stored; it overwrites the editor's text where both differ. Empty if
 * unknown
 */
export function applyPassage(editor: HeartboardEditor, range: Range, html: string, body: string): void {
  const inlines = passageInlines(html)
  const blocks = body === '' ? undefined : htmlToBlocks(body)
  const place = Editor.rangeRef(editor, range)
  editor.beginStep()
  if (blocks) takeOtherBlocks(editor, range, html, blocks)
  editor.beginStep()
  const at = place.unref()
  if (at) Editor.withoutNormalizing(editor, () => replaceInlines(editor, at, inlines))
  if (blocks && blocksToHtml(blocks) !== blocksToHtml(editor.children)) takeBlocks(editor, blocks)
}
