/**
 * HTML collapses white space, but the editor shows all of it. Writing turns each space that would collapse into a
 * no-break space. Reading turns only such no-break spaces back, so an unchanged body is written as it was read.
 */

const NBSP = '\u00a0'
/** Stands for the beginning or end of a block or line. */
const EDGE = '\n'

/**
 * Returns the texts of one block as the browser shows them.
 * @param texts in order, with each run of white space as one space. A line break is its own text `\n`; null is an
 * object such as a picture
 */
export function collapseSpaces(texts: readonly (string | null)[]): (string | null)[] {
  let previous = EDGE
  const collapsed = texts.map((text) => {
    if (text === null || text === '\n') {
      previous = text ?? 'x'
      return text
    }
    let kept = text
    if (kept.startsWith(' ') && (previous === EDGE || previous === ' ')) kept = kept.slice(1)
    previous = kept.at(-1) ?? previous
    return kept
  })
  let next = EDGE
  for (let index = collapsed.length - 1; index >= 0; index -= 1) {
    const text = collapsed[index]
    if (typeof text === 'string' && text !== '\n' && next === EDGE && text.endsWith(' ')) {
      collapsed[index] = text.slice(0, -1)
    }
    next = nextOf(collapsed[index], next)
  }
  return mapSpaces(collapsed, (isForced, character) => (isForced && character === NBSP ? ' ' : character))
}

/** Reverses `collapseSpaces`: HTML shows all spaces of the returned texts. */
export function protectSpaces(texts: readonly (string | null)[]): (string | null)[] {
  return mapSpaces(
    texts.map((text) => (text === '\n' ? text : (text?.replace(/[\t\r\f]/g, ' ') ?? null))),
    (isForced, character) => (isForced && character === ' ' ? NBSP : character),
  )
}

const nextOf = (text: string | null | undefined, following: string) => (text === null ? 'x' : text?.[0] || following)

/**
 * Maps spaces and no-break spaces. `isForced` is true where a plain space would collapse: at an edge or after another
 * plain space. For the next character, a forced space counts as a no-break space.
 */
function mapSpaces(
  texts: readonly (string | null)[],
  map: (isForced: boolean, character: string) => string,
): (string | null)[] {
  const following: string[] = []
  let next = EDGE
  for (let index = texts.length - 1; index >= 0; index -= 1) {
    following[index] = next
    next = nextOf(texts[index], next)
  }
  let previous = EDGE
  return texts.map((text, index) => {
    if (text === null || text === '\n') {
      previous = text ?? 'x'
      return text
    }
    if (!text.includes(' ') && !text.includes(NBSP)) {
      previous = text.at(-1) ?? previous
      return text
    }
    let mapped = ''
    for (let at = 0; at < text.length; at += 1) {
      const character = text.charAt(at)
      if (character !== ' ' && character !== NBSP) {
        mapped += character
        previous = character
        continue
      }
      const isLast = (text[at + 1] ?? following[index]) === EDGE
      const isForced = previous === EDGE || previous === ' ' || isLast
      const written = map(isForced, character)
      mapped += written
      previous = isForced ? NBSP : character
    }
    return mapped
  })
}
