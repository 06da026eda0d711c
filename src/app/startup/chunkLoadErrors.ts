import { isOptionalLoadError } from '@/lib/loading/lazyComponent'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppStore } from './store'

/** ms. */
const RETRY_DELAY_MS = 3000

const chunkLoadErrors = new WeakSet<object>()

/** True for the error of an `import()` that Vite has reported. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && chunkLoadErrors.has(error)

/** Vite requests the stylesheet of a chunk once and never retries; without it the chunk would render unstyled. */
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

/** ms; a chunk and its stylesheet that fail in one attempt count once. */
const ATTEMPT_MS = 1000

/** Name of the chunk in the message of a failure, without its hash: `/assets/ShareDialog-BQsGfQH_.css` → `ShareDialog`. */
const failedChunk = (message: string) => /([^/]+)-[\w-]{8}\.(?:css|js)/.exec(message)?.[1]

/**
 * Times of the failures by chunk. Most browsers keep the failure of a module for the life of the page (whatwg/html#6768), so a second
 * attempt that fails while the server responds needs a new page.
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
 * Shows one snackbar for lazy chunks that failed to load, except optional ones, and retries their stylesheets; `lazyComponent` retries its own module,
 * the router that of a screen (`RouteError`). A chunk that fails again while the server responds is loaded with a new page; what was typed
 * is kept for it.
 */
export function reportChunkLoadErrors(store: AppStore): void {
  const failures = createFailureCount()
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The event comes before the rejection, by which it is known who asked for the chunk.
    setTimeout(() => {
      if (isOptionalLoadError(payload)) return
      if (failures.isRepeated(payload.message)) void reloadIfReachable()
      store.dispatch(snackbarShown({ kind: 'danger', text: { key: 'app.notLoaded' }, replaceKey: 'chunk-load-error' }))
    })
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(payload.message) ?? []
    if (href) loadStylesheet(href)
    chunkLoadErrors.add(payload)
    // The router reloads the document when it recognises the browser's message, and without a network nothing would be left of the app.
    payload.message = `A part of the app could not be loaded. ${payload.message}`
  })
}

/**
 * Loads again. When a chunk is still missing although the server responds, a new version of the app has replaced it: only reloading the
 * document helps.
 */
export async function retryOrReload(load: () => Promise<unknown>): Promise<void> {
  const watch = new AbortController()
  let hasFailed = false
  window.addEventListener('vite:preloadError', () => (hasFailed = true), { signal: watch.signal })
  await load().finally(() => watch.abort())
  if (hasFailed) await reloadIfReachable()
}
