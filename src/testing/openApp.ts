import { createMemoryHistory } from '@tanstack/react-router'
import type { ImageUrlBuilder } from '@/cardTypes/imageUrl'
import { type App, createApp } from '@/app/bootstrap/createApp'
import { createMockClient, type MockClient } from '../../mocks/runtimes/inProcess'
import { drawScene } from '../../mocks/images/drawScene'
import type { ScenarioName } from '../../mocks/scenarios/scenarios'

export type OpenAppOptions = {
  /** Address to open, from the root. */
  path?: string
  /** Username in fixtures/seed of the person who is signed in; nobody when undefined. */
  as?: string
  scenario?: ScenarioName
  /** ms before every answer of the school. */
  latency?: number
  /** ms between the events of a streamed reply. */
  streamIntervalMs?: number
  /** ms that the loading screen stays at least. */
  minimumSplashMs?: number
  /** True for an app without the realtime connection. */
  isWithoutRealtime?: boolean
}

export type OpenedApp = App & { session: MockClient; close: () => void }

/** The moment at which stories and tests happen: a Saturday morning in Kuala Lumpur. */
export const STORY_TIME = new Date('2026-11-21T02:00:00Z')

/** A picture as an address that needs no server. */
const inlineImageUrl: ImageUrlBuilder = (src, size) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(drawScene(src.replace('scenes/', ''), size))}`

/** The whole app with a school, a store and a router of its own, for one test or one story. Close it afterwards. */
export function openApp({
  path = '/',
  as,
  isWithoutRealtime,
  minimumSplashMs = 0,
  ...mockOptions
}: OpenAppOptions = {}): OpenedApp {
  const session = createMockClient({ now: () => STORY_TIME, ...mockOptions })
  if (as) session.signIn(as)
  const app = createApp({
    transport: session.transport,
    realtime: isWithoutRealtime ? undefined : { key: session.realtimeKey, host: 'localhost', isSecure: false },
    demoAccounts: session.demoAccounts,
    supportEmail: 'support@example.com',
    imageUrl: inlineImageUrl,
    minimumSplashMs,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  // In the app this waits for the loading screen, which most tests do without.
  app.connectRealtime()
  return {
    ...app,
    session,
    close: () => {
      app.stop()
      session.close()
    },
  }
}
