/** Characters after which the next block begins another part. */
const PART_LENGTH = 4000

const BLOCK_TAG = /<(\/?)(p|ul|ol|h[1-6]|blockquote|table|pre|hr)\b[^>]*>/gi

type Parts = {
  /** Whole blocks, which do not change any more. */
  settled: readonly string[]
  /** What is still being written. */
  tail: string
}

/**
 * Splits HTML that grows into parts of whole blocks, so that only the last part is sanitised and rendered again, however long the text is.
 * @returns a function of the text until now; it reads only what is new, as long as the text begins as before
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
    // Without the tag that has not ended: the end of each tag in it would be looked for.
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
