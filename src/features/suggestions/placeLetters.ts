/** px between two suggestions (B-333). */
const GAP = 20
/** px from the right edge of the text to the suggestions (B-334). */
const OFFSET = 70
/** px that a suggestion needs to be read beside the text. */
const MIN_WIDTH = 196
const MAX_WIDTH = 300
/** px left free at the edge of the screen. */
const MARGIN = 12

export type Measured<Key> = {
  key: Key
  /** px from the top of the text to its passage; undefined without one. */
  top: number | undefined
  /** px */
  height: number
}

/**
 * Tops of the suggestions: each at its passage, pushed down to keep its distance from the suggestion above. Suggestions without a passage
 * come last (D-2465).
 * @returns px from the top of the text, by key
 */
export function placeLetters<Key>(items: readonly Measured<Key>[]): Map<Key, number> {
  const tops = new Map<Key, number>()
  const wanted = ({ top }: Measured<Key>) => top ?? Number.POSITIVE_INFINITY
  let free = 0
  // Sorting is stable: letters of one line keep their order.
  for (const item of items.toSorted((a, b) => (wanted(a) === wanted(b) ? 0 : wanted(a) - wanted(b)))) {
    const top = Math.max(item.top ?? free, free)
    tops.set(item.key, top)
    free = top + item.height + GAP
  }
  return tops
}

/**
 * Column beside the text; undefined without room, so that the suggestions open below the text in a sheet.
 * @param text px: left edge and width of the text
 * @param available px: right edge of the screen of the card
 */
export function columnBeside(
  text: { left: number; width: number },
  available: number,
): { left: number; width: number } | undefined {
  const left = text.left + text.width + OFFSET
  const width = Math.min(MAX_WIDTH, available - left - MARGIN)
  return width >= MIN_WIDTH ? { left, width } : undefined
}
