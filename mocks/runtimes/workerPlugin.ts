import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { API_BASE } from '../server/apiBase.ts'

const WORKER_FILE = 'mockServiceWorker.js'
/** Texts to replace in MSW's service worker; each must occur once. */
const PATCHES = [
  // MSW clones every response except event streams, and a page cannot cancel a cloned stream. So NDJSON is treated as an event
  // stream.
  { from: ".startsWith('text/event-stream')", to: '.match(/^(text\\/event-stream|application\\/x-ndjson)/)' },
  // The worker leaves all requests outside the API to the browser. Code, fonts and other files then load without being copied.
  {
    from: "if (event.request.mode === 'navigate') {",
    to: `if (event.request.mode === 'navigate' || !new URL(event.request.url).pathname.startsWith('${API_BASE}')) {`,
  },
]

/**
 * Returns the service worker of the installed MSW with `PATCHES` applied.
 * @throws Error if MSW's source no longer contains each text to replace exactly once
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

/** Serves MSW's service worker in development and adds it to builds with the mock. Live builds do not use this plugin. */
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
