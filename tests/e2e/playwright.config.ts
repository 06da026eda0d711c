import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { backendPort, demoPort, liveFolder, livePort, root } from './ports'
import type { BackendOptions } from './test'

/**
 * The same journeys twice: on the built demo, whose school lives in the page, and on a live build before the school on a port. The
 * demo is built beforehand (`npm run build:demo`); the live build is made here, because the key of its live events is built in.
 */
export default defineConfig<BackendOptions>({
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: launchArgs },
    screenshot: 'only-on-failure',
  },
  projects: [
    // One school for everybody: its tests take turns. First, so that the demo's run beside them.
    { name: 'live', use: { backend: 'live', baseURL: `http://localhost:${livePort}` }, workers: 1 },
    {
      name: 'demo',
      use: { backend: 'demo', baseURL: `http://localhost:${demoPort}` },
      testIgnore: 'liveBuild.spec.ts',
    },
  ],
  webServer: [
    {
      name: 'demo',
      command: `npx vite preview --mode demo --port ${demoPort} --strictPort`,
      cwd: root,
      url: `http://localhost:${demoPort}`,
      reuseExistingServer: false,
    },
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
      // Silent, because the proxy calls every tab that closes its socket an error.
      command: `npx vite build --mode live --outDir ${liveFolder} --logLevel warn && npx vite preview --mode live --outDir ${liveFolder} --port ${livePort} --strictPort --logLevel silent`,
      cwd: root,
      env: { VITE_API: 'live', VITE_API_URL: `http://localhost:${backendPort}/api`, VITE_REALTIME_KEY: 'heartboard' },
      url: `http://localhost:${livePort}`,
      reuseExistingServer: false,
    },
  ],
})
