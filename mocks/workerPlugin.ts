import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'
/** The worker copies every answer but these, and a copied stream can no longer be cancelled from the page. */
const SPARED = ".startsWith('text/event-stream')"
const SPARED_TOO = '.match(/^(text\\/event-stream|application\\/x-ndjson)/)'

/**
 * The worker of the installed msw, with one change: streams of newline-delimited JSON are passed on uncopied, so that stopping a
 * reply reaches the pretend school.
 * @throws Error when msw's text is no longer the one this change was made for
 */
function workerSource(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  const parts = source.split(SPARED)
  if (parts.length !== 2) {
    throw new Error(
      `msw's worker has changed: ${SPARED} stands in it ${parts.length - 1} times. Look at mocks/workerPlugin.ts.`,
    )
  }
  return parts.join(SPARED_TOO)
}

/** Serves the worker in development and puts it beside a build of the mock; nothing of it reaches a live build. */
export const mockWorker = (): Plugin => ({
  name: 'heartboard-mock-worker',
  configureServer({ middlewares }) {
    middlewares.use(`/${FILE}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(workerSource())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: FILE, source: workerSource() })
  },
})
