/** Distance in px between two suggestions (B-333). */
const GAP = 20
/** Distance in px from the right edge of the text to the suggestions (B-334). */
const OFFSET = 70
/** Width in px that a suggestion needs to be readable beside the text. */
const MIN_WIDTH = 196
const MAX_WIDTH = 300
/** Distance in px that stays free at the edge of the screen. */
const MARGIN = 12

export type Measured<Key> = {
  key: Key
  /** Distance in px from the top of the text to the suggestion's passage; undefined without a passage. */
  top: number | undefined
  /** In px. */
  height: number
}

/**
 * Places each suggestion beside its passage. If they would overlap, the lower one moves down. Suggestions without a passage come last
 * (D-2465).
 * @returns distance in px from the top of the text, by key
 */
export function placeLetters<Key>(items: readonly Measured<Key>[]): Map<Key, number> {
  const tops = new Map<Key, number>()
  const wanted = ({ top }: Measured<Key>) => top ?? Number.POSITIVE_INFINITY
  let free = 0
  // Sorting is stable, so letters of the same line keep their order.
  for (const item of items.toSorted((a, b) => (wanted(a) === wanted(b) ? 0 : wanted(a) - wanted(b)))) {
    const top = Math.max(item.top ?? free, free)
    tops.set(item.key, top)
    free = top + item.height + GAP
  }
  return tops
}

/**
 * Returns the column for the suggestions beside the text. Undefined if there is no room; the suggestions are then shown in a sheet.
 * @param text left edge and width of the text in px
 * @param available right edge of the screen of the card in px
 */
export function columnBeside(
  text: { left: number; width: number },
  available: number,
): { left: number; width: number } | undefined {
  const left = text.left + text.width + OFFSET
  const width = Math.min(MAX_WIDTH, available - left - MARGIN)
  return width >= MIN_WIDTH ? { left, width } : undefined
}
