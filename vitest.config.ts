import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchArgs } from './tests/tools/findBrowser.ts'
import { TestOrder, testsThatReplaceModules } from './tests/tools/testFiles.ts'
import { VitestResults } from './tests/tools/vitestResults.ts'
import appConfig from './vite.config.ts'

/** What stories load, for Vite to prepare before the first of them runs. */
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
 * Tests do without hot updates of routes: a route file that is first loaded beside a router with routes of its own, which a test of the same
 * worker has made, would get the components of that router.
 */
const withoutHotRoutes = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.flat().filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'tanstack-router:hmr'))

/**
 * Tests that run in Node. One that needs a document is a `.tsx` file or names jsdom in its first line. Test files share their modules and
 * their document in a worker, because loading both takes longer than most files.
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
    // The package's Node build opens real sockets, which the in-process mock server does not intercept.
    alias: [{ find: /^pusher-js$/, replacement: 'pusher-js/dist/web/pusher.js' }],
  },
})

/** Stories as tests, in a browser. */
const storiesProject = {
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // Found while tests run, they would make Vite reload the page under them.
  optimizeDeps: { include: STORY_PACKAGES },
  test: {
    name: 'stories',
    isolate: false,
    // After the tests in Node, so that neither slows the other down.
    sequence: { groupOrder: 1 },
    // A page for each core: each more loads the app once more, and slows the others down by more than it fills of their waiting time.
    maxWorkers: Math.min(8, availableParallelism()),
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: launchArgs },
        // What is half faded in has no contrast to measure.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

/** The tests in Node and the stories, on the plugins and aliases of the app. */
export default defineConfig((env) => {
  const { plugins, ...app } = appConfig(env)
  const isolatedComponents = testsThatReplaceModules()
  return mergeConfig(app, {
    plugins: withoutHotRoutes(plugins),
    test: {
      // `npm test` adds up what both runners counted, and lists tests that needed their retry as FLAKY.
      reporters: ['default', new VitestResults()],
      retry: process.env.CI ? 1 : 0,
      // By default one less than cores. A third of the time of tests in Node is waiting, which one more worker than two cores fills.
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
