import type { CallName } from '../../src/api/calls'
import type { ScenarioName } from '../scenarios/scenarios'

/** One request in the request log. While the request is in flight, the fields that are not known yet are undefined. */
export type RequestLogEntry = {
  id: number
  method: string
  path: string
  call?: CallName
  /** Username of the signed-in person; undefined if nobody is signed in. */
  as?: string
  scenario: ScenarioName
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  status?: number | string
  /** Duration in ms. */
  durationMs?: number
  /** The response body. A stream has its list of events here, a picture its content type. */
  responseBody?: unknown
}

type RequestLogWriter = {
  addDetails: (details: Pick<RequestLogEntry, 'params' | 'query' | 'body'>) => void
  end: (status: number | string, responseBody?: unknown) => void
}

export type RequestLog = {
  begin: (request: Pick<RequestLogEntry, 'method' | 'path' | 'call' | 'as'>) => RequestLogWriter
  entries: () => readonly RequestLogEntry[]
  clear: () => void
  /**
   * Calls the listener when an entry is added or completed and when the log is cleared.
   * @returns a function that unsubscribes
   */
  onEntry: (listener: () => void) => () => void
}

/** Maximum number of entries. Older entries are removed. */
const REQUEST_LOG_LENGTH = 200

/** Creates the request log of a mock server, for the mock panel and for tests. */
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
