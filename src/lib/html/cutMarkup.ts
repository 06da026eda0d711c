/**
 * Limits HTML before it is parsed, because parsing itself may take too long (D-0053). Parsing time grows with the
 * square of the nesting. It also grows with formatting elements that the parser reopens in every paragraph: 100,000
 * `<b>` take 23 s.
 */

/** In characters. */
const MAX_LENGTH = 100_000
const MAX_DEPTH = 64
/** Number of elements, including those that the parser reopens. */
const MAX_ELEMENTS = 2500
const MAX_ATTRIBUTES = 60
/** Factor for the limits on length and elements of a text that a user edits or pastes (D-0068). */
export const EDITOR_SCALE = 5

const TAG = /<(\/?)([a-z][^\s/>]*)/gi
/** Elements that have no end tag, or whose end tag is implied by the next element. */
const FLAT = new Set(
  'area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
)
/** Elements that the parser reopens in the next paragraph if they are left open. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))
const QUOTED_VALUE = /([^\s"'=<>/]=)("[^"]*"|'[^']*')/g

const isForeign = (open: ReadonlyMap<string, number>) => (open.get('svg') ?? 0) + (open.get('math') ?? 0) > 0

const attributeCount = (tag: string) => tag.replace(QUOTED_VALUE, '$1').split(/[\s/]+/).length

/**
 * Returns the beginning of markup that a browser can parse quickly. Runs in linear time.
 * @param scale multiplies the limits on length and elements
 * @returns `isCut`: true if markup was left out; the caller must tell the user
 */
export function cutMarkup(html: string, scale = 1): { markup: string; isCut: boolean } {
  const maxLength = MAX_LENGTH * scale
  const cutAt = (end: number) => ({ markup: html.slice(0, end), isCut: true })
  const open = new Map<string, number>()
  let depth = 0
  let formatting = 0
  let elements = 0
  for (const match of html.slice(0, maxLength).matchAll(TAG)) {
    const [whole, slash = '', sentName = ''] = match
    const name = sentName.toLowerCase()
    const count = open.get(name) ?? 0
    if (slash) {
      if (count === 0) continue
      open.set(name, count - 1)
      depth -= 1
      if (FORMATTING.has(name)) formatting -= 1
      continue
    }
    const end = html.indexOf('>', match.index)
    const attributes = html.slice(match.index + whole.length, end < 0 ? maxLength : end)
    const isFormatting = FORMATTING.has(name)
    // Only elements in drawings and formulas can be self-closing.
    const isSelfClosing = attributes.endsWith('/') && !isFormatting && isForeign(open)
    elements += 1 + formatting
    if (!FLAT.has(name) && !isSelfClosing) {
      open.set(name, count + 1)
      depth += 1
      if (isFormatting) formatting += 1
    }
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS * scale || attributeCount(attributes) > MAX_ATTRIBUTES) {
      return cutAt(match.index)
    }
  }
  return html.length > maxLength ? cutAt(maxLength) : { markup: html, isCut: false }
}
