import { marked } from 'marked'

/** Quotation marks and apostrophes need no entities between tags; bodies read better, and compare, without them. */
const withoutNeedlessEntities = (html: string) => html.replaceAll('&#39;', "'").replace(/&quot;(?=[^<>]*(<|$))/g, '"')

/** A card's body from markdown: clean HTML on one line, as the editor stores it. */
export const toHtml = (markdown: string): string =>
  withoutNeedlessEntities(marked.parse(markdown, { async: false, gfm: true }))
    .replace(/>\n+</g, '><')
    .trim()

/** A line of markdown as HTML without a paragraph around it. */
export const toInlineHtml = (markdown: string): string =>
  withoutNeedlessEntities(marked.parseInline(markdown, { async: false, gfm: true }))
