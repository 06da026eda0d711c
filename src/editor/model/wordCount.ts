import { Node } from 'slate'
import { joinTexts, OBJECT, textsOf } from './blockText'
import { isTextBlock } from './schema'

/** Words and characters of a text, without line breaks and without white space at the ends of blocks. */
export type WordCount = { words: number; characters: number }

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Cache by node. Unchanged blocks keep their identity, so they are not counted again. */
const counts = new WeakMap<Node, WordCount>()

/**
 * Counts words and characters of a document. `Intl.Segmenter`, in the browser's language, determines what a word is.
 */
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
