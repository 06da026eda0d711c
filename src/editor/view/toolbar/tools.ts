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
import { isMac } from '@/lib/modKey'
import { type EditorKey, pressedShortcut, toolShortcuts } from '../../model/textShortcuts'
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
  /** Additional search words for the '/' menu. They are never shown, so they are not translated. */
  keywords?: string
}

export const tools: Record<ToolId, ToolMeta> = {
  paragraph: { icon: Pilcrow, keywords: 'p text teks' },
  heading1: { icon: Heading1, keywords: 'h1 title' },
  heading2: { icon: Heading2, keywords: 'h2' },
  heading3: { icon: Heading3, keywords: 'h3' },
  heading4: { icon: Heading4, keywords: 'h4' },
  heading5: { icon: Heading5, keywords: 'h5' },
  bold: { icon: Bold },
  italic: { icon: Italic },
  underline: { icon: Underline },
  strikethrough: { icon: Strikethrough },
  code: { icon: Code },
  sub: { icon: Subscript },
  sup: { icon: Superscript },
  bulletedList: { icon: List, keywords: 'ul bullet points' },
  numberedList: { icon: ListOrdered, keywords: 'ol steps' },
  quote: { icon: Quote, keywords: 'blockquote' },
  codeBlock: { icon: SquareCode, keywords: 'pre program' },
  link: { icon: Link, keywords: 'url' },
  image: { icon: ImagePlus, keywords: 'image photo img' },
  table: { icon: Table, keywords: 'grid rows columns' },
  math: { icon: Sigma, keywords: 'maths tex equation formula' },
  rule: { icon: Minus, keywords: 'hr divider' },
  find: { icon: Search },
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

const SHORTCUTS: Partial<Record<ToolId, string>> = toolShortcuts

/** Returns the shortcut of a tool in the syntax of `aria-keyshortcuts`. */
export const ariaShortcut = (id: ToolId) => SHORTCUTS[id]?.replace('Mod', isMac() ? 'Meta' : 'Control')

/** Returns the tool whose shortcut was pressed, if any. */
export function toolForKey(event: EditorKey): ToolId | undefined {
  const pressed = pressedShortcut(event)
  return (Object.keys(toolShortcuts) as (keyof typeof toolShortcuts)[]).find((id) => toolShortcuts[id] === pressed)
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
