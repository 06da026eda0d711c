import { Editor, Node, type NodeEntry, Range, Transforms } from 'slate'
import { isEmail } from '@/lib/fieldRules'
import { selectBehindInline } from './inlines'
import { is } from './schema'
import type { HeartboardEditor, LinkElement } from './types'

const SCHEME = /^(https?|mailto|tel):/i
const HOST = /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/

/**
 * Returns the URL of a typed link: `example.org` becomes `https://example.org`, and `a@example.org` becomes
 * `mailto:a@example.org`.
 * @returns undefined if the sanitiser would remove the URL
 */
export function toAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (!text.includes('/') && isEmail(text)) return `mailto:${text}`
  const address = SCHEME.test(text) || !HOST.test(text) ? text : `https://${text}`
  return SCHEME.test(address) && URL.canParse(address) ? address : undefined
}

/** Returns the first link that the caret or the selection touches. */
export function currentLink(editor: HeartboardEditor): NodeEntry<LinkElement> | undefined {
  if (!editor.selection) return undefined
  const [match] = Editor.nodes<LinkElement>(editor, { match: is('link'), mode: 'lowest' })
  return match
}

/** True if text is selected, or if the caret is in a link. */
export const hasLinkTarget = (editor: HeartboardEditor): boolean =>
  editor.selection !== null && (Range.isExpanded(editor.selection) || currentLink(editor) !== undefined)

/**
 * Changes the URL of the current link, turns the selection into a link, or inserts a linked text.
 * @param text replaces the text of the link or selection. Without `text`, an inserted link shows its URL
 */
export function insertLink(editor: HeartboardEditor, href: string, text?: string): void {
  if (!editor.selection) return
  const link = currentLink(editor)
  Editor.withoutNormalizing(editor, () => {
    if (link) {
      Transforms.setNodes<LinkElement>(editor, { href }, { at: link[1] })
      if (text && text !== Node.string(link[0])) replaceText(editor, link, text)
    } else if (!editor.selection || Range.isCollapsed(editor.selection)) {
      insertLinkedText(editor, href, text || href)
    } else if (text && text !== Editor.string(editor, editor.selection)) {
      editor.deleteFragment()
      insertLinkedText(editor, href, text)
    } else {
      Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true })
    }
  })
}

function insertLinkedText(editor: HeartboardEditor, href: string, text: string) {
  Transforms.insertNodes(
    editor,
    { type: 'link', href, children: [{ ...Editor.marks(editor), text }] },
    { select: true },
  )
  selectBehindInline(editor)
}

function replaceText(editor: HeartboardEditor, [link, path]: NodeEntry<LinkElement>, text: string) {
  const first = link.children.find(Node.isText)
  Transforms.insertNodes(editor, { ...first, text }, { at: [...path, 0] })
  for (let index = link.children.length; index > 0; index -= 1) Transforms.removeNodes(editor, { at: [...path, index] })
  Transforms.select(editor, Editor.end(editor, path))
}

/** Removes all links that the selection touches, but not their text. */
export function removeLink(editor: HeartboardEditor): void {
  Transforms.unwrapNodes(editor, { match: is('link') })
}
