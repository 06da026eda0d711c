/** Matches closed emphasis and code, longest marks first. */
const ENDED = /(\*{1,3}|_{1,3}|`+)(?=\S).*?\S\1/g
/** Matches opening marks. They stand directly before a word, while a list marker is followed by a space. */
const BEGUN = /(^|[\s(“"'])(\*{1,3}|_{1,3}|`{1,2})(?=[^\s*_`])/
/** Matches a line that opens or closes fenced code, in which marks are no emphasis. */
const FENCE = /^ {0,3}(?:```|~~~)/gm
/** In characters. The search takes quadratic time, and lines of replies are shorter. */
const MAX_LINE = 2000

/** Removes the opening marks of unclosed emphasis or code from the last line of growing Markdown, so that '**5/' is shown as '5/'. */
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
