import { toAddress } from './links'
import { joinInlines } from './readInlines'
import type { FormattedText, InlineNode, Mark } from './types'
import { FENCES } from './withMarkdownShortcuts'

/**
 * Matches inline code, a link, or a fence that opens or closes a mark. No piece is scanned twice, so even a malicious
 * line takes linear time.
 */
const SIGN = /`([^`]+)`|\[([^[\]]{1,1000})\]\(([^\s()[\]]{1,2000})\)|\*\*|__|~~|\*|_/g

const isWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
const isSpace = (character: string | undefined) => character === undefined || character.trim() === ''

/** Converts a line to inline nodes. Markdown becomes marks, inline code and links. */
export function lineToInlines(line: string): InlineNode[] {
  const nodes: InlineNode[] = []
  /** Opening signs (`**`, `_` …) that have no closing sign yet, each with the index of its node. */
  const open = new Map<string, number>()
  let from = 0
  const push = (node: InlineNode) => nodes.push(node)
  const pushText = (to: number) => {
    if (to > from) push({ text: line.slice(from, to) })
  }
  for (const { 0: sign, 1: code, 2: label, 3: address, index } of line.matchAll(SIGN)) {
    const end = index + sign.length
    const href = address && toAddress(address)
    if (address && !href) continue
    pushText(index)
    from = end
    if (code?.trim() === code && code) push({ text: code, code: true })
    else if (label && href) push({ type: 'link', href, children: [{ text: label }] })
    else if (!closeMark(nodes, open, sign, isSpace(line[index - 1]))) {
      if (!isWord(line[index - 1]) && !isSpace(line[end])) open.set(sign, nodes.length)
      push({ text: sign })
    }
  }
  pushText(line.length)
  return joinInlines(nodes)
}

/**
 * Adds a mark to the nodes after an opening fence. Returns false if there is no opening fence, or nothing between the
 * fences.
 */
function closeMark(nodes: InlineNode[], open: Map<string, number>, fence: string, isBehindSpace: boolean): boolean {
  const start = open.get(fence)
  const mark = FENCES.get(fence)
  if (start === undefined || !mark || isBehindSpace || start === nodes.length - 1) return false
  open.delete(fence)
  nodes[start] = { text: '' }
  for (let index = start + 1; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (node) nodes[index] = withMark(node, mark)
  }
  return true
}

function withMark(node: InlineNode, mark: Mark): InlineNode {
  if ('text' in node) return { ...node, [mark]: true } satisfies FormattedText
  return node.type === 'link' ? { ...node, children: node.children.map((child) => withMark(child, mark)) } : node
}
