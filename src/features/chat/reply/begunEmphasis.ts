/** Emphasis and code that have begun and ended, longest marks first. */
const ENDED = /(\*{1,3}|_{1,3}|`+)(?=\S).*?\S\1/g
/** Marks before a word, as they begin emphasis or code; the marker of a list item has a blank after it. */
const BEGUN = /(^|[\s(“"'])(\*{1,3}|_{1,3}|`{1,2})(?=[^\s*_`])/
/** The line that begins or ends code, in which marks are no emphasis. */
const FENCE = /^ {0,3}(?:```|~~~)/gm
/** Characters. The search takes time that grows with the square of the line, and lines of replies are shorter. */
const MAX_LINE = 2000

/**
 * Markdown that has not arrived in full, without the marks of the emphasis or code that has begun in its last line and not ended:
 * '**5/' shows as '5/'.
 */
export function withoutBegunEmphasis(markdown: string): string {
  const lineStart = markdown.lastIndexOf('\n') + 1
  const line = markdown.slice(lineStart)
  const isInCode = (markdown.match(FENCE)?.length ?? 0) % 2 > 0
  if (line.length > MAX_LINE || isInCode) return markdown
  const begun = BEGUN.exec(line.replace(ENDED, (ended) => ' '.repeat(ended.length)))
  if (!begun) return markdown
  const [, before = '', marks = ''] = begun
  const at = lineStart + begun.index + before.length
  return markdown.slice(0, at) + markdown.slice(at + marks.length)
}
