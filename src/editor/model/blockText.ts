import { Node, type Path, type Point } from 'slate'
import { isInlineVoid } from './schema'

/** Character that represents a picture, drawing or formula in a text. */
export const OBJECT = '\ufffc'

export type PlacedText = { text: string; path: Path; start: number }

/**
 * Returns the texts of a text block, each with its path and its start offset in characters. An inline void counts as
 * one character.
 */
export function textsOf(block: Node, blockPath: Path): PlacedText[] {
  let start = 0
  return [...Node.texts(block)].map(([node, path]) => {
    const text = isInlineVoid(Node.parent(block, path)) ? OBJECT : node.text
    const placed = { text, path: [...blockPath, ...path], start }
    start += text.length
    return placed
  })
}

export const joinTexts = (texts: readonly PlacedText[]): string => texts.map(({ text }) => text).join('')

/**
 * Returns the point at a character offset of a text block.
 * @param side decides at the border of two texts: `start` chooses the later text, `end` the earlier one
 */
export function pointAt(texts: readonly PlacedText[], offset: number, side: 'start' | 'end'): Point | undefined {
  const isIn = ({ text, start }: PlacedText) =>
    side === 'start' ? offset < start + text.length : offset <= start + text.length
  const found = texts.find((placed) => placed.text !== OBJECT && offset >= placed.start && isIn(placed)) ?? texts.at(-1)
  return found && { path: found.path, offset: Math.min(Math.max(offset - found.start, 0), found.text.length) }
}
