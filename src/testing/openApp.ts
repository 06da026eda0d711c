import { createMemoryHistory } from '@tanstack/react-router'
import type { ImageUrlBuilder } from '@/cardTypes/rules/imageUrl'
import { type App, type AppOptions, createApp } from '@/app/startup/createApp'
import { DemoAccounts } from '@/features/auth/DemoAccounts'
import { createMockClient, type MockClient } from '@mocks/runtimes/inProcess'
import { drawScene } from '@mocks/images/drawScene'
import type { ScenarioName } from '@mocks/scenarios/scenarios'
import { recordedTransport } from './contractUse'

export type OpenAppOptions = {
  path?: string
  /** Username (fixtures/seed) of the signed-in user; undefined if nobody is signed in. */
  as?: string
  scenario?: ScenarioName
  /** Delay before every response of the mock server, in ms. */
  latency?: number
  /** Delay between the events of a streamed reply, in ms. */
  streamIntervalMs?: number
  /** Minimum time in ms that the loading screen is shown. */
  minimumSplashMs?: number
  /** False for an app in which replies cannot be rated. */
  isChatFeedbackOn?: boolean
  variant?: AppOptions['variant']
  /** Numbers of sparks and of kinds of ideas, filled up by generated ones. */
  generated?: { sparks?: number; ideas?: number }
  /** True for an app without the realtime connection. */
  isWithoutRealtime?: boolean
}

export type OpenedApp = App & { session: MockClient; close: () => void }

/** Current time in stories and tests: a Saturday morning in Kuala Lumpur. */
export const STORY_TIME = new Date('2026-11-21T02:00:00Z')

/** Returns a picture as a data URL, so that no server is needed. */
const inlineImageUrl: ImageUrlBuilder = (src, { width, height = width * 0.75 }) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(drawScene(src.replace('scenes/', ''), { width, height }))}`

/** Opens the whole app with its own mock server, store and router, for one test or story. The caller must close it. */
export function openApp({
  path = '/',
  as,
  isWithoutRealtime,
  minimumSplashMs = 0,
  isChatFeedbackOn,
  variant,
  ...mockOptions
}: OpenAppOptions = {}): OpenedApp {
  const session = createMockClient({ now: () => STORY_TIME, ...mockOptions })
  if (as) session.signIn(as)
  const app = createApp({
    transport: recordedTransport(session.transport),
    realtime: isWithoutRealtime ? undefined : { key: session.realtimeKey, host: 'localhost', isSecure: false },
    demoAccounts: session.demoAccounts,
    demoSecretCode: session.demoSecretCode,
    DemoAccounts,
    supportEmail: 'support@example.com',
    imageUrl: inlineImageUrl,
    minimumSplashMs,
    isChatFeedbackOn,
    variant,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  // Connects immediately; the app itself would connect only after its loading screen.
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
