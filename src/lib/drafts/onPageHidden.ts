/**
 * Calls `callback` when the page is hidden or about to close, because a phone may never show a hidden page again.
 * Requests must be sent synchronously in the callback.
 * @returns a function that stops listening
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
