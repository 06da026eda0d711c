import type { Fault } from './scenarios'
import type { School } from './school'

/** Events after which a planned fault of a stream happens. */
const CUT_AFTER_EVENTS = 12

/**
 * A stream of events as newline-delimited JSON, one write for each event. Cancelling it (a closed tab, the stop button) ends the
 * handler's generator too, so that nothing goes on talking to nobody.
 */
export function streamReply(
  school: School,
  events: AsyncGenerator,
  fault: Fault | undefined,
  signal: AbortSignal,
): Response {
  const encoder = new TextEncoder()
  let sent = 0

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = (await events.next()) as IteratorResult<unknown, undefined>
      if (signal.aborted) return
      if (done) return controller.close()
      const line = `${JSON.stringify(value)}\n`
      sent += 1
      const isDue = sent > CUT_AFTER_EVENTS || (value as { event?: string }).event === 'end'
      if (fault?.kind === 'streamCut' && isDue) {
        // Half a line, and the connection is gone.
        controller.enqueue(encoder.encode(line.slice(0, line.length / 2)))
        await school.wait(20, signal)
        await events.return(undefined)
        return controller.error(new TypeError('network error'))
      }
      if (fault?.kind === 'streamWithoutEnd' && isDue) {
        await events.return(undefined)
        return controller.close()
      }
      if (fault?.kind === 'streamError' && isDue) {
        const problem = { event: 'error', data: { status: 500, message: 'The assistant stopped working.' } }
        controller.enqueue(encoder.encode(`${JSON.stringify(problem)}\n`))
        await events.return(undefined)
        return controller.close()
      }
      controller.enqueue(encoder.encode(line))
    },
    async cancel() {
      await events.return(undefined)
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-cache' } })
}
