import { cutMarkup } from '@/lib/html/cutMarkup'

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, pre, tr, div, hr'
/** Limits of a preview. No thumbnail is large enough to show more, even in the narrowest letters. */
const PREVIEW = { markup: 6000, lines: 6, characters: 400 }

/**
 * Returns the text of an HTML body, one entry for each paragraph, heading, list item or table row. Uses an inert
 * document, so no script runs and no resource loads.
 */
export function plainText(html: string | null | undefined): string[] {
  if (!html) return []
  const { body } = new DOMParser().parseFromString(cutMarkup(html).markup, 'text/html')
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
}

/** Returns as many first lines of an HTML body as fit on a thumbnail. */
export function previewLines(html: string | null): string[] {
  let room = PREVIEW.characters
  return plainText(html?.slice(0, PREVIEW.markup))
    .slice(0, PREVIEW.lines)
    .flatMap((line) => {
      const preview = line.slice(0, room)
      room -= preview.length
      return preview || []
    })
}
