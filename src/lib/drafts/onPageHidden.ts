/**
 * Calls back when the page is hidden or about to close; a phone may never show a hidden page again. Send requests synchronously in the
 * callback.
 * @returns stops listening
 */
export function onPageHidden(callback: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') callback()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', callback)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', callback)
  }
}
