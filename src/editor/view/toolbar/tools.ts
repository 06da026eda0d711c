import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Heading4,
  Heading5,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Quote,
  Search,
  Sigma,
  SquareCode,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  Underline,
} from 'lucide-react'
import { hasMod, isMac } from '@/lib/modKey'
import type { EditorKey } from '../../model/keys'
import type { Mark } from '../../model/types'

/** Text styles (B-341). */
export const styleTools = ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4', 'heading5'] as const
export type StyleTool = (typeof styleTools)[number]

/** Labels shown on the button for text styles. */
export const styleShortNames: Record<StyleTool, string> = {
  paragraph: 'P',
  heading1: 'H1',
  heading2: 'H2',
  heading3: 'H3',
  heading4: 'H4',
  heading5: 'H5',
}

const blockTools = ['bulletedList', 'numberedList', 'quote', 'codeBlock'] as const
/** Tools that insert an element, some of them after a form or file picker. */
const insertTools = ['link', 'image', 'table', 'math', 'rule', 'find'] as const

export type ToolId = StyleTool | Mark | (typeof blockTools)[number] | (typeof insertTools)[number]

type ToolMeta = {
  icon: LucideIcon
  /** Value for `aria-keyshortcuts`. `Mod` stands for Ctrl, or Cmd on a Mac. */
  shortcut?: string
  /** Additional search words for the '/' menu. They are never shown, so they are not translated. */
  keywords?: string
}

export const tools: Record<ToolId, ToolMeta> = {
  paragraph: { icon: Pilcrow, shortcut: 'Mod+Alt+0', keywords: 'p text teks' },
  heading1: { icon: Heading1, shortcut: 'Mod+Alt+1', keywords: 'h1 title' },
  heading2: { icon: Heading2, shortcut: 'Mod+Alt+2', keywords: 'h2' },
  heading3: { icon: Heading3, shortcut: 'Mod+Alt+3', keywords: 'h3' },
  heading4: { icon: Heading4, shortcut: 'Mod+Alt+4', keywords: 'h4' },
  heading5: { icon: Heading5, shortcut: 'Mod+Alt+5', keywords: 'h5' },
  bold: { icon: Bold, shortcut: 'Mod+b' },
  italic: { icon: Italic, shortcut: 'Mod+i' },
  underline: { icon: Underline, shortcut: 'Mod+u' },
  strikethrough: { icon: Strikethrough, shortcut: 'Mod+Shift+x' },
  code: { icon: Code, shortcut: 'Mod+e' },
  sub: { icon: Subscript, shortcut: 'Mod+,' },
  sup: { icon: Superscript, shortcut: 'Mod+.' },
  bulletedList: { icon: List, shortcut: 'Mod+Shift+8', keywords: 'ul bullet points' },
  numberedList: { icon: ListOrdered, shortcut: 'Mod+Shift+7', keywords: 'ol steps' },
  quote: { icon: Quote, shortcut: 'Mod+Shift+9', keywords: 'blockquote' },
  codeBlock: { icon: SquareCode, keywords: 'pre program' },
  link: { icon: Link, shortcut: 'Mod+k', keywords: 'url' },
  image: { icon: ImagePlus, keywords: 'image photo img' },
  table: { icon: Table, keywords: 'grid rows columns' },
  math: { icon: Sigma, keywords: 'maths tex equation formula' },
  rule: { icon: Minus, keywords: 'hr divider' },
  find: { icon: Search, shortcut: 'Mod+f' },
}

export const slashTools = [
  ...styleTools,
  ...blockTools,
  'image',
  'table',
  'math',
  'rule',
] as const satisfies readonly ToolId[]
export type SlashTool = (typeof slashTools)[number]

/** Converts a shortcut to the syntax of `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string | undefined) => shortcut?.replace('Mod', isMac() ? 'Meta' : 'Control')

/**
 * Returns the key in lower case. Digits are recognised by the position of the key, because with Shift or Alt a keyboard
 * layout gives other characters.
 */
const keyOf = ({ key, code }: EditorKey) => /^Digit(\d)$/.exec(code)?.[1] ?? key.toLowerCase()

/** Returns the tool whose shortcut was pressed, if any. */
export function toolForKey(event: EditorKey): ToolId | undefined {
  if (!hasMod(event)) return undefined
  const pressed = ['Mod', event.altKey && 'Alt', event.shiftKey && 'Shift', keyOf(event)].filter(Boolean).join('+')
  return (Object.keys(tools) as ToolId[]).find((id) => tools[id].shortcut === pressed)
}

/** Converts to lower case without accents, so that a query without accents matches too. */
const normalised = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Returns the tools of the '/' menu that match a query. Names that begin with the query come first.
 * @param labelOf returns the tool's name in the user's language
 */
export function findTools(query: string, labelOf: (id: SlashTool) => string): SlashTool[] {
  const wanted = normalised(query.trim())
  const rank = (id: SlashTool) => {
    const label = normalised(labelOf(id))
    if (label.startsWith(wanted)) return 0
    const words = `${label} ${tools[id].keywords ?? ''}`.split(' ')
    return words.some((word) => word.startsWith(wanted)) ? 1 : 2
  }
  return slashTools
    .map((id) => ({ id, rank: rank(id) }))
    .filter((entry) => entry.rank < 2)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
}
