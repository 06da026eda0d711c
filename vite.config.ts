import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv, type Plugin, type ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { contentSecurityPolicyMeta, HOST_HEADERS } from './hosting/contentSecurityPolicy.ts'
import { LICENCES_FILE, staticHost } from './hosting/staticHost.ts'
import { mockWorker } from './mocks/runtimes/workerPlugin.ts'
import { parseEnv } from './src/env.ts'
import { findBrowser, launchArgs } from './tests/tools/findBrowser.ts'
import { VitestResults } from './tests/tools/vitestResults.ts'

/** Modes that run on the mock server unless VITE_API says otherwise; `live` and `production` talk to a real backend. */
const MOCK_MODES = ['development', 'demo', 'test']

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

/** Packages that the first page needs already, whichever it is; the router's question before leaving comes with the form that asks it. */
const BASE_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-redux|@reduxjs|redux|redux-thunk|reselect|immer|use-sync-external-store|@tanstack\/(?!.*virtual)[^/]+|zod|clsx)\/(?!.*\/useBlocker)/

/** The contract, what it is made of, and the card types as data. */
const CONTRACT_MODULES =
  /src\/(lib\/(describeIssue|html\/htmlToText|uniqueBy)|api\/(.+\.contract|channels|calls|cards\/card\.schema|core\/(call|contractValidation))|cardTypes\/(definitions|cardTypeDefinition|\w+\/definition))\b/

/**
 * Chunks of what loads together, because many small files compress worse than one. Each takes the files that match and everything these
 * import statically, unless an earlier one has it: whatever the login page shares with the board has to be in `start`, or it would load the board.
 */
const firstChunksOf = (api: string) => [
  { name: 'base', test: BASE_PACKAGES },
  {
    name: 'start',
    test: /src\/(app\/((startup|pages)\/|shell\/LanguageChoice\.)|lib\/(loading\/lazyComponent|styleNonce)\.|ui\/Logo\.)|lucide-react\/.+\/eye\./,
  },
  // The mock server imports the contract, and must not load the board with it.
  ...(api === 'mock' ? [{ name: 'contract', test: CONTRACT_MODULES }] : []),
  // What the login shares with forms behind it.
  { name: 'fields', test: /src\/ui\/TextField\./ },
  { name: 'login', test: /src\/(features\/auth\/LoginScreen\.|routes\/login\.tsx\?)/ },
  // What screens before the login share with the board, and what any page loads with the first response that violates the contract.
  {
    name: 'shared',
    test: /src\/(ui\/(IconButton|Skeleton)|lib\/(useDebouncedCallback|loading\/useIsPainted)|api\/core\/contractValidation)\./,
  },
  {
    name: 'board',
    test: /src\/(app\/(session\/SessionLayout|shell\/Shell)|model\/board\/loadCardList|features\/(board\/BoardScreen|share\/useShareDialog|chat\/panel\/useChatContext))\.|src\/routes\/_protected(\/_shell(\/board(\.index)?)?)?\.tsx\?/,
  },
]

/** As above, of what loads once the first screen is there. */
const LATER_CHUNKS = [
  // What an open card shares with the commands.
  { name: 'share', test: /src\/api\/share\./ },
  { name: 'commands', test: /src\/model\/board\/commands\/(moveCards|stackCards|reorderCards)\./ },
  { name: 'realtime', test: /src\/app\/realtime\/realtimeListeners\./ },
  // What presses on the board show: toolbars, progress of what is in flight, menus.
  { name: 'toolbars', test: /react-aria-components\/.+\/Toolbar\./ },
  { name: 'progress', test: /react-aria-components\/.+\/ProgressBar\./ },
  { name: 'menus', test: /src\/ui\/AnchoredMenu\./ },
]

/**
 * The first line of the chunks that come later, most of them ahead of a press: their functions are compiled while they load, beside the page,
 * and not in the press that calls them for the first time. Browsers that do not know it read a comment (D-0094).
 */
const COMPILED_WHILE_LOADING = '//# allFunctionsCalledOnLoad'
/** Characters of a chunk, before minification, that are worth the 29 of the line. */
const MUCH_CODE = 6000

const sizeOf = (modules: Record<string, { renderedLength: number }>) =>
  Object.values(modules).reduce((size, { renderedLength }) => size + renderedLength, 0)

/** React has the hook that packages take from a shim for its older versions. */
const WITHOUT_SHIM = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
]

/** What slate-react takes from lodash, whose `flush` leaves its timer behind: typing would add one with each key (D-0125). */
export const SLATE_TIMERS = [
  { find: /^lodash\/debounce$/, replacement: 'es-toolkit/compat/debounce' },
  {
    find: /^lodash\/throttle$/,
    replacement: fileURLToPath(new URL('src/editor/workarounds/slateThrottle.ts', import.meta.url)),
  },
]

/** The mock leaves the list of public suffixes out; the file says why. */
const TLDTS_STUB = fileURLToPath(new URL('mocks/runtimes/tldtsStub.ts', import.meta.url))

/** What the client calls in mode `live`, where Vite stands before the backend. */
const FORWARDED_API = '/api'

/** An answer that the backend breaks off breaks off for the page too; left alone, the proxy would keep the page waiting for ever. */
const forwardAborts: ProxyOptions['configure'] = (proxy) => {
  proxy.on('proxyRes', (answer, _, page) => {
    answer.on('close', () => !answer.complete && page.destroy())
  })
}

/**
 * Forwards the API and the live events to the backend, so that the browser sees one origin: across origins a page cannot read the
 * anti-forgery cookie.
 * @param apiUrl absolute API base of the backend, e.g. `http://localhost:8787/api`
 */
