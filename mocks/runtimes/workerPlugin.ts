import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { API_BASE } from '../server/apiBase.ts'

const WORKER_FILE = 'mockServiceWorker.js'
/** Replacements of texts that occur once in msw's worker. */
const PATCHES = [
  // MSW clones every response but an event stream. A page cannot cancel a cloned stream, so NDJSON counts as event stream.
  { from: ".startsWith('text/event-stream')", to: '.match(/^(text\\/event-stream|application\\/x-ndjson)/)' },
  // The worker leaves requests outside of the API to the browser: code, fonts and other files load without copies.
  {
    from: "if (event.request.mode === 'navigate') {",
    to: `if (event.request.mode === 'navigate' || !new URL(event.request.url).pathname.startsWith('${API_BASE}')) {`,
  },
]

/**
 * The worker of the installed msw with two patches. NDJSON streams are not cloned, so that a stop of the page reaches the mock server.
 * The worker intercepts calls of the API only.
 * @throws Error if msw's source no longer contains a patched text exactly once
 */
function workerSource(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  return PATCHES.reduce((patched, { from, to }) => {
    const parts = patched.split(from)
    if (parts.length !== 2) {
      throw new Error(
        `msw's worker has changed: it contains ${from} ${parts.length - 1} times instead of once. Adapt mocks/runtimes/workerPlugin.ts.`,
      )
    }
    return parts.join(to)
  }, source)
}

/** Serves the worker in development and emits the file into builds with the mock; not used in live builds. */
export const mockWorker = (): Plugin => ({
  name: 'heartboard-mock-worker',
  configureServer({ middlewares, config }) {
    middlewares.use(`${config.base}${WORKER_FILE}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(workerSource())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: workerSource() })
  },
})
