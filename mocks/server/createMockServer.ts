import { channelName } from '../../src/api/channels'
import { type CardRecord, type Change, createDb, type Seed } from '../db/tables'
import { currentScenario, type ScenarioName } from '../scenarios/scenarios'
import { createFaultInjector, findLiveFault } from './faults'
import type { Broadcast, MockServer } from './mockServer'
import { createPusherServer } from './pusher'
import { createRequestLog } from './requestLog'
import { type HandlerLoaders, handleRequest } from './router'

export type MockServerOptions = {
  seed: Seed
  handlers: HandlerLoaders
  scenario?: ScenarioName
  /** Delay in ms before every response; 0 by default. */
  latency?: number
  /** Delay in ms between two events of a streamed reply, suggestion or card. Default: `DEFAULT_STREAM_INTERVAL`. */
  streamIntervalMs?: number
  /** Factor for the delays of `enqueueJob`; 1 by default. With 0 every job runs without delay. */
  jobDelayFactor?: number
  /**
   * Number of AI calls that a person may make per day before the server answers 429 (C-450, D-3125). No requirement gives the
   * number.
   */
  dailyQuota?: number
  /** Numbers of `?sparks=` and `?ideas=`, see `MockServer`. */
  generated?: Partial<MockServer['generated']>
  /** App key that clients name in the socket's URL. */
  realtimeKey?: string
  /** Returns the mock server's current time; the real time by default. */
  now?: () => Date
  onChange?: (change: Change) => void
  onBroadcast?: (broadcast: Broadcast) => void
}

const DAILY_QUOTA = 200
/** Time in ms between two parts of a slow upload. */
const UPLOAD_STEP_MS = 100
/** Delay in ms between two stream events; each event carries a few words. */
const DEFAULT_STREAM_INTERVAL = 30

/** Signs the permission to listen to a private channel. A broadcaster beside the mock server needs the same secret. */
export const REALTIME_SECRET = 'a pretend secret'

/** Creates a mock server from a seed and handlers. The server runs until `close` is called. */
export function createMockServer(options: MockServerOptions): MockServer {
  const {
    seed,
    handlers,
    latency = 0,
    streamIntervalMs = DEFAULT_STREAM_INTERVAL,
    realtimeKey = 'heartboard',
    now = () => new Date(),
  } = options
  const { onChange, onBroadcast, jobDelayFactor = 1, dailyQuota = DAILY_QUOTA, generated } = options
  let scenarioName: ScenarioName = options.scenario ?? 'normal'
  const scenario = () => currentScenario({ scenario: () => scenarioName })

  const db = createDb(seed, onChange)
  const pusher = createPusherServer({ key: realtimeKey, secret: REALTIME_SECRET })
  const shutdown = new AbortController()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const requestLog = createRequestLog(() => scenarioName)
  let pendingJobs = 0
  const faultInjector = createFaultInjector()

  const publish = (sent: Broadcast) => {
    pusher.publish(sent.channel, sent.event, sent.payload)
    onBroadcast?.(sent)
  }
  const liveFaultOf = (sent: { channel: string; event?: string }) =>
    findLiveFault([...mockServer.liveFaults, ...(scenario().liveFaults ?? [])], sent)
  const broadcast = (sent: Broadcast) => {
    const fault = liveFaultOf(sent)
    if (fault?.kind === 'eventLost') return
    if (fault?.kind === 'eventLate') return enqueueJob(fault.ms, () => publish(sent))
    publish(sent)
    if (fault?.kind === 'eventDoubled') publish(sent)
  }

  const enqueueJob = (ms: number, work: () => unknown) => {
    pendingJobs += 1
    const run = async () => {
      timers.delete(timer)
      try {
        await work()
      } catch (cause) {
        console.error('A job of the mock server failed:', cause)
      }
      pendingJobs -= 1
    }
    const timer = setTimeout(() => void run(), ms * jobDelayFactor)
    timers.add(timer)
  }

  let hiddenCards: CardRecord[] = []
  /** Hides the cards of `boardEmpty` and shows those hidden before. `apply` reports no change: nothing is stored or sent to other tabs. */
  const hideCards = (cards: CardRecord[]) => {
    const shown = hiddenCards.filter(({ id }) => !db.cards.get(id))
    hiddenCards = cards
    db.apply(shown.map((record) => ({ table: 'cards', id: record.id, record })))
    db.apply(cards.map(({ id }) => ({ table: 'cards', id, record: null })))
  }

  const applyScenario = () => {
    pusher.setDown(Boolean(scenario().isSocketDown))
    hideCards(scenario().isBoardEmpty ? [...db.cards.all()] : [])
  }

  const mockServer: MockServer = {
    db,
    pusher,
    now,
    latency,
    streamIntervalMs,
    faults: [],
    liveFaults: [],
    isChannelRefused: (channel) => liveFaultOf({ channel }) !== undefined,
    faultSeed: 1,
    dailyQuota,
    generated: { sparks: 0, ideas: 0, ...generated },
    handle: (request, path, cookies, onReceived) =>
      handleRequest(mockServer, handlers, request, { path, cookieHeader: cookies, onReceived }),
    async receiveUpload(bytes, signal, onReceived) {
      const { uploadSpeed, isUploadBroken } = scenario()
      const step = uploadSpeed === undefined ? bytes : Math.ceil((uploadSpeed * UPLOAD_STEP_MS) / 1000)
      for (let received = Math.min(step, bytes); ; received = Math.min(received + step, bytes)) {
        if (uploadSpeed !== undefined) await mockServer.wait(UPLOAD_STEP_MS, signal)
        if (signal.aborted) return true
        onReceived?.(received, bytes)
        if (isUploadBroken && received >= bytes / 2) return false
        if (received === bytes) return true
      }
    },
    decideFault(call) {
      const { delay, fault } = faultInjector.next(
        call,
        [...mockServer.faults, ...(scenario().faults ?? [])],
        mockServer.faultSeed,
      )
      return { delay: mockServer.latency + (scenario().latency ?? 0) + delay, fault }
    },
    scenario: () => scenarioName,
    setScenario(name) {
      scenarioName = name
      faultInjector.restart()
      applyScenario()
    },
    emit(channel, params, event, payload) {
      broadcast({ channel: channelName(channel, params), event, payload })
    },
    broadcast,
    enqueueJob,
    isQueueEmpty: () => pendingJobs === 0,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted || shutdown.signal.aborted) return resolve()
        const done = () => {
          clearTimeout(timer)
          timers.delete(timer)
          signal?.removeEventListener('abort', done)
          shutdown.signal.removeEventListener('abort', done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        timers.add(timer)
        signal?.addEventListener('abort', done)
        shutdown.signal.addEventListener('abort', done)
      }),
    requestLog,
    reset() {
      db.reset()
      hiddenCards = []
      if (scenario().isBoardEmpty) hideCards([...db.cards.all()])
      pusher.dropAll(4200)
    },
    close() {
      shutdown.abort()
      for (const timer of timers) clearTimeout(timer)
      pusher.dropAll(4000)
    },
  }
  applyScenario()
  return mockServer
}
