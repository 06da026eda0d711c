import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppStore } from '../store'

/** ms. */
const RETRY_DELAY_MS = 3000

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

/** Shows one snackbar for lazy chunks that failed to load, and retries their stylesheets; `lazyComponent` retries its own module. */
export function reportChunkLoadErrors(store: AppStore): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    store.dispatch(snackbarShown({ kind: 'danger', text: { key: 'app.notLoaded' }, replaceKey: 'chunk-load-error' }))
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(payload.message) ?? []
    if (href) loadStylesheet(href)
  })
}
