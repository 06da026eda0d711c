/**
 * Finds the passages of the suggestions in the text. The server returns the text with `<span data-suggestion="H">` around each passage.
 * These marks never enter the document, because its sanitiser removes them. A passage is located by counting non-space characters, whose
 * number markup does not change (D-2465, D-0082).
 */
import { Node, type Point, type Range } from 'slate'
import type { Heart } from '@/api/cards/card.schema'
import { findMatches } from '@/editor/model/find'

export const HEARTS: readonly Heart[] = ['H', 'E', 'A', 'R', 'T']

/** Position of a passage. `start` and `length` count non-space characters. */
type Anchor = { heart: Heart; start: number; length: number; text: string }

type TaggedText = {
  /** In the order of the text; at most one per letter. */
  anchors: Anchor[]
  /** Number of non-space characters in the whole text. */
  total: number
}

const isHeart = (text: string | null): text is Heart => HEARTS.includes(text as Heart)
const letters = (text: string) => text.replace(/\s+/g, '')

/**
 * Reads the marks of a text that the server returned. Its HTML is neither shown nor executed.
 * @param html untrusted
 */
export function readAnchors(html: string): TaggedText {
  const container = document.implementation.createHTMLDocument('').createElement('div')
  container.innerHTML = html
  // In the editor's document these elements contain no text, so their characters must not be counted.
  for (const element of container.querySelectorAll('math, svg, style, script')) element.remove()
  const anchors: Anchor[] = []
  let total = 0
  let text = ''
  const walk = (element: Element) => {
    const heart = element.localName === 'span' ? element.getAttribute('data-suggestion') : null
    const start = total
    const textStart = text.length
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child)
      else if (child.nodeType === 3) {
        total += letters(child.nodeValue ?? '').length
        text += child.nodeValue ?? ''
      }
    }
    const isFirst = isHeart(heart) && !anchors.some((anchor) => anchor.heart === heart)
    if (isFirst && total > start)
      anchors.push({ heart, start, length: total - start, text: text.slice(textStart).trim() })
  }
  walk(container)
  return { anchors: anchors.toSorted((a, b) => a.start - b.start), total }
}

/** Returns the range of `length` non-space characters from `start`; undefined if the text is too short. */
function rangeAt(blocks: readonly Node[], start: number, length: number): Range | undefined {
  let seen = 0
  let anchor: Point | undefined
  for (const [{ text }, path] of Node.texts({ children: blocks } as Node)) {
    const count = letters(text).length
    if (seen + count > start) {
      for (let offset = 0; offset < text.length; offset += 1) {
        if (/\s/.test(text.charAt(offset))) continue
        seen += 1
        if (seen === start + 1) anchor = { path, offset }
        if (seen === start + length) return anchor && { anchor, focus: { path, offset: offset + 1 } }
      }
    } else seen += count
  }
  return undefined
}

const countLetters = (blocks: readonly Node[]) => {
  let total = 0
  for (const [{ text }] of Node.texts({ children: blocks } as Node)) total += letters(text).length
  return total
}

/**
 * Finds the passages in the document. If the text was edited since the marks were made, passages are searched by their words. A passage
 * that is not found has no range.
 */
export function findAnchors(blocks: readonly Node[], { anchors, total }: TaggedText): Partial<Record<Heart, Range>> {
  const isSameText = countLetters(blocks) === total
  const found: Partial<Record<Heart, Range>> = {}
  for (const { heart, start, length, text } of anchors) {
    const range = isSameText ? rangeAt(blocks, start, length) : findMatches(blocks, text)[0]
    if (range) found[heart] = range
  }
  return found
}
