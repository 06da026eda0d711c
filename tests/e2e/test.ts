/**
 * Provides `test` with the fixtures of every journey. One controls the mock server; another fails the test if the console shows
 * an error.
 */
import { type BrowserContext, test as base, expect, type Page, type Request } from 'playwright/test'
import type { ScenarioName } from '@mocks/scenarios/scenarios'
import { neverIdle } from '../tools/neverIdle'
import { callOfRequest } from '../../src/testing/contractUse'
import { CALLS_ANNOTATION } from '../repo/contractUse'
import { backendPort } from './ports'

export type BackendOptions = {
  /** `demo`: the mock server is part of the page. `live`: it runs on a port, and all tests share it. */
  backend: 'demo' | 'live'
  /**
   * True: an idle board preloads the code that presses need (D-0094), a quarter of the CPU time of opening the board. False:
   * each press loads its own code.
   */
  isPreloading: boolean
}

/** The response of the control path `/__mock/` in mocks/runtimes/httpServer.ts. */
type ServerState = { scenario: ScenarioName; connections: number; openStreams: number }

export type MockServerControl = {
  /** Sets the scenario of the mock server that the page uses. */
  setScenario: (page: Page, name: ScenarioName) => Promise<void>
  /** Opens a path with a scenario that applies from the first request. */
  open: (page: Page, path: string, scenario: ScenarioName) => Promise<void>
  dropConnections: (page: Page) => Promise<void>
  serverState: () => Promise<ServerState>
}

type ConsoleErrors = {
  /** Allows expected errors by status or text and by path, relative to the API or from the root: `allow(503, 'v1/format')`. */
  allow: (failure: number | string, path: string) => void
  /** Collects the console errors of another browser context, too. */
  watch: (context: BrowserContext) => void
}

/** Sends a command to the mock server: a GET for its state, a POST for changes. */
async function control(command: string): Promise<ServerState> {
  const method = command === 'state' ? 'GET' : 'POST'
  const answer = await fetch(`http://localhost:${backendPort}/__mock/${command}`, { method })
  return (await answer.json()) as ServerState
}

const httpMockServer: MockServerControl = {
  setScenario: async (_, name) => void (await control(`scenario/${name}`)),
  open: async (page, path, scenario) => {
    await control(`scenario/${scenario}`)
    await page.goto(path)
  },
  dropConnections: async () => void (await control('drop/4100')),
  serverState: () => control('state'),
}

const ensurePanelOpen = async (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Mock server' })
  const scenarioSelect = panel.getByLabel('Scenario', { exact: true })
  const wasOpen = await scenarioSelect.isVisible()
  if (!wasOpen) await panel.getByText(/^Mock/).click()
  return { panel, scenarioSelect, wasOpen }
}

/** Opens the mock panel. Call this before a drag: `setScenario` needs the open panel, and nothing can be clicked during a drag. */
export const openMockPanel = async (page: Page) => void (await ensurePanelOpen(page))

const inPageMockServer: MockServerControl = {
  setScenario: async (page, name) => {
    const { panel, scenarioSelect, wasOpen } = await ensurePanelOpen(page)
    await scenarioSelect.selectOption(name)
    // Close the drawer again, because it covers the first cards.
    if (!wasOpen) await panel.getByRole('button', { name: 'Close' }).click()
  },
  open: async (page, path, scenario) => {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`)
  },
  dropConnections: async (page) => {
    const { panel } = await ensurePanelOpen(page)
    await panel.getByRole('button', { name: 'Drop live connection' }).click()
  },
  serverState: () => Promise.reject(new Error('The school of the demo has no port.')),
}

type ConsoleError = { text: string; url: string }

/** Collects console errors and uncaught exceptions of every tab, each with its URL. */
function captureConsoleErrors(context: BrowserContext, found: ConsoleError[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') found.push({ text: message.text(), url: message.location().url })
  })
  context.on('weberror', (webError) => found.push({ text: String(webError.error()), url: '' }))
}

/** True for a request of the app: of its transport, or for a picture. A test's own requests lack the transport's header. */
const isSentByApp = (request: Request) =>
  request.resourceType() === 'image' || request.headers()['x-requested-with'] !== undefined

type Fixtures = { mockServer: MockServerControl; consoleErrors: ConsoleErrors; preloading: void; usedCalls: void }

export const test = base.extend<BackendOptions & Fixtures>({
  backend: ['demo', { option: true }],
  isPreloading: [false, { option: true }],

  preloading: [
    async ({ context, isPreloading }, use) => {
      if (!isPreloading) await neverIdle(context)
      await use()
    },
    { auto: true },
  ],

  // For the check of the contract's use at the end of `npm test` (tests/repo/contractUse.ts).
  usedCalls: [
    async ({ context }, use, { annotations }) => {
      const calls = new Set<string>()
      context.on('response', (response) => {
        const request = response.request()
        const call = response.ok() && isSentByApp(request) && callOfRequest(request.method(), request.url())
        if (call) calls.add(call)
      })
      await use()
      annotations.push({ type: CALLS_ANNOTATION, description: [...calls].join(' ') })
    },
    { auto: true },
  ],

  mockServer: [
    async ({ backend }, use) => {
      if (backend === 'live') await control('reset')
      await use(backend === 'live' ? httpMockServer : inPageMockServer)
    },
    { auto: true },
  ],

  consoleErrors: [
    async ({ context }, use) => {
      const found: ConsoleError[] = []
      captureConsoleErrors(context, found)
      const allowed = [
        // The app first asks who is signed in. If nobody is, the server answers 401.
        { failure: 'a status of 401', path: '/api/v1/user/me' },
        // pusher-js may write to a socket that the server is closing.
        { failure: 'WebSocket is already in CLOSING or CLOSED state', path: '/assets/pusher' },
      ]
      await use({
        allow: (failure, path) =>
          void allowed.push({
            failure: typeof failure === 'number' ? `a status of ${failure}` : failure,
            path: path.startsWith('/') ? path : `/api/${path}`,
          }),
        watch: (other) => captureConsoleErrors(other, found),
      })
      const unexpected = found.filter(
        ({ text, url }) => !allowed.some(({ failure, path }) => text.includes(failure) && url.includes(path)),
      )
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
