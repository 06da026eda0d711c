/**
 * Splits a byte stream into its JSON lines. Chunks may end anywhere, even inside a character; blank lines are skipped
 * (C-325, D-3104). Leaving the loop early cancels the stream. A last line without `\n` counts.
 * @throws SyntaxError when a line is not JSON, or the stream's own error when the connection breaks.
 */
export async function* readJsonLines(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const lines = rest.split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim()) yield JSON.parse(line)
      if (done) return
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
