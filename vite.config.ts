import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { mockWorker } from './mocks/workerPlugin.ts'
import { findBrowser, launchArgs } from './tests/tools/findBrowser.ts'

/** Modes that serve the pretend school unless VITE_API says otherwise; `live` and `production` talk to a real backend. */
const MOCK_MODES = ['development', 'demo', 'test']

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  const api = env.VITE_API ?? (MOCK_MODES.includes(mode) ? 'mock' : 'live')
  const isTest = Boolean(process.env.VITEST)

  return {
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_API': JSON.stringify(api) },
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: !isTest, quoteStyle: 'single' }),
      react(),
      api === 'mock' && mockWorker(),
    ],
    build: { outDir: mode === 'demo' ? 'dist-demo' : 'dist' },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'fixtures/**/*.test.ts', 'tests/unit/**/*.test.ts'],
            setupFiles: ['src/testing/setup.ts'],
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({
                launchOptions: { executablePath: findBrowser(), args: launchArgs },
                // What is half faded in has no contrast to measure.
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
