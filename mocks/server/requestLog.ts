import type { CallName } from '../../src/api/core/calls'
import type { ScenarioName } from '../scenarios/scenarios'

/** One line of the request journal. What is not known yet, while the call runs, is empty. */
export type RequestLogEntry = {
  id: number
  method: string
  path: string
  call?: CallName
  /** Username of who asked; empty for a visitor. */
  as?: string
  scenario: ScenarioName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  status?: number | string
  /** ms. */
  durationMs?: number
  /** The body of the answer; of a stream its events, of a picture its content type. */
  responseBody?: unknown
}

/** What the journal learns of a request on its way. */
type RequestLogWriter = {
  addDetails: (parts: Pick<RequestLogEntry, 'params' | 'query' | 'body'>) => void
  end: (status: number | string, responseBody?: unknown) => void
}

export type RequestLog = {
  begin: (request: Pick<RequestLogEntry, 'method' | 'path' | 'call' | 'as'>) => RequestLogWriter
  /** Oldest first. */
  entries: () => readonly RequestLogEntry[]
  clear: () => void
  /** Calls the listener with every entry that begins or ends. @returns a function that unsubscribes it */
  onEntry: (listener: () => void) => () => void
}

/** Older entries are dropped. */
const REQUEST_LOG_LENGTH = 200

/** The requests of one mock server, for the panel and for tests. */
export function createRequestLog(scenario: () => ScenarioName): RequestLog {
  const entries: RequestLogEntry[] = []
  const listeners = new Set<() => void>()
  let entryCount = 0

  return {
    begin(request) {
      const started = performance.now()
      entryCount += 1
      const entry: RequestLogEntry = { id: entryCount, scenario: scenario(), ...request }
      entries.push(entry)
      if (entries.length > REQUEST_LOG_LENGTH) entries.shift()
      const notifyListeners = () => {
        for (const listener of listeners) listener()
      }
      notifyListeners()
      return {
        addDetails: (parts) => void Object.assign(entry, parts),
        end(status, responseBody) {
          entry.status = status
          entry.responseBody = responseBody
          entry.durationMs = Math.round(performance.now() - started)
          notifyListeners()
        },
      }
    },
    entries: () => entries,
    clear() {
      entries.length = 0
      for (const listener of listeners) listener()
    },
    onEntry(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
