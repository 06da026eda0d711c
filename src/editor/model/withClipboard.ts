import { Editor, Node, Path, Range } from 'slate'
import { blocksToHtml } from './blocksToHtml'
import { currentTextBlock } from './blocks'
import { clipboardToBlocks } from './clipboardToBlocks'
import { insertBlocks } from './insertBlocks'
import { toAddress } from './links'
import { is, isTextBlock } from './schema'
import { lineToParagraph, textToBlocks } from './textToBlocks'
import type { BlockElement, HeartboardEditor } from './types'

const MARKUP = /^\s*<(math|svg)[\s>][^]*<\/\1>\s*$/i

/**
 * Copies, pastes and drops only HTML and text. slate-react's own fragments are neither written nor read, because their
 * JSON would bypass the sanitiser (D-0068).
 */
export function withClipboard(editor: HeartboardEditor): HeartboardEditor {
  editor.setFragmentData = (data) => {
    const blocks = copiedBlocks(editor)
    if (blocks.length === 0) return
    data.setData('text/html', blocksToHtml(blocks))
    data.setData('text/plain', blocksToText(blocks))
  }
  editor.insertFragmentData = () => false
  editor.insertData = (data) => {
    const html = data.getData('text/html')
    const isCode = currentTextBlock(editor)?.[0].type === 'code-block'
    if (isCode || !html || !insertHtml(editor, html)) editor.insertTextData(data)
  }
  editor.insertTextData = (data) => {
    const text = data.getData('text/plain').replaceAll(/\r\n?/g, '\n')
    if (text === '') return false
    insertPlainText(editor, text)
    return true
  }
  return editor
}

/** Returns false if the HTML contains nothing that the editor can show. */
function insertHtml(editor: HeartboardEditor, html: string): boolean {
  const blocks = clipboardToBlocks(html)
  if (blocks.length === 0) return false
  insertBlocks(editor, blocks)
  return true
}

function insertPlainText(editor: HeartboardEditor, text: string) {
  if (currentTextBlock(editor)?.[0].type === 'code-block') {
    if (editor.selection && Range.isExpanded(editor.selection)) editor.deleteFragment()
    editor.insertText(text)
    return
  }
  if (MARKUP.test(text) && insertHtml(editor, text)) return
  const lines = text.replace(/\n$/, '')
  const href = lines.includes('\n') ? undefined : toAddress(lines)
  if (href) insertBlocks(editor, [linkTo(href, linkText(editor) ?? lines)])
  else if (isWithinLine(editor, lines)) insertBlocks(editor, [lineToParagraph(lines)])
  else insertBlocks(editor, textToBlocks(lines, mayHoldTables(editor)))
}

const linkTo = (href: string, text: string): BlockElement => ({
  type: 'paragraph',
  children: [{ text: '' }, { type: 'link', href, children: [{ text }] }, { text: '' }],
})

/**
 * True if one line of text is pasted anywhere but at the start of a block. As in typing, Markdown makes blocks only at
 * the start.
 */
function isWithinLine(editor: HeartboardEditor, text: string): boolean {
  const block = currentTextBlock(editor)
  const isAtStart = editor.selection && block && Editor.isStart(editor, Range.start(editor.selection), block[1])
  return !text.includes('\n') && !isAtStart
}

/** False in a cell, where tabs in pasted text must not create a nested table. */
const mayHoldTables = (editor: HeartboardEditor) => !Editor.above(editor, { match: is('table-cell') })

/** Returns the text selected within one block. Pasting a URL turns this text into a link. */
function linkText(editor: HeartboardEditor): string | undefined {
  const { selection } = editor
  if (!selection || Range.isCollapsed(selection)) return undefined
  const block = currentTextBlock(editor)
  const isWithin = block && Path.isAncestor(block[1], Range.end(selection).path)
  return isWithin ? Editor.string(editor, selection) || undefined : undefined
}

/** Returns the selected blocks. Part of one block is copied as text, and content of one cell without its table. */
function copiedBlocks(editor: HeartboardEditor): Node[] {
  const { selection } = editor
  if (!selection) return []
  const voidEntry = Editor.void(editor, { at: selection })
  if (Range.isCollapsed(selection)) return voidEntry ? [inBlock(voidEntry[0])] : []
  const textBlock = Editor.above(editor, { match: isTextBlock })
  const fragment = editor.getFragment()
  if (textBlock && !coversBlock(editor, textBlock[1])) {
    const block = innermost(fragment, isTextBlock)
    return block ? [{ type: block.type === 'code-block' ? 'code-block' : 'paragraph', children: block.children }] : []
  }
  const cell = Editor.above(editor, { match: is('table-cell') })
  return cell ? (innermost(fragment, is('table-cell'))?.children ?? fragment) : fragment
}

const inBlock = (node: Node): Node =>
  Node.isElement(node) && node.type !== 'rule'
    ? ({ type: 'paragraph', children: [{ text: '' }, node, { text: '' }] } as BlockElement)
    : node

function coversBlock(editor: HeartboardEditor, path: Path): boolean {
  if (!editor.selection) return false
  const [start, end] = Range.edges(editor.selection)
  return Editor.isStart(editor, start, path) && Editor.isEnd(editor, end, path)
}

/** Returns the deepest match among the first node of a fragment, its first child, and so on. */
function innermost<N extends Node>(fragment: readonly Node[], match: (node: Node) => node is N): N | undefined {
  let found: N | undefined
  for (let [node] = fragment; node; node = Node.isText(node) ? undefined : node.children[0]) {
    if (match(node)) found = node
  }
  return found
}

/** Returns the text of nodes, one line per block. Tabs separate the cells of a row, as spreadsheets expect. */
function blocksToText(nodes: readonly Node[]): string {
  return nodes.map(nodeToText).join('\n')
}

function nodeToText(node: Node): string {
  if (Node.isText(node)) return node.text
  if (isTextBlock(node)) return Node.string(node)
  return is('table-row')(node) ? node.children.map(nodeToText).join('\t') : blocksToText(node.children)
}
