import { Editor, Node, Path, Transforms } from 'slate'
import { sanitise } from '@/lib/html/sanitise'
import { currentTextBlock } from './blocks'
import { isInlineElement } from './schema'
import type { HeartboardEditor, ImageElement, InlineVoidElement, MathElement } from './types'

type WithoutChildren<E> = Omit<E, 'type' | 'children'>

/** Inserts a picture, drawing or formula at the caret, and moves the caret behind it. */
function insertInline(editor: HeartboardEditor, element: InlineVoidElement) {
  if (!currentTextBlock(editor)) return
  Editor.withoutNormalizing(editor, () => {
    if (editor.selection) editor.deleteFragment()
    Transforms.insertNodes(editor, element)
    selectBehindInline(editor)
  })
}

/** Moves the caret behind the link, picture, drawing or formula that contains it. */
export function selectBehindInline(editor: HeartboardEditor): void {
  const inline = Editor.above(editor, { match: isInlineElement, mode: 'highest', voids: true })
  if (!inline) return
  const next = Path.next(inline[1])
  const isText = Editor.hasPath(editor, next) && Node.isText(Editor.node(editor, next)[0])
  if (!isText) Transforms.insertNodes(editor, { text: '' }, { at: next })
  Transforms.select(editor, Editor.start(editor, next))
}

const voidChildren = (): [{ text: '' }] => [{ text: '' }]

/** @param image its `src` is the path that the server has assigned to the picture (D-3137) */
export function insertImage(editor: HeartboardEditor, image: WithoutChildren<ImageElement>): void {
  insertInline(editor, { type: 'image', ...image, children: voidChildren() })
}

export function updateImage(editor: HeartboardEditor, path: Path, image: Partial<WithoutChildren<ImageElement>>): void {
  Transforms.setNodes<ImageElement>(editor, image, { at: path, voids: true })
}

/**
 * Inserts a formula. Does nothing if the sanitiser removes all of its markup.
 * @param markup MathML, as returned by `renderMath`
 */
export function insertMath(editor: HeartboardEditor, markup: string): void {
  const clean = cleanMath(markup)
  if (clean) insertInline(editor, { type: 'math', markup: clean, children: voidChildren() })
}

/** Replaces a formula. Does nothing if the sanitiser removes all of its markup. */
export function updateMath(editor: HeartboardEditor, path: Path, markup: string): void {
  const clean = cleanMath(markup)
  if (clean) Transforms.setNodes<MathElement>(editor, { markup: clean }, { at: path, voids: true })
}

const cleanMath = (markup: string): string | undefined => {
  const clean = sanitise(markup)
  return clean.startsWith('<math') ? clean : undefined
}

/** Returns the TeX source of a formula; undefined for MathML that was pasted without TeX. */
export function texOf({ markup }: MathElement): string | undefined {
  const container = document.implementation.createHTMLDocument('').createElement('div')
  container.innerHTML = markup
  return container.querySelector('math')?.getAttribute('alttext') ?? undefined
}

/** True for a formula on its own line. */
export const isDisplayMath = ({ markup }: MathElement): boolean => /^<math[^>]* display="block"/.test(markup)

/** Returns the selected picture, drawing or formula with its path. */
export function currentInlineVoid(editor: HeartboardEditor): [InlineVoidElement, Path] | undefined {
  if (!editor.selection) return undefined
  const entry = Editor.void(editor, { at: editor.selection })
  if (!entry || !Node.isElement(entry[0]) || entry[0].type === 'rule') return undefined
  return entry as [InlineVoidElement, Path]
}
