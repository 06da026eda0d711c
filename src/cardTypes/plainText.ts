import { cutMarkup } from '@/lib/cutMarkup'

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, tr, div, hr'
/** Characters of markup that are parsed; a thumbnail never shows more. */
const MARKUP_LIMIT = 6000

/**
 * The first lines of an HTML body as text, one entry per paragraph, heading, list item or table row; at most `maxLines`.
 * Parsed in an inert document: no script runs, no resource loads.
 */
export function plainText(html: string | null, maxLines = 6, markupLimit = MARKUP_LIMIT): string[] {
  if (!html) return []
  const { body } = new DOMParser().parseFromString(cutMarkup(html.slice(0, markupLimit)).markup, 'text/html')
  for (const hidden of body.querySelectorAll('script, style, template, annotation')) hidden.remove()
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n')
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ')
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.before('\n')
    block.after('\n')
  }
  return body.textContent
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, maxLines)
}
