import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { backendPort, demoFolder, demoPort, existingBuilds, liveFolder, livePort, root } from './ports'
import type { BackendOptions } from './test'

/** `npm run test:e2e -- --project=demo` needs no live build and no backend. */
const isDemoOnly = process.argv.includes('--project=demo')

/** Journeys tagged `@live` run on the live build. The full run repeats them on the demo. */
const runsLiveJourneysOnDemo = isDemoOnly || Boolean(process.env.FULL_TESTS)

/** Time in ms for a build on a busy machine. */
const BUILD_TIMEOUT_MS = 180_000

/**
 * Builds without a minimum time of the loading screen, so that journeys start as soon as the data has arrived. Unit tests cover
 * the minimum time.
 */
const BUILD_ENV = { VITE_MINIMUM_SPLASH_MS: '0' }

const serve = (mode: string, folder: string, port: number) => {
  const build = existingBuilds ? '' : `npx vite build --mode ${mode} --outDir ${folder} --logLevel warn && `
  // Do not log: the proxy reports every tab that closes a socket as an error. This would also hide that the port is in use,
  // hence the `echo`.
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
 * Journeys run on the built demo, whose mock server is part of the page. The tag `@live` marks journeys about cookies, sockets,
 * streams and closing pages. These run on a live build against the mock server on an HTTP port. The builds are made here unless
 * E2E_BUILDS names existing ones.
 */
export default defineConfig<BackendOptions>({
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than cores, because a drag spends a fifth of its time waiting (D-0043).
  workers: Math.min(4, availableParallelism() + 1),
  // `npm test` lists a test that passes only on the retry as FLAKY, which is a defect to fix.
  retries: process.env.CI ? 1 : 0,
  // These are limits, not waiting times: a journey of 15 s may take a minute on a slow or busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../tools/playwrightResults.ts']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Moving buddies took a seventh of a journey's time on a machine without a GPU. dragPointer and dragTouch run with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: launchArgs },
    screenshot: 'only-on-failure',
  },
  projects: [
    // The tests of `live` share a server, so they run one after the other. They are first in the list, so that the demo's tests
    // run at the same time.
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
