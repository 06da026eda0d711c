import { marked } from 'marked'

/**
 * Decodes apostrophes, and quotation marks outside tags. `marked` encodes them without need; decoded bodies are readable and
 * comparable.
 */
const withoutNeedlessEntities = (html: string) => html.replaceAll('&#39;', "'").replace(/&quot;(?=[^<>]*(<|$))/g, '"')

/** Converts markdown to the body of a card: HTML on one line, as the editor stores it. */
export const toHtml = (markdown: string): string =>
  withoutNeedlessEntities(marked.parse(markdown, { async: false, gfm: true }))
    .replace(/>\n+</g, '><')
    .trim()

/** Converts a line of markdown to HTML without a paragraph around it. */
export const toInlineHtml = (markdown: string): string =>
  withoutNeedlessEntities(marked.parseInline(markdown, { async: false, gfm: true }))
