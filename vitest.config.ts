import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchArgs } from './tests/tools/findBrowser.ts'
import { TestOrder, testsThatReplaceModules } from './tests/tools/testFiles.ts'
import { VitestResults } from './tests/tools/vitestResults.ts'
import appConfig from './vite.config.ts'

/** Packages of the stories, which Vite prepares before the first story runs. */
const STORY_PACKAGES = [
  '@mswjs/interceptors/WebSocket',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@storybook/addon-docs/blocks',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  'clsx',
  'dompurify',
  'lucide-react',
  'marked',
  'pusher-js',
  'qrcode.react',
  'react-beautiful-dnd',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-redux',
  'zod/mini',
  ...['GridList', 'Menu', 'Modal', 'ProgressBar', 'RadioGroup', 'Switch', 'Tabs', 'TagGroup', 'Toolbar', 'Tooltip'].map(
    (part) => `react-aria-components/${part}`,
  ),
]

/**
 * Disables hot updates of routes. A route file that first loads beside a test's own router, in the same worker, would get that router's
 * components.
 */
const withoutHotRoutes = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.flat().filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'tanstack-router:hmr'))

/**
 * Tests in Node. A test that needs a document is a `.tsx` file or names jsdom in its first line. Test files share modules and document in a
 * worker, because loading both takes longer than most files.
 */
const unitProject = (
  name: string,
  environment: 'node' | 'jsdom',
  { include, exclude = [], isolate = false }: { include: string[]; exclude?: string[]; isolate?: boolean },
) => ({
  extends: true as const,
  test: {
    name,
    environment,
    isolate,
    include,
    exclude,
    setupFiles: ['src/testing/setup.ts'],
    // The package's Node build opens real sockets, which the in-process mock server cannot intercept.
    alias: [{ find: /^pusher-js$/, replacement: 'pusher-js/dist/web/pusher.js' }],
  },
})

/** Stories as tests, in a browser. */
const storiesProject = {
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Packages found during tests would make Vite reload the page under them.
  optimizeDeps: { include: STORY_PACKAGES },
  test: {
    name: 'stories',
    isolate: false,
    // Runs after the tests in Node, so that neither slows the other down.
    sequence: { groupOrder: 1 },
    // A page per core: each further page loads the app again, which costs more than the waiting time saved.
    maxWorkers: Math.min(8, availableParallelism()),
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: launchArgs },
        // A half faded element has no contrast to measure.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

/** Tests in Node and stories, on the plugins and aliases of the app. */
export default defineConfig((env) => {
  const { plugins, ...app } = appConfig(env)
  const isolatedComponents = testsThatReplaceModules()
  return mergeConfig(app, {
    plugins: withoutHotRoutes(plugins),
    test: {
      // `npm test` sums the counts of both runners, and lists retried tests as FLAKY.
      reporters: ['default', new VitestResults()],
      retry: process.env.CI ? 1 : 0,
      // The default is cores - 1. Tests in Node wait a third of their time; one worker more than two cores fills the gap.
      maxWorkers: Math.max(3, availableParallelism() - 1),
      sequence: { sequencer: TestOrder },
      projects: [
        unitProject('unit', 'node', {
          include: ['src', 'mocks', 'fixtures', 'hosting', 'tests/repo', 'tests/contract'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
        }),
        unitProject('components', 'jsdom', { include: ['src/**/*.test.tsx'], exclude: isolatedComponents }),
        unitProject('components-isolated', 'jsdom', { include: isolatedComponents, isolate: true }),
        storiesProject,
      ],
    },
  })
})
