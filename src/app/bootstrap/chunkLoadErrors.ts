import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppStore } from '../store'

/** ms until a style sheet is asked for again. */
const RETRY_DELAY_MS = 3000

/** Vite asks for the styles of a part once and never again; without them the part would come up bare. */
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

/** Tells, once, of every piece of the app that was wanted later and could not be fetched; `lazyPart` tries its own again. */
export function reportChunkLoadErrors(store: AppStore): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    store.dispatch(snackbarShown({ kind: 'danger', text: { key: 'app.notLoaded' }, replaceKey: 'chunk-load-error' }))
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(payload.message) ?? []
    if (href) loadStylesheet(href)
  })
}
