/** Maximum number of letters in a token. Longer words become several tokens, as in a language model. */
const LONGEST_PIECE = 8

const TOKEN =
  /\r?\n(?:[ \t]*\r?\n)*|[ ]?\p{RI}{2}|[ ]?(?:[\p{L}\p{N}]\p{M}*)+|[ ]?\p{Extended_Pictographic}(?:\p{M}|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*|[ ]?([^\s\p{L}\p{N}\p{M}])\1*|[ \t]+(?=[ ])|[\s\S]/gu
const LETTER = /[\p{L}\p{N}]\p{M}*/gu

function piecesOf(token: string): string[] {
  const letters = token.match(LETTER)
  if (letters === null || letters.length <= LONGEST_PIECE) return [token]
  const lead = token.startsWith(' ') ? ' ' : ''
  const count = Math.ceil(letters.length / 6)
  const size = Math.ceil(letters.length / count)
  return Array.from(
    { length: count },
    (_, index) => (index === 0 ? lead : '') + letters.slice(index * size, (index + 1) * size).join(''),
  )
}

/**
 * Splits a text into tokens as a language model does. Tokens are words with the space before them, parts of long words,
 * repeated signs and line ends. The joined tokens equal the text. A surrogate pair is never split.
 */
export function tokenise(markdown: string): string[] {
  return (markdown.match(TOKEN) ?? []).flatMap(piecesOf).filter((piece) => piece !== '')
}
