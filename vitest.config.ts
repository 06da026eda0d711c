import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig, type PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchArgs } from './tests/tools/findBrowser.ts'
import { TestOrder, testsThatReplaceModules } from './tests/tools/testFiles.ts'
import { VitestResults } from './tests/tools/vitestResults.ts'
import appConfig from './vite.config.ts'

/** Packages that the stories use. Vite prepares them before the first story runs. */
const STORY_PACKAGES = [
  '@mswjs/interceptors/WebSocket',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  '@storybook/addon-docs/blocks',
  '@tanstack/react-router',
  '@tanstack/react-virtual',
  'clsx',
  'dompurify',
  'fflate',
  'libheif-js/libheif-wasm/libheif-bundle.mjs',
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
  ...[
    'Autocomplete',
    'GridList',
    'Menu',
    'Modal',
    'ProgressBar',
    'RadioGroup',
    'Switch',
    'Tabs',
    'TagGroup',
    'Toolbar',
    'Tooltip',
    'slots',
  ].map((part) => `react-aria-components/${part}`),
]

/** Records the live events that the app handles, for the check at the end of `npm test` (tests/repo/contractUse.ts). */
const RECORDED_REALTIME = {
  find: /^@\/realtime\/realtime$/,
  replacement: resolve(import.meta.dirname, 'src/testing/recordedRealtime.ts'),
}

/**
 * Removes the plugin for hot updates of routes. A test may make its own router. Route files that are first imported later in
 * the same worker would then get the components of that router.
 */
const withoutHotRoutes = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.flat().filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'tanstack-router:hmr'))

/**
 * Configures tests in Node. A test that needs a document is a `.tsx` file or names jsdom in its first line. All test files in a
 * worker share modules and document, because loading both takes longer than most files run.
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
    // Packages of their own, such as hosting/site, have dependencies with tests.
    exclude: ['**/node_modules/**', ...exclude],
    setupFiles: ['src/testing/setup.ts', 'src/testing/reportContractUse.ts'],
    // The package's build for Node opens real sockets, which the in-process mock server cannot intercept.
    alias: [{ find: /^pusher-js$/, replacement: 'pusher-js/dist/web/pusher.js' }, RECORDED_REALTIME],
  },
})

/** Runs the stories as tests in a browser. */
const storiesProject = {
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  // If Vite finds packages only during the tests, it reloads the page and interrupts them.
  optimizeDeps: { include: STORY_PACKAGES },
  test: {
    name: 'stories',
    isolate: false,
    setupFiles: ['src/testing/reportContractUse.ts'],
    alias: [RECORDED_REALTIME],
    // Stories run after the tests in Node, so that neither slows the other down.
    sequence: { groupOrder: 1 },
    // One page per core. Each further page loads the app again, which takes more time than it saves.
    maxWorkers: Math.min(8, availableParallelism()),
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: findBrowser(), args: launchArgs },
        // A half faded element has no contrast that could be measured.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

/** Configures the tests in Node and the stories, with the plugins and aliases of the app. */
export default defineConfig((env) => {
  const { plugins, ...app } = appConfig(env)
  const isolatedComponents = testsThatReplaceModules()
  return mergeConfig(app, {
    plugins: withoutHotRoutes(plugins),
    test: {
      // `npm test` adds up the counts of both runners and lists retried tests as FLAKY.
      reporters: ['default', new VitestResults()],
      retry: process.env.CI ? 1 : 0,
      // The default is one less than cores. Tests in Node wait a third of their time, so a third worker on two cores uses that
      // time.
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
