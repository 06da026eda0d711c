/** Closed emphasis and code, longest marks first. */
const ENDED = /(\*{1,3}|_{1,3}|`+)(?=\S).*?\S\1/g
/** Opening marks stand directly before a word; a list marker has a blank after it. */
const BEGUN = /(^|[\s(“"'])(\*{1,3}|_{1,3}|`{1,2})(?=[^\s*_`])/
/** Line that opens or closes fenced code, in which marks are no emphasis. */
const FENCE = /^ {0,3}(?:```|~~~)/gm
/** Characters. The search takes quadratic time; lines of replies are shorter. */
const MAX_LINE = 2000

/**
 * Removes the marks of unclosed emphasis or code from the last line of growing Markdown: '**5/' shows as '5/'.
 */
export function stripUnclosedEmphasis(markdown: string): string {
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
