import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const WORKER_FILE = 'mockServiceWorker.js'
/** The worker clones every response but these, and a cloned stream can no longer be cancelled by the page. */
const EVENT_STREAM_CHECK = ".startsWith('text/event-stream')"
const PATCHED_CHECK = '.match(/^(text\\/event-stream|application\\/x-ndjson)/)'

/**
 * The worker of the installed msw with one patch: newline-delimited JSON streams are not cloned, so that stopping a reply reaches
 * the mock server.
 * @throws Error when msw's source no longer contains the patched check exactly once
 */
function workerSource(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  const parts = source.split(EVENT_STREAM_CHECK)
  if (parts.length !== 2) {
    throw new Error(
      `msw's worker has changed: it contains ${EVENT_STREAM_CHECK} ${parts.length - 1} times instead of once. Adapt mocks/runtimes/workerPlugin.ts.`,
    )
  }
  return parts.join(PATCHED_CHECK)
}

/** Serves the worker in development and emits it into builds with the mock; live builds do not use this plugin. */
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
