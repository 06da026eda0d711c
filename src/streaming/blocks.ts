/**
 * Splits streamed markdown into blocks, so that a frame parses only the unfinished one. A block is finished once a blank line and the
 * start of another block follow it; finished blocks never change.
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
/** A line that belongs to the list above it, even after a blank line. */
const LIST_CONTINUATION = /^(\s+\S|[-*+] |\d+[.)] )/
const LIST_ITEM = /^([-*+] |\d+[.)] )/
const BULLET = /^[-*+] /
const isTableDelimiter = (line: string) => line.includes('-') && /^[\s:|-]*$/.test(line)

/** Characters and lines at which a block is split, so that no frame parses more (D-0053). */
const MAX_LENGTH = 6000
const MAX_LINES = 150
/** The same for bulleted lists, which can be split between two items unnoticed; the numbers of a numbered list would start again. */
const MAX_LIST_LENGTH = 2000

/** Each block is an element that every update visits: after so many, a block has at least so many characters. */
const MANY_BLOCKS = 50
const MIN_LENGTH = 500

/** A line, or a piece of one that is longer than a block may be. */
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

/** Code that is open: the line that opened it, and the marker that ends it. */
type Fence = { line: Line; marker: string }

/** The code that is open after a line: only a line of the same marker and nothing else ends it. */
function fenceAfter(line: Line, fence: Fence | undefined): Fence | undefined {
  const [, marker, info = ''] = FENCE.exec(line.text) ?? []
  if (!marker) return fence
  if (!fence) return { line, marker }
  return marker.startsWith(fence.marker) && !info.trim() ? undefined : fence
}

/** The lines with which the second part of a block begins: the opening fence of code, the head of a table. */
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
    // The last line may still grow into a fence or a list item: no boundary before it yet.
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
    // The head takes the place of lines that are done.
    const head = isEnd ? [] : continuationHead(block, fence)
    start = index + 1 - head.length
    lines.splice(start, head.length, ...head)
    length = join(head).length
  }
  return { done, tail: join(lines.slice(start)) }
}

/**
 * Updates the blocks of a text that has grown since the last call; only the unfinished block is split again.
 * @param text the whole text; when it does not begin with the text before, everything is split again
 */
export function updateBlocks(blocks: Blocks, text: string): Blocks {
  if (text === blocks.text) return blocks
  if (!text.startsWith(blocks.text)) return updateBlocks(NO_BLOCKS, text)
  const { done, tail } = splitBlocks(blocks.tail + text.slice(blocks.text.length), blocks.done.length)
  return { done: done.length > 0 ? [...blocks.done, ...done] : blocks.done, tail, text }
}
