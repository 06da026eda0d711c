import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const WORKER_FILE = 'mockServiceWorker.js'
/** The worker copies every answer but these, and a copied stream can no longer be cancelled from the page. */
const EVENT_STREAM_CHECK = ".startsWith('text/event-stream')"
const PATCHED_CHECK = '.match(/^(text\\/event-stream|application\\/x-ndjson)/)'

/**
 * The worker of the installed msw, with one change: streams of newline-delimited JSON are passed on uncopied, so that stopping a
 * reply reaches the pretend school.
 * @throws Error when msw's text is no longer the one this change was made for
 */
function workerSource(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  const parts = source.split(EVENT_STREAM_CHECK)
  if (parts.length !== 2) {
    throw new Error(
      `msw's worker has changed: ${EVENT_STREAM_CHECK} stands in it ${parts.length - 1} times. Look at mocks/runtimes/workerPlugin.ts.`,
    )
  }
  return parts.join(PATCHED_CHECK)
}

/** Serves the worker in development and puts it beside a build of the mock; nothing of it reaches a live build. */
export const mockWorker = (): Plugin => ({
  name: 'heartboard-mock-worker',
  configureServer({ middlewares }) {
    middlewares.use(`/${WORKER_FILE}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(workerSource())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: workerSource() })
  },
})
