/** Emphasis and code that have begun and ended, longest marks first. */
const ENDED = /(\*{1,3}|_{1,3}|`+)(?=\S).*?\S\1/g
/** Marks before a word, as they begin emphasis or code; the marker of a list item has a blank after it. */
const BEGUN = /(^|[\s(“"'])(\*{1,3}|_{1,3}|`{1,2})(?=[^\s*_`])/
/** Characters. The search takes time that grows with the square of the line, and lines of replies are shorter. */
const MAX_LINE = 2000

/**
 * A block of markdown that has not arrived in full, without the marks of the emphasis or code that has begun in its last line and not ended:
 * '**5/' shows as '5/'.
 */
export function withoutBegunEmphasis(block: string): string {
  const lineStart = block.lastIndexOf('\n') + 1
  const line = block.slice(lineStart)
  if (line.length > MAX_LINE || /^ {0,3}(```|~~~)/.test(block)) return block
  const begun = BEGUN.exec(line.replace(ENDED, (ended) => ' '.repeat(ended.length)))
  if (!begun) return block
  const [, before = '', marks = ''] = begun
  const at = lineStart + begun.index + before.length
  return block.slice(0, at) + block.slice(at + marks.length)
}
