/** Maximum number of characters of an invalid line that are logged. */
const LOGGED_CHARACTERS = 80

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    console.warn(`[stream] A line is no JSON: ${line.slice(0, LOGGED_CHARACTERS)}`)
    return undefined
  }
}

/**
 * Splits a byte stream into its JSON lines (C-325, D-3104). Chunks may end anywhere, even inside a character. The last
 * line needs no `\n`. Skips blank lines; logs and skips lines that are not JSON. Leaving the loop early cancels the
 * stream; an abort also ends the loop.
 * @throws the stream's own error if the connection breaks
 */
export async function* readJsonLines(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<unknown, void> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  // Ends a waiting `read` even if aborting the request does not end the body.
  signal?.addEventListener('abort', cancel)
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (signal?.aborted) return
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const lines = rest.split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) {
        const parsed = line.trim() ? parseLine(line) : undefined
        if (parsed !== undefined) yield parsed
      }
      if (done) return
    }
  } finally {
    cancel()
  }
}
