/**
 * Splits streamed markdown into blocks, so that a frame parses only the unfinished one. A block is finished once a blank line and the
 * start of another block follow it; finished blocks never change.
 */
export type Blocks = {
  /** Finished blocks in order. */
  done: readonly string[]
  /** The unfinished block. */
  tail: string
  /** Number of characters processed. */
  length: number
}

export const NO_BLOCKS: Blocks = { done: [], tail: '', length: 0 }

const FENCE = /^ {0,3}(```|~~~)/
/** A line that belongs to the list above it, even after a blank line. */
const LIST_CONTINUATION = /^(\s+\S|[-*+] |\d+[.)] )/
const LIST_ITEM = /^([-*+] |\d+[.)] )/

function splitBlocks(text: string): { done: string[]; tail: string } {
  const done: string[] = []
  const lines = text.split('\n')
  let start = 0
  let isFenced = false
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (FENCE.test(line)) isFenced = !isFenced
    const next = lines[index + 1]
    const isBoundary = !isFenced && line.trim() === '' && next !== undefined && next.trim() !== '' && index > start
    // The last line may still grow into a fence or a list item: no boundary before it yet.
    if (!isBoundary || index + 2 >= lines.length) continue
    const isList = LIST_ITEM.test(lines[start] ?? '')
    if (isList && LIST_CONTINUATION.test(next)) continue
    done.push(`${lines.slice(start, index).join('\n')}\n`)
    start = index + 1
  }
  return { done, tail: lines.slice(start).join('\n') }
}

/**
 * Updates the blocks of a text that has grown since the last call; only the unfinished block is split again.
 * @param text the whole text; when it is shorter than before, everything is split again
 */
export function updateBlocks(blocks: Blocks, text: string): Blocks {
  if (text.length === blocks.length) return blocks
  if (text.length < blocks.length) return updateBlocks(NO_BLOCKS, text)
  const { done, tail } = splitBlocks(blocks.tail + text.slice(blocks.length))
  return { done: done.length > 0 ? [...blocks.done, ...done] : blocks.done, tail, length: text.length }
}
