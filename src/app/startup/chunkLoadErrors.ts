import { isOptionalLoadError } from '@/lib/loading/lazyComponent'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppStore } from './store'

/** ms between two requests for a stylesheet that fails to load. */
const RETRY_DELAY_MS = 3000

const chunkLoadErrors = new WeakSet<object>()

/** True for the error of an `import()` that Vite has reported. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && chunkLoadErrors.has(error)

/** Retries the stylesheet of a chunk until loaded: Vite requests stylesheets once, and the chunk would render unstyled. */
function loadStylesheet(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.addEventListener('error', () => {
    link.remove()
    setTimeout(() => loadStylesheet(href), RETRY_DELAY_MS)
  })
  document.head.append(link)
}

const isServerReachable = () =>
  fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const reloadIfReachable = async () => {
  if (await isServerReachable()) location.reload()
}

/** ms in which failures of a chunk and its stylesheet count as one attempt. */
const ATTEMPT_MS = 1000

/** Name of the chunk in a failure message, without hash: `/assets/ShareDialog-BQsGfQH_.css` → `ShareDialog`. */
const failedChunk = (message: string) => /([^/]+)-[\w-]{8}\.(?:css|js)/.exec(message)?.[1]

/**
 * Times of failures by chunk. Most browsers keep a failed module for the life of the page (whatwg/html#6768). A second failure while the
 * server responds therefore needs a new page.
 */
function createFailureCount() {
  const lastFailures = new Map<string, number>()
  return {
    isRepeated(message: string): boolean {
      const chunk = failedChunk(message)
      const last = chunk === undefined ? undefined : lastFailures.get(chunk)
      if (chunk === undefined || (last !== undefined && Date.now() - last < ATTEMPT_MS)) return false
      lastFailures.set(chunk, Date.now())
      return last !== undefined
    },
  }
}

/**
 * Shows one snackbar for lazy chunks that failed to load, except optional chunks, and retries stylesheets. `lazyComponent` retries its
 * module, the router the module of a screen (`RouteError`). A repeated failure while the server responds reloads the page; drafts are kept.
 */
export function reportChunkLoadErrors(store: AppStore): void {
  const failures = createFailureCount()
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Wait for the rejection, which follows the event and marks optional chunks.
    setTimeout(() => {
      if (isOptionalLoadError(payload)) return
      if (failures.isRepeated(payload.message)) void reloadIfReachable()
      store.dispatch(snackbarShown({ kind: 'danger', text: { key: 'app.notLoaded' }, replaceKey: 'chunk-load-error' }))
    })
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(payload.message) ?? []
    if (href) loadStylesheet(href)
    chunkLoadErrors.add(payload)
    // Change the message: the router reloads the document for the browser's message. Without a network the app would be gone.
    payload.message = `A part of the app could not be loaded. ${payload.message}`
  })
}

/** Loads again. Reloads the document if the chunk is still missing while the server responds: a newer version has replaced the chunk. */
export async function retryOrReload(load: () => Promise<unknown>): Promise<void> {
  const watch = new AbortController()
  let hasFailed = false
  window.addEventListener('vite:preloadError', () => (hasFailed = true), { signal: watch.signal })
  await load().finally(() => watch.abort())
  if (hasFailed) await reloadIfReachable()
}
