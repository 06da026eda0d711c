import { Marked } from 'marked'
import { type PictureUrl, sanitise } from '@/lib/html/sanitise'
import { NO_BLOCKS, updateBlocks } from '@/streaming/blocks'
import { loadMath } from './loadMath'
import { citationExtension, escapeHtml, mathExtensions, mayHaveMath, type RenderMath } from './markdownExtensions'

/** Maximum nesting of quotations and list items; marked recurses and overflows the call stack at a few thousand. */
const MAX_NESTING = 32
/** Maximum characters of a block, and runs of `*` and `_` outside of its code: marked takes quadratic time in both (D-0053). */
const MAX_LENGTH = 20_000
const MAX_EMPHASIS = 1000
/** Characters converted in one task; a task has one block at least. */
const CHARACTERS_PER_TASK = 4000

const MARKER = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y

/** Number of quotation and list markers at the start of a line. */
function nestingOf(line: string): number {
  let nesting = 0
  for (MARKER.lastIndex = 0; nesting <= MAX_NESTING && MARKER.test(line); ) nesting += 1
  return nesting
}

/** Fenced code, in which a line may begin with # and no mark is emphasis. */
const CODE = /^ {0,3}(```|~~~)[\s\S]*?(^ {0,3}\1|$(?![\s\S]))/gm

const isTooCostly = (markdown: string): boolean =>
  markdown.length > MAX_LENGTH ||
  (markdown.replace(CODE, '').match(/\*+|_+/g) ?? []).length > MAX_EMPHASIS ||
  markdown.split('\n').some((line) => nestingOf(line) > MAX_NESTING)

/** Plain text of Markdown that cannot be converted. */
const toWords = (markdown: string) => `<p>${escapeHtml(markdown).replaceAll('\n', '<br>')}</p>`

const parsers = new Map<string, Marked>()

/** One parser for each set of extensions: creating a parser costs more than parsing a short block. */
function parserFor(renderMath: RenderMath | undefined, sourceCount: number): Marked {
  const key = `${renderMath ? 'math' : 'tex'} ${sourceCount}`
  const existing = parsers.get(key)
  if (existing) return existing
  const citations = sourceCount > 0 ? [citationExtension(sourceCount)] : []
  const parser = new Marked({
    gfm: true,
    breaks: true,
    extensions: [...mathExtensions(renderMath), ...citations],
    // Drops an empty heading: a reply may end, or be cut, right after the heading's marks.
    renderer: { heading: ({ text }) => (text.trim() === '' ? '' : false) },
  })
  parsers.set(key, parser)
  return parser
}

type MarkdownOptions = {
  /** Maps a stored address to the URL of a picture; absent: addresses stay. */
  pictureUrl?: PictureUrl
  /** Absent: formulas are shown as TeX. */
  renderMath?: RenderMath | undefined
  /** Number of sources that `[1]` … may refer to. */
  sourceCount?: number
}

/** Serialises quotes as browsers do: the sanitiser finds most blocks unchanged and need not check its output again. */
const withSerialisedQuotes = (html: string) =>
  html.replaceAll('&#39;', "'").replaceAll(/<[^>]*>|&quot;/g, (part) => (part === '&quot;' ? '"' : part))

/**
 * Converts one block of an assistant's Markdown (`src/streaming/blocks.ts`) to sanitised HTML. A block that is nested too deeply, too long
 * or has too many marks becomes plain text. Never throws.
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

/** Converts a whole reply to sanitised HTML, block by block and in several tasks when it is long; formulas are MathML (D-0078). */
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

/** Card title of a reply: its first heading, else its text. Both end after 60 characters, at a word boundary where there is one (C-374, D-3122). */
export function titleOfReply(markdown: string): string {
  const withoutCode = markdown.replace(CODE, '')
  const heading = HEADING.exec(withoutCode)?.[1]
  const text = (heading ?? withoutCode)
    .replace(/[*_`#>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= TITLE_LENGTH) return text
  const lastSpace = text.lastIndexOf(' ', TITLE_LENGTH)
  // Chinese, or an address: no word ends in the first 60 characters.
  return `${lastSpace < 0 ? [...text].slice(0, TITLE_LENGTH).join('') : text.slice(0, lastSpace).trimEnd()}…`
}

/** The reply without a leading heading, which becomes the card title. */
export function bodyOfReply(markdown: string): string {
  const heading = HEADING.exec(markdown)
  return heading && markdown.slice(0, heading.index).trim() === ''
    ? markdown.slice(heading.index + heading[0].length).trim()
    : markdown
}
