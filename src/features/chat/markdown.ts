import { marked } from 'marked'
import { type PictureUrl, sanitise } from '@/lib/sanitise'
import { NO_BLOCKS, updateBlocks } from '@/streaming/blocks'

/** Quotations and list items one inside the other; marked recurses into each and overflows its stack at a few thousand. */
const MAX_NESTING = 32
/** Blocks converted in one task. */
const BLOCKS_PER_TASK = 8

const MARKER = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y

/** Number of quotation and list markers at the start of a line. */
function nestingOf(line: string): number {
  let nesting = 0
  for (MARKER.lastIndex = 0; nesting <= MAX_NESTING && MARKER.test(line); ) nesting += 1
  return nesting
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The words of markdown that cannot be converted. */
const toWords = (markdown: string) => `<p>${escapeHtml(markdown).replaceAll('\n', '<br>')}</p>`

/**
 * Converts one block of an assistant's markdown (`src/streaming/blocks.ts`) to sanitised HTML; markdown that is nested too deeply is
 * shown as its words. Never throws.
 * @param pictureUrl gives the URL of a picture; without it addresses stay as they are stored
 */
export function markdownToHtml(markdown: string, pictureUrl?: PictureUrl): string {
  if (markdown.split('\n').some((line) => nestingOf(line) > MAX_NESTING)) return toWords(markdown)
  try {
    return sanitise(marked.parse(markdown, { async: false, gfm: true, breaks: true }), pictureUrl)
  } catch (error) {
    console.warn('[markdown] A block is shown as its words.', error)
    return toWords(markdown)
  }
}

/** Converts a whole reply to sanitised HTML, block by block and in several tasks when it is long. */
export async function replyToHtml(markdown: string): Promise<string> {
  const { done, tail } = updateBlocks(NO_BLOCKS, markdown)
  const html: string[] = []
  for (const [index, block] of [...done, tail].entries()) {
    if (index > 0 && index % BLOCKS_PER_TASK === 0) await new Promise((resolve) => setTimeout(resolve))
    html.push(markdownToHtml(block))
  }
  return html.join('')
}

/** Fenced code, in which a line may begin with #. */
const CODE = /^ {0,3}(```|~~~)[\s\S]*?(^ {0,3}\1|$(?![\s\S]))/gm
const HEADING = /^#{1,6}\s+(.+)$/m
const TITLE_LENGTH = 60

/** Card title of a reply: its first heading, else its first 60 characters, truncated at a word boundary (C-374, D-3122). */
export function titleOfReply(markdown: string): string {
  const withoutCode = markdown.replace(CODE, '')
  const heading = HEADING.exec(withoutCode)?.[1]
  const text = (heading ?? withoutCode)
    .replace(/[*_`#>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= TITLE_LENGTH) return text
  const truncated = text.slice(0, TITLE_LENGTH + 1)
  return `${truncated.slice(0, Math.max(truncated.lastIndexOf(' '), 1)).trimEnd()}…`
}

/** The reply without a leading heading, which becomes the card title. */
export function bodyOfReply(markdown: string): string {
  const heading = HEADING.exec(markdown)
  return heading && markdown.slice(0, heading.index).trim() === ''
    ? markdown.slice(heading.index + heading[0].length).trim()
    : markdown
}
