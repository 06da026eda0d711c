/** Emphasis and code that have begun and ended, longest marks first. */
const ENDED = /(\*{1,3}|_{1,3}|`+)(?=\S)[\s\S]*?\S\1/g
/** Marks before a word, as they begin emphasis or code; the marker of a list item has a blank after it. */
const BEGUN = /(^|[\s(“"'])(\*{1,3}|_{1,3}|`{1,2})(?=[^\s*_`])/

/**
 * A block of markdown that has not arrived in full, without the marks of the emphasis or code that has begun last and not ended: '**5/' shows
 * as '5/'.
 */
export function withoutBegunEmphasis(block: string): string {
  if (/^ {0,3}(```|~~~)/.test(block)) return block
  const masked = block.replace(ENDED, (ended) => ' '.repeat(ended.length))
  const begun = BEGUN.exec(masked)
  if (!begun) return block
  const [, before = '', marks = ''] = begun
  const at = begun.index + before.length
  return block.slice(0, at) + block.slice(at + marks.length)
}
