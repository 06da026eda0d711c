/**
 * Content of a card while the server writes it, token by token (B-516, B-517, D-2509, D-0083). Pure functions: `openCard.ts` feeds the
 * tokens. The open card shows the stream instead of its stored content until the finished card arrives.
 */
export type CardStream = {
  title: string
  subtitle: string
  /** HTML, possibly cut in a tag or an entity. */
  body: string
  /** The field that the next token belongs to. */
  target: 'title' | 'subtitle' | 'body'
  /** True if the client joined after the start: the earlier text is unknown and not shown. */
  isPartial: boolean
  nextIndex: number
  /** Tokens that arrived ahead of a missing token, by index. */
  early: Readonly<Record<number, string>>
}

export type StreamToken = { index: number; token: string }

/** Maximum number of early tokens; with one more, the missing tokens count as lost. */
const MAX_EARLY = 20

/** A stream without a marker begins in the body (D-2478). */
export const beginStream = (): CardStream => ({
  title: '',
  subtitle: '',
  body: '',
  target: 'body',
  isPartial: false,
  nextIndex: 0,
  early: {},
})

/** Stream whose beginning was missed. */
const joinStream = (index: number): CardStream => ({ ...beginStream(), isPartial: true, nextIndex: index })

function write(stream: CardStream, token: string): CardStream {
  if (token === '#') return { ...stream, target: 'title' }
  if (token === '##') return { ...stream, target: 'subtitle' }
  const target = token.startsWith('<') ? 'body' : stream.target
  return { ...stream, target, [target]: stream[target] + token }
}

/** Writes the tokens that are due, in the order of their index. */
function writeDue(stream: CardStream): CardStream {
  let next = stream
  for (let token = next.early[next.nextIndex]; token !== undefined; token = next.early[next.nextIndex]) {
    const { [next.nextIndex]: _written, ...early } = next.early
    next = { ...write(next, token), early, nextIndex: next.nextIndex + 1 }
  }
  return next
}

/** The stream after a token; ignores a token already written. Without a stream, begins one, partial unless `index` is 0. */
export function addToken(before: CardStream | null, { index, token }: StreamToken): CardStream {
  const stream = before ?? (index === 0 ? beginStream() : joinStream(index))
  if (index < stream.nextIndex) return stream
  if (index === stream.nextIndex && Object.keys(stream.early).length === 0)
    return { ...write(stream, token), nextIndex: index + 1 }
  const waiting = writeDue({ ...stream, early: { ...stream.early, [index]: token } })
  const indexes = Object.keys(waiting.early).map(Number)
  if (indexes.length <= MAX_EARLY) return waiting
  return writeDue({ ...waiting, nextIndex: Math.min(...indexes) })
}
