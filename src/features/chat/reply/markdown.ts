import { Marked } from 'marked'
import { type PictureUrl, sanitise } from '@/lib/html/sanitise'
import { NO_BLOCKS, updateBlocks } from '@/streaming/blocks'
import { loadMath } from './loadMath'
import { citationExtension, escapeHtml, mathExtensions, mayHaveMath, type RenderMath } from './markdownExtensions'

/** Deepest nesting of quotations and list items. marked recurses, and overflows the call stack at a few thousand levels. */
const MAX_NESTING = 32
/**
 * Most characters of a block, and most runs of `*` and `_` outside of its code. The time that marked takes is quadratic in both (D-0053).
 */
const MAX_LENGTH = 20_000
const MAX_EMPHASIS = 1000
/** Number of characters converted in one task. A task converts at least one block. */
const CHARACTERS_PER_TASK = 4000

const MARKER = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y

/** Returns the number of quotation and list markers at the start of a line. */
function nestingOf(line: string): number {
  let nesting = 0
  for (MARKER.lastIndex = 0; nesting <= MAX_NESTING && MARKER.test(line); ) nesting += 1
  return nesting
}

/** Matches fenced code, in which a line may begin with # and `*` is no emphasis. */
const CODE = /^ {0,3}(```|~~~)[\s\S]*?(^ {0,3}\1|$(?![\s\S]))/gm

const isTooCostly = (markdown: string): boolean =>
  markdown.length > MAX_LENGTH ||
  (markdown.replace(CODE, '').match(/\*+|_+/g) ?? []).length > MAX_EMPHASIS ||
  markdown.split('\n').some((line) => nestingOf(line) > MAX_NESTING)

const toWords = (markdown: string) => `<p>${escapeHtml(markdown).replaceAll('\n', '<br>')}</p>`

const parsers = new Map<string, Marked>()

/** Keeps one parser for each set of extensions, because creating a parser costs more than parsing a short block. */
function parserFor(renderMath: RenderMath | undefined, sourceCount: number): Marked {
  const key = `${renderMath ? 'math' : 'tex'} ${sourceCount}`
  const existing = parsers.get(key)
  if (existing) return existing
  const citations = sourceCount > 0 ? [citationExtension(sourceCount)] : []
  const parser = new Marked({
    gfm: true,
    breaks: true,
    extensions: [...mathExtensions(renderMath), ...citations],
    // Drops an empty heading, because a reply may end right after the marks of a heading.
    renderer: { heading: ({ text }) => (text.trim() === '' ? '' : false) },
  })
  parsers.set(key, parser)
  return parser
}

type MarkdownOptions = {
  /** Returns the URL of a picture for its stored address. Without this function, addresses stay unchanged. */
  pictureUrl?: PictureUrl
  /** Without this function, formulas are shown as TeX. */
  renderMath?: RenderMath | undefined
  /** Number of sources to which `[1]`, `[2]` and so on may refer. */
  sourceCount?: number
}

/** Writes quotes as browsers do. The sanitiser then finds most blocks unchanged and need not check its own output again. */
const withSerialisedQuotes = (html: string) =>
  html.replaceAll('&#39;', "'").replaceAll(/<[^>]*>|&quot;/g, (part) => (part === '&quot;' ? '"' : part))

/**
 * Converts one block of the assistant's Markdown (`src/streaming/blocks.ts`) to sanitised HTML. A block that is nested too deeply, is too
 * long or has too many marks becomes plain text. Never throws.
 */
export function markdownToHtml(markdown: string, options: MarkdownOptions = {}): string {
  const { pictureUrl, renderMath, sourceCount = 0 } = options
  if (isTooCostly(markdown)) return toWords(markdown)
  try {
    const html = withSerialisedQuotes(parserFor(renderMath, sourceCount).parse(markdown, { async: false }))
    return sanitise(html, pictureUrl)
  } catch (error) {
    console.warn('[markdown] A block is shown as its words.', error)
    return toWords(markdown)
  }
}

/** Converts a whole reply to sanitised HTML, block by block and, if it is long, in several tasks. Formulas become MathML (D-0078). */
export async function replyToHtml(markdown: string): Promise<string> {
  const renderMath = mayHaveMath(markdown) ? await loadMath() : undefined
  const { done, tail } = updateBlocks(NO_BLOCKS, markdown)
  const html: string[] = []
  let room = CHARACTERS_PER_TASK
  for (const block of [...done, tail]) {
    if (room < block.length && html.length > 0) {
      await new Promise((resolve) => setTimeout(resolve))
      room = CHARACTERS_PER_TASK
    }
    room -= block.length
    html.push(markdownToHtml(block, { renderMath }))
  }
  return html.join('')
}

const HEADING = /^#{1,6}\s+(.+)$/m
const TITLE_LENGTH = 60

/**
 * Returns a card's title for a reply: its first heading, otherwise its text. It is cut after 60 characters, if possible between words
 * (C-374, D-3122).
 */
export function titleOfReply(markdown: string): string {
  const withoutCode = markdown.replace(CODE, '')
  const heading = HEADING.exec(withoutCode)?.[1]
  const text = (heading ?? withoutCode)
    .replace(/[*_`#>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= TITLE_LENGTH) return text
  const lastSpace = text.lastIndexOf(' ', TITLE_LENGTH)
  // No word ends within the first 60 characters, for example in Chinese text or a URL.
  return `${lastSpace < 0 ? [...text].slice(0, TITLE_LENGTH).join('') : text.slice(0, lastSpace).trimEnd()}…`
}

/** Returns the reply without a heading at its beginning, which is the card's title. */
export function bodyOfReply(markdown: string): string {
  const heading = HEADING.exec(markdown)
  return heading && markdown.slice(0, heading.index).trim() === ''
    ? markdown.slice(heading.index + heading[0].length).trim()
    : markdown
}
