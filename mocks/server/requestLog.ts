import type { CallName } from '../../src/api/calls'
import type { ScenarioName } from '../scenarios/scenarios'

/** An entry of the request log. Fields still unknown in flight are undefined. */
export type RequestLogEntry = {
  id: number
  method: string
  path: string
  call?: CallName
  /** Username of the signed-in person; undefined for a visitor. */
  as?: string
  scenario: ScenarioName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  status?: number | string
  /** ms. */
  durationMs?: number
  /** The response body; for a stream the events, for a picture the content type. */
  responseBody?: unknown
}

/** Adds to the entry of a request in flight. */
type RequestLogWriter = {
  addDetails: (details: Pick<RequestLogEntry, 'params' | 'query' | 'body'>) => void
  end: (status: number | string, responseBody?: unknown) => void
}

export type RequestLog = {
  begin: (request: Pick<RequestLogEntry, 'method' | 'path' | 'call' | 'as'>) => RequestLogWriter
  /** Oldest first. */
  entries: () => readonly RequestLogEntry[]
  clear: () => void
  /** Calls the listener for each added or completed entry and after clearing. @returns unsubscribe */
  onEntry: (listener: () => void) => () => void
}

/** Maximum number of entries; older entries are dropped. */
const REQUEST_LOG_LENGTH = 200

/** The requests of a mock server, for the panel and for tests. */
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
        addDetails: (details) => void Object.assign(entry, details),
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
