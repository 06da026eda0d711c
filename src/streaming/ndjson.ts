/** Characters of a malformed line that are logged. */
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
 * Splits a byte stream into its JSON lines. Chunks may end anywhere, even inside a character; blank lines are skipped
 * (C-325, D-3104). Leaving the loop early cancels the stream; aborting it also ends the loop. A last line without `\n` counts. A line that is no JSON
 * is logged and passed over: the lines around it are whole.
 * @throws the stream's own error when the connection breaks.
 */
export async function* readJsonLines(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<unknown, void> {
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  // Ends a read that waits, also of a body that does not fail with its request.
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
