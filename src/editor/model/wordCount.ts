import { Node } from 'slate'
import { joinTexts, OBJECT, textsOf } from './blockText'
import { isTextBlock } from './schema'

/** Words and characters of a text. Line breaks and white space at the ends of blocks do not count. */
export type WordCount = { words: number; characters: number }

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Cache by node: unchanged blocks keep their identity and are not counted again. */
const counts = new WeakMap<Node, WordCount>()

/** Counts words and characters of a document; `Intl.Segmenter` in the browser's language decides on words. */
export function countWords(blocks: readonly Node[]): WordCount {
  let words = 0
  let characters = 0
  for (const block of blocks) {
    const count = countNode(block)
    words += count.words
    characters += count.characters
  }
  return { words, characters }
}

function countNode(node: Node): WordCount {
  const known = counts.get(node)
  if (known) return known
  const count = isTextBlock(node)
    ? countText(joinTexts(textsOf(node, [])))
    : countWords(Node.isText(node) ? [] : node.children)
  counts.set(node, count)
  return count
}

function countText(text: string): WordCount {
  const visible = text.replaceAll(OBJECT, ' ').trim()
  let words = 0
  for (const { isWordLike } of segmenter.segment(visible)) if (isWordLike) words += 1
  return { words, characters: [...visible.replaceAll('\n', '')].length }
}
