import type { Fault } from './faults'
import type { MockServer } from './mockServer'

/** Events after which a planned fault of a stream happens. */
const FAULT_AFTER_EVENTS = 12

/** ms for what was written last to get through before the connection goes. */
const DELIVERY_MS = 20
const ERROR_LINE = `${JSON.stringify({ event: 'error', data: { status: 500, message: 'The assistant stopped working.' } })}\n`

const streamFaultOf = (fault: Fault | undefined) =>
  fault?.kind === 'streamCut' || fault?.kind === 'streamWithoutEnd' || fault?.kind === 'streamError'
    ? fault.kind
    : undefined

type StreamOptions = {
  mockServer: MockServer
  events: AsyncGenerator
  fault: Fault | undefined
  signal: AbortSignal
  /** Told once how the stream ended: 200, `cancelled` or the fault that was planned. */
  onEnd: (status: number | string) => void
}

/**
 * A stream of events as newline-delimited JSON, one write for each event. Cancelling it (a closed tab, the stop button) ends the
 * handler's generator too, so that nothing goes on talking to nobody.
 */
export function streamResponse({ mockServer, events, fault, signal, onEnd }: StreamOptions): Response {
  const encoder = new TextEncoder()
  let sent = 0

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = (await events.next()) as IteratorResult<unknown, undefined>
      if (signal.aborted) return
      if (done) {
        onEnd(200)
        return controller.close()
      }
      const line = `${JSON.stringify(value)}\n`
      sent += 1
      const isDue = sent > FAULT_AFTER_EVENTS || (value as { event?: string }).event === 'end'
      const streamFault = isDue ? streamFaultOf(fault) : undefined
      if (!streamFault) return controller.enqueue(encoder.encode(line))
      onEnd(streamFault)
      // Half a line, and the connection is gone.
      if (streamFault === 'streamCut') controller.enqueue(encoder.encode(line.slice(0, line.length / 2)))
      if (streamFault === 'streamError') controller.enqueue(encoder.encode(ERROR_LINE))
      await mockServer.wait(DELIVERY_MS, signal)
      await events.return(undefined)
      if (streamFault === 'streamCut') controller.error(new TypeError('network error'))
      else controller.close()
    },
    async cancel() {
      await events.return(undefined)
      onEnd('cancelled')
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-cache' } })
}
