import type { Connect } from 'vite'
import { longAnswer } from '../../mocks/ai/longAnswer'

const WORDS_PER_CHUNK = 4
/** Time in ms between chunks. 4 words every 20 ms are 200 words a second. */
const CHUNK_MS = 20

/** Returns a lesson of exactly `characters` characters, the same in every run. */
const lessonOf = (characters: number) => longAnswer(characters * 1.15, 'bench').slice(0, characters)

function chunksOf(text: string): string[] {
  const words = text.match(/\s*\S+\s*/g) ?? []
  const chunks: string[] = []
  for (let at = 0; at < words.length; at += WORDS_PER_CHUNK) {
    chunks.push(words.slice(at, at + WORDS_PER_CHUNK).join(''))
  }
  return chunks
}

/** Returns the question that asks for a lesson of `characters` characters. */
export const questionFor = (characters: number) => `Tell me a lesson of ${characters} characters.`

async function requestedLength(request: Connect.IncomingMessage): Promise<number> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return Number(/lesson of (\d+)/.exec(body)?.[1])
}

/**
 * Answers `POST magic` like a language model that writes 200 words a second. Each chunk is sent by elapsed time, so late timers
 * do not add up.
 */
export const streamLesson: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== 'POST' || request.url !== '/api/magic') return next()
  const send = (event: string, data: unknown) => response.write(`${JSON.stringify({ event, data })}\n`)

  void requestedLength(request).then((characters) => {
    const text = lessonOf(characters)
    const chunks = chunksOf(text)
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-cache' })
    send('start', { messageId: 'm-bench', type: 'text', agentId: 'standard', chatMode: 'normal' })
    const begun = performance.now()
    let sent = 0

    const tick = () => {
      if (response.destroyed) return
      const due = Math.min(chunks.length, Math.floor((performance.now() - begun) / CHUNK_MS) + 1)
      for (; sent < due; sent += 1) send('token', chunks[sent])
      if (sent < chunks.length) return void setTimeout(tick, begun + sent * CHUNK_MS - performance.now())
      send('end', { messageId: 'm-bench', content: text })
      response.end()
    }
    tick()
  })
}
