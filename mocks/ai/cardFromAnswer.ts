import { plainText } from './words'

const TITLE_LIMIT = 60

/**
 * Returns the title of a card that is created from a reply (C-374, D-3122). This is its first heading, or else its first 60
 * characters, cut at a word. Returns '' for a reply without words.
 */
export function titleOf(markdown: string): string {
  const text = markdown.replace(/^(```|~~~)[\s\S]*?(^\1[ \t]*$|$(?![\s\S]))/gm, '')
  const heading = /^ {0,3}#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*$/m.exec(text)?.[1]
  if (heading !== undefined) {
    const plain = plainText(heading)
    if (plain !== '') return plain
  }
  const letters = [...plainText(text).replace(/\s+/g, ' ').trim()]
  if (letters.length <= TITLE_LIMIT) return letters.join('')
  const cut = letters.slice(0, TITLE_LIMIT + 1).join('')
  const atWord = cut.replace(/\s+\S*$/, '')
  return (atWord === cut ? letters.slice(0, TITLE_LIMIT).join('') : atWord).replace(/[\s,;:–-]+$/, '')
}
