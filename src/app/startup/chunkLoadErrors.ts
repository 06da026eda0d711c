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

/**
 * Shows one snackbar for lazy chunks that failed to load, except optional ones, and retries their stylesheets; `lazyComponent` retries its own module,
 * the router that of a screen (`RouteError`).
 */
export function reportChunkLoadErrors(store: AppStore): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The event comes before the rejection, by which it is known who asked for the chunk.
    setTimeout(() => {
      if (isOptionalLoadError(payload)) return
      store.dispatch(snackbarShown({ kind: 'danger', text: { key: 'app.notLoaded' }, replaceKey: 'chunk-load-error' }))
    })
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(payload.message) ?? []
    if (href) loadStylesheet(href)
    chunkLoadErrors.add(payload)
    // The router reloads the document when it recognises the browser's message, and without a network nothing would be left of the app.
    payload.message = `A part of the app could not be loaded. ${payload.message}`
  })
}

const isServerReachable = () =>
  fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Loads again. When a chunk is still missing although the server responds, a new version of the app has replaced it: only reloading the
 * document helps.
 */
export async function retryOrReload(load: () => Promise<unknown>): Promise<void> {
  const watch = new AbortController()
  let hasFailed = false
  window.addEventListener('vite:preloadError', () => (hasFailed = true), { signal: watch.signal })
  await load().finally(() => watch.abort())
  if (hasFailed && (await isServerReachable())) location.reload()
}
