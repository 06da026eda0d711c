import type { Fault } from './faults'
import type { MockServer } from './mockServer'

/** Number of events that a stream sends before an injected fault, unless the fault gives one. */
const FAULT_AFTER_EVENTS = 12

/** Delay in ms between the last line and the end of a faulty stream, so that the client receives the line first. */
const DELIVERY_MS = 20
const ERROR_LINE = `${JSON.stringify({ event: 'error', data: { status: 500, message: 'The assistant stopped working.' } })}\n`

const streamFaultOf = (fault: Fault | undefined) =>
  fault?.kind === 'streamCut' || fault?.kind === 'streamWithoutEnd' || fault?.kind === 'streamError' ? fault : undefined

type StreamOptions = {
  mockServer: MockServer
  events: AsyncGenerator
  fault: Fault | undefined
  /** Aborted by a cancelled body; ends the waiting of the handler's generator. */
  gone: AbortController
  /** Called once with the end of the stream: 200, `cancelled` or the kind of the injected fault. */
  onEnd: (status: number | string) => void
}

/**
 * Streams a handler's events as newline-delimited JSON, one chunk per event. If the client cancels the stream (stop button,
 * closed tab), the handler's generator ends, too.
 */
export function streamResponse({ mockServer, events, fault, gone, onEnd }: StreamOptions): Response {
  const encoder = new TextEncoder()
  const streamFault = streamFaultOf(fault)
  const faultAfter = streamFault?.afterEvents ?? FAULT_AFTER_EVENTS
  let sent = 0

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = (await events.next()) as IteratorResult<unknown, undefined>
      if (gone.signal.aborted) return
      if (done) {
        onEnd(200)
        return controller.close()
      }
      const line = `${JSON.stringify(value)}\n`
      sent += 1
      const isDue = sent > faultAfter || (value as { event?: string }).event === 'end'
      const kind = isDue ? streamFault?.kind : undefined
      if (!kind) return controller.enqueue(encoder.encode(line))
      onEnd(kind)
      // For `streamCut` the client receives half a line, then a network error.
      if (kind === 'streamCut') controller.enqueue(encoder.encode(line.slice(0, line.length / 2)))
      if (kind === 'streamError') controller.enqueue(encoder.encode(ERROR_LINE))
      await mockServer.wait(DELIVERY_MS, gone.signal)
      await events.return(undefined)
      if (kind === 'streamCut') controller.error(new TypeError('network error'))
      else controller.close()
    },
    async cancel() {
      gone.abort()
      await events.return(undefined)
      onEnd('cancelled')
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-cache' } })
}
