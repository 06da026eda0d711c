import { isOptionalLoadError } from '@/lib/loading/lazyComponent'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppStore } from './store'

/** Time in ms between two requests for a style sheet that fails to load. */
const RETRY_DELAY_MS = 3000

const chunkLoadErrors = new WeakSet<object>()

/** True for the error of an `import()` that Vite has reported. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && chunkLoadErrors.has(error)

/**
 * Retries the style sheet of a chunk until it is loaded, because Vite requests it only once and the chunk would render
 * without styles.
 */
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

/** Time in ms in which failures of a chunk and its style sheet count as one attempt. */
const ATTEMPT_MS = 1000

/**
 * Returns the name of the chunk in an error message, without its hash: `/assets/ShareDialog-BQsGfQH_.css` →
 * `ShareDialog`.
 */
const failedChunk = (message: string) => /([^/]+)-[\w-]{8}\.(?:css|js)/.exec(message)?.[1]

/**
 * Returns a function that is true for the second and every later failed attempt to load a chunk. Most browsers never
 * request a failed module again until the page is closed (whatwg/html#6768). So a second failure while the server
 * responds needs a new page.
 */
function createIsRepeated() {
  const lastFailures = new Map<string, number>()
  return (message: string): boolean => {
    const chunk = failedChunk(message)
    const last = chunk === undefined ? undefined : lastFailures.get(chunk)
    if (chunk === undefined || (last !== undefined && Date.now() - last < ATTEMPT_MS)) return false
    lastFailures.set(chunk, Date.now())
    return last !== undefined
  }
}

/**
 * Shows one snackbar for lazy chunks that failed to load, except optional ones, and retries style sheets.
 * `lazyComponent` retries its own module, and the router the module of a screen (`RouteError`). A repeated failure
 * while the server responds reloads the page; drafts are kept.
 */
export function reportChunkLoadErrors(store: AppStore): void {
  const isRepeated = createIsRepeated()
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Waits for the rejection, which comes after the event and marks optional chunks.
    setTimeout(() => {
      if (isOptionalLoadError(payload)) return
      if (isRepeated(payload.message)) void reloadIfReachable()
      store.dispatch(snackbarShown({ kind: 'danger', text: { key: 'app.notLoaded' }, replaceKey: 'chunk-load-error' }))
    })
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(payload.message) ?? []
    if (href) loadStylesheet(href)
    chunkLoadErrors.add(payload)
    // The message is changed, because the router reloads the document for the browser's own message. Without a network,
    // the app would then be gone.
    payload.message = `A part of the app could not be loaded. ${payload.message}`
  })
}

/**
 * Loads again. If the chunk is still missing while the server responds, a newer version has replaced it, so the
 * document is reloaded.
 */
export async function retryOrReload(load: () => Promise<unknown>): Promise<void> {
  const watch = new AbortController()
  let hasFailed = false
  window.addEventListener('vite:preloadError', () => (hasFailed = true), { signal: watch.signal })
  await load().finally(() => watch.abort())
  if (hasFailed) await reloadIfReachable()
}
