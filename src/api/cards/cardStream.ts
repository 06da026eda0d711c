/**
 * Content of a card while the server writes it, token by token (B-516, B-517, D-2509, D-0083). `openCard.ts` passes the
 * tokens to these pure functions. The open card shows the streamed content instead of its stored content until the
 * finished card arrives.
 */
export type CardStream = {
  title: string
  subtitle: string
  /** HTML, which may end inside a tag or an entity. */
  body: string
  /** Field to which the next token belongs. */
  target: 'title' | 'subtitle' | 'body'
  /** True if the client joined after the start. The earlier text is then unknown, and the stream is not shown. */
  isPartial: boolean
  nextIndex: number
  /** Tokens that arrived before a missing token, by index. */
  early: Readonly<Record<number, string>>
}

export type StreamToken = { index: number; token: string }

/** Maximum number of early tokens. If there are more, the missing tokens count as lost. */
const MAX_EARLY = 20

/** Returns an empty stream. A stream without a marker begins with the body (D-2478). */
export const beginStream = (): CardStream => ({
  title: '',
  subtitle: '',
  body: '',
  target: 'body',
  isPartial: false,
  nextIndex: 0,
  early: {},
})

const joinStream = (index: number): CardStream => ({ ...beginStream(), isPartial: true, nextIndex: index })

function write(stream: CardStream, token: string): CardStream {
  if (token === '#') return { ...stream, target: 'title' }
  if (token === '##') return { ...stream, target: 'subtitle' }
  const target = token.startsWith('<') ? 'body' : stream.target
  return { ...stream, target, [target]: stream[target] + token }
}

/** Appends every token whose predecessors have all arrived, in the order of their index. */
function writeDue(stream: CardStream): CardStream {
  let next = stream
  for (let token = next.early[next.nextIndex]; token !== undefined; token = next.early[next.nextIndex]) {
    const { [next.nextIndex]: _written, ...early } = next.early
    next = { ...write(next, token), early, nextIndex: next.nextIndex + 1 }
  }
  return next
}

/**
 * Returns the stream after a token. A token that was already written is ignored. Without a stream, begins one, which is
 * partial unless `index` is 0.
 */
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
