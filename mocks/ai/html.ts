import { marked } from 'marked'

/** Decodes apostrophes, and quotation marks outside tags, which `marked` encodes without need: bodies stay readable and comparable. */
const withoutNeedlessEntities = (html: string) => html.replaceAll('&#39;', "'").replace(/&quot;(?=[^<>]*(<|$))/g, '"')

/** A card body from markdown: HTML on one line, as the editor stores it. */
export const toHtml = (markdown: string): string =>
  withoutNeedlessEntities(marked.parse(markdown, { async: false, gfm: true }))
    .replace(/>\n+</g, '><')
    .trim()

/** A line of markdown as HTML without an enclosing paragraph. */
export const toInlineHtml = (markdown: string): string =>
  withoutNeedlessEntities(marked.parseInline(markdown, { async: false, gfm: true }))
