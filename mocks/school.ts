/**
 * The pretend school server: one database, one broadcaster, one situation. The browser's worker, the in-process transport of
 * tests and stories, and the server on a port each bring requests and sockets to the same functions.
 */
import { type Channel, channelName, type EventsOf } from '../src/api/channels'
import type { Call } from '../src/api/call'
import type { CallName } from '../src/api/calls'
import { type HandlerLoaders, serve } from './createHandlers'
import { type Change, createDb, type Db, type Seed } from './db'
import { createFaultPlan, type Fault, type Plan } from './faults'
import { createPusherServer, type PusherServer } from './pusher'
import type { Reply } from './reply'
import { type Scenario, type ScenarioName, scenarios } from './scenarios'

/** One line of the request journal. What is not known yet, while the call runs, is empty. */
export type JournalEntry = {
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
  took?: number
  /** The body of the answer; of a stream its events, of a picture its content type. */
  answered?: unknown
}

/** What the journal learns of a request on its way. */
type JournalLine = {
  note: (parts: Pick<JournalEntry, 'params' | 'query' | 'body'>) => void
  end: (status: number | string, answered?: unknown) => void
}

/** An event on its way to everybody who listens, other tabs included. */
export type Broadcast = { channel: string; event: string; payload: unknown }

export type SchoolOptions = {
  seed: Seed
  handlers: HandlerLoaders
  scenario?: ScenarioName
  /** ms before every answer. */
  latency?: number
  /** ms between the events of a streamed reply. */
  streamPace?: number
  /** Times the delays of `later`: 1 as written, 0 at once. */
  queuePace?: number
  /** AI calls of a person on one day before 429 (chat 9: 'its size: not shown'). */
  dailyQuota?: number
  /** Resolves when there is time for what is heavy and not needed to read a page: the drawing of pictures. */
  leisure?: () => Promise<void>
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
  /** What the next request of a call meets. */
  situation: (call: Call) => Plan
  scenario: () => ScenarioName
  setScenario: (name: ScenarioName) => void
  /** ms before every answer; the scenario's own come on top. */
  latency: number
  /** ms between the events of a streamed reply. */
  streamPace: number
  /** What goes wrong beside the scenario. */
  faults: readonly Fault[]
  /** Which requests a fault hits that does not hit all. */
  faultSeed: number
  dailyQuota: number
  leisure: () => Promise<void>
  /** Emits an event of the contract to a channel, for everybody who listens. */
  emit: <C extends Channel, Name extends keyof EventsOf<C> & string>(
    channel: C,
    params: Record<string, string | number>,
    event: Name,
    payload: EventsOf<C>[Name],
  ) => void
  /** Sends what may or may not be an event of the contract, to a channel by its name on the wire. */
  broadcast: (broadcast: Broadcast) => void
  /** Does something a little later, as a queue worker would; forgotten when the school closes. A promise is work that goes on. */
  later: (ms: number, work: () => unknown) => void
  /** True while nothing that `later` was given is still to be done, or being done. */
  isQuiet: () => boolean
  /** Resolves after some ms, or at once when the signal aborts or the school closes. */
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  journal: {
    begin: (request: Pick<JournalEntry, 'method' | 'path' | 'call' | 'as'>) => JournalLine
    entries: () => readonly JournalEntry[]
    clear: () => void
    onEntry: (listener: () => void) => () => void
  }
  /** Everything back to the authored world; sessions end. */
  reset: () => void
  /** Stops timers, streams and sockets. */
  close: () => void
}

const JOURNAL_LENGTH = 200
const DAILY_QUOTA = 200

/** Opens a school. */
export function createSchool(options: SchoolOptions): School {
  const { seed, handlers, latency = 0, streamPace = 30, realtimeKey = 'heartboard', now = () => new Date() } = options
  const { onChange, onBroadcast, queuePace = 1, dailyQuota = DAILY_QUOTA } = options
  let scenarioName: ScenarioName = options.scenario ?? 'normal'
  const scenario = (): Scenario => scenarios[scenarioName]

  const db = createDb(seed, onChange)
  const pusher = createPusherServer({ key: realtimeKey, secret: 'a pretend secret' })
  const closing = new AbortController()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const entries: JournalEntry[] = []
  let queued = 0
  const listeners = new Set<() => void>()
  const plan = createFaultPlan()
  let entryCount = 0

  const broadcast = (sent: Broadcast) => {
    pusher.publish(sent.channel, sent.event, sent.payload)
    onBroadcast?.(sent)
  }

  const later = (ms: number, work: () => unknown) => {
    queued += 1
    const timer = setTimeout(() => {
      timers.delete(timer)
      Promise.resolve(work())
        .catch((cause: unknown) => console.error('Work of the pretend school failed:', cause))
        .finally(() => {
          queued -= 1
        })
    }, ms * queuePace)
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
    latency,
    streamPace,
    faults: [],
    faultSeed: 1,
    dailyQuota,
    leisure: options.leisure ?? (() => Promise.resolve()),
    handle: (request, path, cookies) => serve(school, handlers, request, path, cookies),
    situation(call) {
      const { delay, fault } = plan.next(call, [...school.faults, ...(scenario().faults ?? [])], school.faultSeed)
      return { delay: school.latency + (scenario().latency ?? 0) + delay, fault }
    },
    scenario: () => scenarioName,
    setScenario(name) {
      if (scenario().isBoardEmpty) for (const card of seed.cards ?? []) db.cards.set(card)
      scenarioName = name
      plan.restart()
      begin()
    },
    emit(channel, params, event, payload) {
      broadcast({ channel: channelName(channel, params), event, payload })
    },
    broadcast,
    later,
    isQuiet: () => queued === 0,
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
      begin(request) {
        const started = performance.now()
        entryCount += 1
        const entry: JournalEntry = { id: entryCount, scenario: scenarioName, ...request }
        entries.push(entry)
        if (entries.length > JOURNAL_LENGTH) entries.shift()
        const tell = () => {
          for (const listener of listeners) listener()
        }
        tell()
        return {
          note: (parts) => void Object.assign(entry, parts),
          end(status, answered) {
            entry.status = status
            entry.answered = answered
            entry.took = Math.round(performance.now() - started)
            tell()
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
