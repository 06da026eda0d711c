/**
 * Splits streamed markdown into blocks, so that each frame parses only the unfinished block. A block is finished once a
 * blank line and the start of another block follow. Finished blocks never change.
 */
export type Blocks = {
  /** Finished blocks in order. */
  done: readonly string[]
  /** The unfinished block. */
  tail: string
  /** The text processed so far. */
  text: string
}

export const NO_BLOCKS: Blocks = { done: [], tail: '', text: '' }

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)/
/** Matches a line that belongs to the list above it, even after a blank line. */
const LIST_CONTINUATION = /^(\s+\S|[-*+] |\d+[.)] )/
const LIST_ITEM = /^([-*+] |\d+[.)] )/
const BULLET = /^[-*+] /
const isTableDelimiter = (line: string) => line.includes('-') && /^[\s:|-]*$/.test(line)

/** Characters and lines after which a block is split, so that one frame does not parse too much (D-0053). */
const MAX_LENGTH = 6000
const MAX_LINES = 150
/**
 * Maximum length of a bulleted list, which can be split between two items without a visible effect. A numbered list
 * would restart its numbers.
 */
const MAX_LIST_LENGTH = 2000

/**
 * Limits the number of blocks, because every update visits the element of each block. Beyond `MANY_BLOCKS` blocks, a
 * new block has at least `MIN_LENGTH` characters.
 */
const MANY_BLOCKS = 50
const MIN_LENGTH = 500

/** A line, or a piece of a line that is longer than a block may be. */
type Line = { text: string; isContinued: boolean }

function toLines(text: string): Line[] {
  const lines: Line[] = []
  for (const line of text.split('\n')) {
    let rest = line
    for (; rest.length > MAX_LENGTH; rest = rest.slice(MAX_LENGTH)) {
      lines.push({ text: rest.slice(0, MAX_LENGTH), isContinued: true })
    }
    lines.push({ text: rest, isContinued: false })
  }
  return lines
}

const join = (lines: readonly Line[]) => lines.map(({ text }) => text).join('\n')

/** Open code block: its opening line, and the marker that ends it. */
type Fence = { line: Line; marker: string }

/** Returns the open code block after a line. Only a line that consists of the marker ends the code block. */
function fenceAfter(line: Line, fence: Fence | undefined): Fence | undefined {
  const [, marker, info = ''] = FENCE.exec(line.text) ?? []
  if (!marker) return fence
  if (!fence) return { line, marker }
  return marker.startsWith(fence.marker) && !info.trim() ? undefined : fence
}

/**
 * Returns the lines with which the second part of a split block must begin: the opening fence of code, or the head of a
 * table.
 */
function continuationHead(block: readonly Line[], fence: Fence | undefined): Line[] {
  if (fence) return [fence.line]
  const [header, delimiter] = block
  return header?.text.includes('|') && delimiter && isTableDelimiter(delimiter.text) ? [header, delimiter] : []
}

function splitBlocks(text: string, doneBefore: number): { done: string[]; tail: string } {
  const done: string[] = []
  const lines = toLines(text)
  let fence: Fence | undefined
  let length = 0
  let start = 0
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line) break
    length += line.text.length + 1
    fence = fenceAfter(line, fence)
    const next = lines[index + 1]
    // The last line may still grow into a fence or a list item, so no block can end before it yet.
    if (!next || (index + 2 >= lines.length && !line.isContinued)) continue
    const first = lines[start]?.text ?? ''
    const isGap = !fence && line.text.trim() === '' && next.text.trim() !== '' && index > start
    const isLongEnough = length >= MIN_LENGTH || doneBefore + done.length < MANY_BLOCKS
    const isEnd = isGap && isLongEnough && !(LIST_ITEM.test(first) && LIST_CONTINUATION.test(next.text))
    const isTooLong =
      line.isContinued ||
      length > MAX_LENGTH ||
      index - start >= MAX_LINES ||
      (length > MAX_LIST_LENGTH && !fence && BULLET.test(first) && BULLET.test(next.text))
    if (!isEnd && !isTooLong) continue
    const block = lines.slice(start, index + 1)
    done.push(isEnd ? `${join(block.slice(0, -1))}\n` : `${join(block)}\n${fence ? `${fence.marker}\n` : ''}`)
    // The next block begins with a copy of the head, which replaces the last finished lines.
    const head = isEnd ? [] : continuationHead(block, fence)
    start = index + 1 - head.length
    lines.splice(start, head.length, ...head)
    length = join(head).length
  }
  return { done, tail: join(lines.slice(start)) }
}

/**
 * Updates the blocks of a growing text. Only the unfinished block is split again.
 * @param text the whole text; if it does not begin with the previous text, all of it is split again
 */
export function updateBlocks(blocks: Blocks, text: string): Blocks {
  if (text === blocks.text) return blocks
  if (!text.startsWith(blocks.text)) return updateBlocks(NO_BLOCKS, text)
  const { done, tail } = splitBlocks(blocks.tail + text.slice(blocks.text.length), blocks.done.length)
  return { done: done.length > 0 ? [...blocks.done, ...done] : blocks.done, tail, text }
}
