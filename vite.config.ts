import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readBackend } from './hosting/backend.ts'
import { chunkGroups, compiledWhileLoading } from './hosting/chunks.ts'
import { contentSecurityPolicyMeta, HOST_HEADERS } from './hosting/contentSecurityPolicy.ts'
import { installHead } from './hosting/installHead.ts'
import { LICENCES_FILE, staticHost } from './hosting/staticHost.ts'
import { mockWorker } from './mocks/runtimes/workerPlugin.ts'
import { pageEnvOf } from './src/env.ts'

/**
 * Replaces lodash timers of slate-react. Their `flush` does not clear the timer, so typing would leave one timer per key behind
 * (D-0125).
 */
export const SLATE_TIMERS = [
  { find: /^lodash\/debounce$/, replacement: 'es-toolkit/compat/debounce' },
  {
    find: /^lodash\/throttle$/,
    replacement: fileURLToPath(new URL('src/editor/workarounds/slateThrottle.ts', import.meta.url)),
  },
]

/** Replaces the list of public suffixes in the mock; the file gives the reason. */
const TLDTS_STUB = fileURLToPath(new URL('mocks/runtimes/tldtsStub.ts', import.meta.url))

/** Configures the app's development server and builds. `vitest.config.ts` adds the tests. */
export default defineConfig(({ mode, command }) => {
  const { env, proxy } = readBackend(mode)
  const api = env.VITE_API
  return {
    resolve: {
      tsconfigPaths: true,
      alias: [...SLATE_TIMERS, ...(api === 'mock' ? [{ find: 'tldts', replacement: TLDTS_STUB }] : [])],
    },
    define: {
      // A literal value, so that a build leaves out the code for the other kind of backend.
      'import.meta.env.VITE_API': JSON.stringify(api),
      'import.meta.env.VITE_SITE': JSON.stringify(env.VITE_SITE),
      __ENV__: JSON.stringify(pageEnvOf(env)),
    },
    // A JSON file exports one object. An export per key would enlarge the topics of the mock assistant, which are loaded on
    // demand.
    json: { namedExports: false },
    server: { proxy },
    // The pages of stories, benchmarks and builds are not entries of the app.
    // The optimizer would find libheif with the first HEIC, reload the page, and lose the upload.
    optimizeDeps: { entries: ['index.html'], exclude: ['libheif-js'] },
    preview: { proxy, headers: HOST_HEADERS },
    plugins: [
      tanstackRouter({
        target: 'react',
        // In tests a route is loaded together with its screen, so that they need not wait for it.
        autoCodeSplitting: !process.env.VITEST,
        // Loaders are in the chunk of their screen, so that the login page does not load the board's calls. Those of the board
        // call `boardLoader.ts`.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
        quoteStyle: 'single',
      }),
      react(),
      // All texts come from the app. React Aria's own texts in 34 languages would only enlarge the build.
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      api === 'mock' && mockWorker(),
      command === 'build' && contentSecurityPolicyMeta(env),
      installHead(env),
      staticHost(),
    ],
    // A module worker loads the decoder of HEIC on demand.
    worker: { format: 'es' },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      license: { fileName: LICENCES_FILE },
      // Without the polyfill, a browser that lacks modulepreload fetches a chunk only when it is imported.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups(api) }, postBanner: compiledWhileLoading(api) },
      },
    },
  }
})
