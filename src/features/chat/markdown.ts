import { marked } from 'marked'
import { sanitise } from '@/lib/sanitise'

/** Converts markdown of the assistant to sanitised HTML. */
export const markdownToHtml = (markdown: string): string =>
  sanitise(marked.parse(markdown, { async: false, gfm: true, breaks: true }))

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
