import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { backendPort, demoFolder, demoPort, existingBuilds, liveFolder, livePort, root } from './ports'
import type { BackendOptions } from './test'

/** `npm run test:e2e -- --project=demo` needs no live build and no backend. */
const isDemoOnly = process.argv.includes('--project=demo')

/** Journeys tagged `@live` run on the live build; the demo repeats them in the full run. */
const runsLiveJourneysOnDemo = isDemoOnly || Boolean(process.env.FULL_TESTS)

/** ms for a build on a busy machine. */
const BUILD_TIMEOUT_MS = 180_000

/** No minimum time of the loading screen, so that journeys begin as soon as the data has arrived. Unit tests cover the minimum. */
const BUILD_ENV = { VITE_MINIMUM_SPLASH_MS: '0' }

const serve = (mode: string, folder: string, port: number) => {
  const build = existingBuilds ? '' : `npx vite build --mode ${mode} --outDir ${folder} --logLevel warn && `
  // Silent: the proxy reports every tab that closes a socket as an error. A port in use would be silent, too, hence the echo.
  const preview = `npx vite preview --mode ${mode} --outDir ${folder} --port ${port} --strictPort --logLevel silent`
  return `${build}(${preview} || (echo "The ${mode} build cannot be served: is port ${port} in use?" >&2 && exit 1))`
}

const demoServer = {
  name: 'demo',
  command: serve('demo', demoFolder, demoPort),
  cwd: root,
  env: BUILD_ENV,
  url: `http://localhost:${demoPort}`,
  reuseExistingServer: false,
  timeout: BUILD_TIMEOUT_MS,
}

const liveServers = [
  {
    name: 'backend',
    command: 'npx tsx mocks/runtimes/startHttpServer.ts',
    cwd: root,
    env: { PORT: String(backendPort) },
    url: `http://localhost:${backendPort}/__mock/state`,
    reuseExistingServer: false,
  },
  {
    name: 'live',
    command: serve('live', liveFolder, livePort),
    cwd: root,
    env: {
      ...BUILD_ENV,
      VITE_API: 'live',
      VITE_API_URL: `http://localhost:${backendPort}/api`,
      VITE_REALTIME_KEY: 'heartboard',
    },
    url: `http://localhost:${livePort}`,
    reuseExistingServer: false,
    timeout: BUILD_TIMEOUT_MS,
  },
]

/**
 * Journeys run on the built demo, with the mock server in the page. The tag `@live` marks journeys of the transport:
 * cookies, sockets, streams, a closing page. Tagged journeys run on a live build against the mock's HTTP server.
 * Builds are made here unless E2E_BUILDS names existing builds.
 */
export default defineConfig<BackendOptions>({
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than cores: a drag spends a fifth of the time waiting (D-0043).
  workers: Math.min(4, availableParallelism() + 1),
  // A test that passes on the retry is listed as FLAKY by `npm test`: a defect to fix.
  retries: process.env.CI ? 1 : 0,
  // Limits, not waiting times: a journey of 15 s may take a minute on a slow or busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../tools/playwrightResults.ts']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Moving buddies cost a seventh of a journey on a machine without a GPU; dragPointer and dragTouch have motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: launchArgs },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The tests of `live` share a server, so run in sequence. First in the list, so that the demo's tests run at the same time.
    ...(isDemoOnly
      ? []
      : [
          {
            name: 'live',
            use: { backend: 'live' as const, isPreloading: true, baseURL: `http://localhost:${livePort}` },
            workers: 1,
            grep: /@live/,
          },
        ]),
    {
      name: 'demo',
      use: { backend: 'demo', baseURL: `http://localhost:${demoPort}` },
      testIgnore: 'liveBuild.spec.ts',
      ...(!runsLiveJourneysOnDemo && { grepInvert: /@live/ }),
    },
  ],
  webServer: isDemoOnly ? [demoServer] : [demoServer, ...liveServers],
})
