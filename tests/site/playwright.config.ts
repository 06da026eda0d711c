import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { root } from '../e2e/ports'
import { findBrowser, launchArgs } from '../tools/findBrowser'

/** `npm run test:site`: journeys on builds that only these tests need. `setUp.ts` makes them. */
export default defineConfig({
  testMatch: '*.spec.ts',
  globalSetup: './setUp.ts',
  outputDir: join(root, 'test-results/site'),
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['../tools/playwrightResults.ts', { runner: 'site' }]],
  use: {
    locale: 'en-GB',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: launchArgs },
    screenshot: 'only-on-failure',
  },
})
