/**
 * Where the suggestions belong in the text. `tag-suggestion` gives the text back with `<span data-suggestion="H">` around passages; these
 * marks never enter the document, whose sanitiser drops them. They are read here, and found again in the document by counting characters
 * other than white space, which markup and its formatting do not change (D-2465, D-0082).
 */
import { Node, type Point, type Range } from 'slate'
import type { Heart } from '@/api/cards/card.schema'
import { findMatches } from '@/editor/model/find'

export const HEARTS: readonly Heart[] = ['H', 'E', 'A', 'R', 'T']

/** A passage by its place in the text: all numbers count characters that are no white space. */
type Anchor = { heart: Heart; start: number; length: number; text: string }

type TaggedText = {
  /** In the order of the text, at most one for a letter. */
  anchors: Anchor[]
  /** Characters of the whole text. */
  total: number
}

const isHeart = (text: string | null): text is Heart => HEARTS.includes(text as Heart)
const letters = (text: string) => text.replace(/\s+/g, '')

/**
 * Reads the marks of a tagged text; nothing of it is shown or executed.
 * @param html untrusted
 */
export function readAnchors(html: string): TaggedText {
  const container = document.implementation.createHTMLDocument('').createElement('div')
  container.innerHTML = html
  // Voids of the document: their text is no text of it.
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

/** The points before the first and after the last of the characters from `start`; undefined when there are not so many. */
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
 * Where the passages are in a document: by their place when it is the text that was tagged, else, when it was edited meanwhile, where
 * their words stand. A passage that is not found has no range.
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
