/** Minimum length of a finished part, in characters. */
const PART_LENGTH = 4000

const BLOCK_TAG = /<(\/?)(p|ul|ol|h[1-6]|blockquote|table|pre|hr)\b[^>]*>/gi

type Parts = {
  /** Parts that consist of whole blocks and no longer change. */
  settled: readonly string[]
  /** Rest of the text, which still grows. */
  tail: string
}

/**
 * Splits growing HTML into parts of whole blocks. Finished parts stay equal, so only the last part is sanitised and
 * rendered again.
 * @returns a function that takes the whole text so far. It scans only the new characters if the text continues the
 * previous one
 */
export function createSplitter(): (html: string) => Parts {
  let last = ''
  let settled: string[] = []
  let partStart = 0
  let scannedTo = 0
  let depth = 0

  return (html) => {
    if (!html.startsWith(last)) {
      settled = []
      partStart = 0
      scannedTo = 0
      depth = 0
    }
    last = html
    // Cut after the last `>`, otherwise the regex scans to the end of the text for every unclosed block tag.
    const tags = html.slice(0, html.lastIndexOf('>') + 1)
    BLOCK_TAG.lastIndex = scannedTo
    for (let tag = BLOCK_TAG.exec(tags); tag; tag = BLOCK_TAG.exec(tags)) {
      scannedTo = BLOCK_TAG.lastIndex
      if (tag[2]?.toLowerCase() !== 'hr') depth = Math.max(depth + (tag[1] ? -1 : 1), 0)
      if (depth === 0 && scannedTo - partStart >= PART_LENGTH) {
        settled = [...settled, html.slice(partStart, scannedTo)]
        partStart = scannedTo
      }
    }
    return { settled, tail: html.slice(partStart) }
  }
}