function forwardTo(apiUrl: string): Record<string, ProxyOptions> {
  const { origin, pathname } = new URL(apiUrl)
  const base = pathname.replace(/\/$/, '')
  // The backend's cookies become the page's own, whatever domain they name.
  const backend: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure: forwardAborts,
  }
  return {
    [`^${FORWARDED_API}/`]: { ...backend, rewrite: (path) => base + path.slice(FORWARDED_API.length) },
    '^/app/': { ...backend, ws: true },
  }
}

/**
 * Which backend this run is for, from `.env` and the shell; empty values count as not set.
 * @returns `env`: as the page reads it; `forwardedApiUrl`: the absolute API base that mode `live` proxies to
 * @throws Error that names every variable that is wrong, before anything is served or built
 */
function readEnv(mode: string) {
  const variables = loadEnv(mode, process.cwd(), 'VITE_')
  const api = variables.VITE_API || (MOCK_MODES.includes(mode) ? 'mock' : 'live')
  const isLive = mode === 'live' && api === 'live'
  const env = parseEnv({ ...variables, VITE_API: api }, isLive ? ['VITE_API_URL'] : [])
  const forwardedApiUrl = isLive && URL.canParse(env.VITE_API_URL) ? env.VITE_API_URL : undefined
  return { env: forwardedApiUrl ? { ...env, VITE_API_URL: FORWARDED_API } : env, forwardedApiUrl }
}

/** Nobody watches the stories: React keeps no performance tracks, a seventh of their CPU time, and Storybook no record of each call for its panel. */
const withoutDebugging: Plugin = {
  name: 'without-debugging',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: `
        delete console.timeStamp
        delete console.createTask
        window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (tools) => tools }
      `,
      injectTo: 'head-prepend',
    },
  ],
}

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

const isTest = Boolean(process.env.VITEST)
// Builds need nothing of Vitest.
const testFiles = isTest ? await import('./tests/tools/testFiles.ts') : undefined

/**
 * Tests do without hot updates of routes: a route file that is first loaded beside a router with routes of its own, which a test of the same
 * worker has made, would get the components of that router.
 */
const router = (): Plugin[] =>
  [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: !isTest,
      // A loader travels with its screen, so that the login page does not carry the board's calls; those of the board call `boardLoader.ts`.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      quoteStyle: 'single',
    }),
  ]
    .flat()
    .filter(({ name }) => !isTest || name !== 'tanstack-router:hmr')

/** For a browser on the same machine, where compressing a file takes longer than sending it. */
const uncompressedPreview: Plugin = {
  name: 'uncompressed-preview',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(({ headers }, _response, next) => {
      delete headers['accept-encoding']
      next()
    })
  },
}

export default defineConfig(({ mode, command }) => {
  const { env, forwardedApiUrl } = readEnv(mode)
  const api = env.VITE_API
  const proxy = forwardedApiUrl ? forwardTo(forwardedApiUrl) : undefined
  const isolatedComponents = testFiles?.testsThatReplaceModules() ?? []
  const firstChunks = firstChunksOf(api)

  return {
    resolve: {
      tsconfigPaths: true,
      alias: [
        ...WITHOUT_SHIM,
        ...SLATE_TIMERS,
        ...(api === 'mock' ? [{ find: 'tldts', replacement: TLDTS_STUB }] : []),
      ],
    },
    define: {
      // A literal, by which a build leaves out the other kind of backend.
      'import.meta.env.VITE_API': JSON.stringify(api),
      __ENV__: JSON.stringify(env),
    },
    server: { proxy },
    // The pages of the stories, the bench and the build are no entries of the app.
    optimizeDeps: { entries: ['index.html'] },
    preview: { proxy, headers: HOST_HEADERS },
    plugins: [
      router(),
      react(),
      // All texts come from the app; React Aria's own in 34 languages would only weigh.
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
      api === 'mock' && mockWorker(),
      command === 'build' && contentSecurityPolicyMeta(env),
      staticHost(),
      Boolean(process.env.UNCOMPRESSED_PREVIEW) && uncompressedPreview,
    ],
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      license: { fileName: LICENCES_FILE },
      // A browser without modulepreload fetches a chunk when it is imported.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [...firstChunks, ...LATER_CHUNKS] },
          postBanner: ({ name, isEntry, modules }) =>
            isEntry || firstChunks.some((chunk) => chunk.name === name) || sizeOf(modules) < MUCH_CODE
              ? ''
              : COMPILED_WHILE_LOADING,
        },
      },
    },
    test: {
      // `npm test` adds up what both runners counted, and lists tests that needed their retry as FLAKY.
      reporters: ['default', new VitestResults()],
      retry: process.env.CI ? 1 : 0,
      // By default one less than cores. A third of the time of tests in Node is waiting, which one more worker than two cores fills.
      maxWorkers: Math.max(3, availableParallelism() - 1),
      // MB for young objects, four times the default: component tests, a tenth of whose time is garbage collection, take a twentieth less.
      execArgv: ['--max-semi-space-size=64'],
      sequence: { sequencer: testFiles?.TestOrder },
      projects: [
        unitProject('unit', 'node', {
          include: ['src', 'mocks', 'fixtures', 'hosting', 'tests/repo', 'tests/contract'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
        }),
        unitProject('components', 'jsdom', { include: ['src/**/*.test.tsx'], exclude: isolatedComponents }),
        unitProject('components-isolated', 'jsdom', { include: isolatedComponents, isolate: true }),
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' }), withoutDebugging],
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
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
