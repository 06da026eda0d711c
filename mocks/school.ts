/**
 * The pretend school server: one database, one broadcaster, one situation. The browser's worker, the in-process transport of
 * tests and stories, and the server on a port each bring requests and sockets to the same functions.
 */
import { type Channel, channelName, type EventsOf } from '../src/api/channels'
import type { CallName } from '../src/api/calls'
import { type Handlers, serve } from './createHandlers'
import { type Change, createDb, type Db, type Seed } from './db'
import { createPusherServer, type PusherServer } from './pusher'
import type { Reply } from './reply'
import { type Fault, type Scenario, type ScenarioName, scenarios } from './scenarios'

/** One line of the request journal. `status` is empty while the call runs. */
export type JournalEntry = {
  id: number
  method: string
  path: string
  call?: CallName
  status?: number | string
  /** ms. */
  took?: number
}

/** An event on its way to everybody who listens, other tabs included. */
export type Broadcast = { channel: string; event: string; payload: unknown }

export type SchoolOptions = {
  seed: Seed
  handlers: Handlers
  scenario?: ScenarioName
  /** ms before every answer. */
  latency?: number
  /** ms between the events of a streamed reply. */
  streamPace?: number
  /** App key of the broadcaster. */
  realtimeKey?: string
  /** The school's clock. */
  now?: () => Date
  onChange?: (change: Change) => void
  onBroadcast?: (broadcast: Broadcast) => void
}

export type School = {
  db: Db
  pusher: PusherServer
  handle: (request: Request, path: string, cookies: string) => Promise<Reply>
  now: () => Date
  /** Latency in ms and faults that hold right now. */
  situation: () => { latency: number; faults: readonly Fault[] }
  scenario: () => ScenarioName
  setScenario: (name: ScenarioName) => void
  streamPace: number
  /** Emits an event of the contract to a channel, for everybody who listens. */
  emit: <C extends Channel, Name extends keyof EventsOf<C> & string>(
    channel: C,
    params: Record<string, string | number>,
    event: Name,
    payload: EventsOf<C>[Name],
  ) => void
  /** Does something a little later, as a queue worker would; forgotten when the school closes. */
  later: (ms: number, work: () => void) => void
  /** Resolves after some ms, or at once when the signal aborts or the school closes. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  journal: {
    begin: (method: string, path: string, call?: CallName) => { end: (status: number | string) => void }
    entries: () => readonly JournalEntry[]
    onEntry: (listener: () => void) => () => void
  }
  /** Everything back to the authored world; sessions end. */
  reset: () => void
  /** Stops timers, streams and sockets. */
  close: () => void
}

const JOURNAL_LENGTH = 200

/** Opens a school. */
export function createSchool(options: SchoolOptions): School {
  const { seed, handlers, latency = 0, streamPace = 30, realtimeKey = 'heartboard', now = () => new Date() } = options
  const { onChange, onBroadcast } = options
  let scenarioName: ScenarioName = options.scenario ?? 'normal'
  const scenario = (): Scenario => scenarios[scenarioName]

  const db = createDb(seed, onChange)
  const pusher = createPusherServer({ key: realtimeKey, secret: 'a pretend secret' })
  const closing = new AbortController()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const entries: JournalEntry[] = []
  const listeners = new Set<() => void>()

  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  const begin = () => {
    pusher.setDown(Boolean(scenario().isSocketDown))
    if (scenario().isBoardEmpty) for (const { id } of [...db.cards.all()]) db.cards.remove(id)
  }

  const school: School = {
    db,
    pusher,
    now,
    streamPace,
    handle: (request, path, cookies) => serve(school, handlers, request, path, cookies),
    situation: () => ({ latency: latency + (scenario().latency ?? 0), faults: scenario().faults ?? [] }),
    scenario: () => scenarioName,
    setScenario(name) {
      if (scenario().isBoardEmpty) for (const card of seed.cards ?? []) db.cards.set(card)
      scenarioName = name
      begin()
    },
    emit(channel, params, event, payload) {
      const broadcast = { channel: channelName(channel, params), event, payload }
      pusher.publish(broadcast.channel, event, payload)
      onBroadcast?.(broadcast)
    },
    later,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted || closing.signal.aborted) return resolve()
        const done = () => {
          clearTimeout(timer)
          timers.delete(timer)
          signal?.removeEventListener('abort', done)
          closing.signal.removeEventListener('abort', done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        timers.add(timer)
        signal?.addEventListener('abort', done)
        closing.signal.addEventListener('abort', done)
      }),
    journal: {
      begin(method, path, call) {
        const started = performance.now()
        const entry: JournalEntry = { id: (entries.at(-1)?.id ?? 0) + 1, method, path, call }
        entries.push(entry)
        if (entries.length > JOURNAL_LENGTH) entries.shift()
        const tell = () => {
          for (const listener of listeners) listener()
        }
        tell()
        return {
          end(status) {
            entry.status = status
            entry.took = Math.round(performance.now() - started)
            tell()
          },
        }
      },
      entries: () => entries,
      onEntry(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    reset() {
      db.reset()
      pusher.dropAll(4200)
    },
    close() {
      closing.abort()
      for (const timer of timers) clearTimeout(timer)
      pusher.dropAll(4000)
    },
  }
  begin()
  return school
}
