import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { readBackend } from './hosting/backend.ts'
import { chunkGroups, compiledWhileLoading } from './hosting/chunks.ts'
import { contentSecurityPolicyMeta, HOST_HEADERS } from './hosting/contentSecurityPolicy.ts'
import { LICENCES_FILE, staticHost } from './hosting/staticHost.ts'
import { mockWorker } from './mocks/runtimes/workerPlugin.ts'

/** Replacements for lodash timers of slate-react: `flush` leaves its timer behind, so typing would add a timer per key (D-0125). */
export const SLATE_TIMERS = [
  { find: /^lodash\/debounce$/, replacement: 'es-toolkit/compat/debounce' },
  {
    find: /^lodash\/throttle$/,
    replacement: fileURLToPath(new URL('src/editor/workarounds/slateThrottle.ts', import.meta.url)),
  },
]

/** The alias of tsconfig.json for importers in a folder that begins with a dot, which the resolver of its paths leaves out. */
const MOCKS = { find: /^@mocks\//, replacement: fileURLToPath(new URL('mocks/', import.meta.url)) }

/** Replaces the list of public suffixes in the mock; the file gives the reason. */
const TLDTS_STUB = fileURLToPath(new URL('mocks/runtimes/tldtsStub.ts', import.meta.url))

/** The app's development server and builds. `vitest.config.ts` adds the tests. */
export default defineConfig(({ mode, command }) => {
  const { env, proxy } = readBackend(mode)
  const api = env.VITE_API
  return {
    resolve: {
      tsconfigPaths: true,
      alias: [...SLATE_TIMERS, MOCKS, ...(api === 'mock' ? [{ find: 'tldts', replacement: TLDTS_STUB }] : [])],
    },
    define: {
      // A literal, so that a build drops the other kind of backend.
      'import.meta.env.VITE_API': JSON.stringify(api),
      __ENV__: JSON.stringify(env),
    },
    // One object per file: an export for each key would make the topics of the mock assistant heavier, which load on demand.
    json: { namedExports: false },
    server: { proxy },
    // Pages of the stories, the bench and the build are no entries of the app.
    optimizeDeps: { entries: ['index.html'] },
    preview: { proxy, headers: HOST_HEADERS },
    plugins: [
      tanstackRouter({
        target: 'react',
        // Tests load a route together with its screen, without another wait.
        autoCodeSplitting: !process.env.VITEST,
        // Loaders travel with their screen, so that the login page lacks the board's calls; board loaders call `boardLoader.ts`.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
        quoteStyle: 'single',
      }),
      react(),
      // All texts come from the app; React Aria's own texts in 34 languages would only add weight.
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      api === 'mock' && mockWorker(),
      command === 'build' && contentSecurityPolicyMeta(env),
      staticHost(),
    ],
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      license: { fileName: LICENCES_FILE },
      // A browser without modulepreload fetches a chunk on import.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups(api) }, postBanner: compiledWhileLoading(api) },
      },
    },
  }
})
