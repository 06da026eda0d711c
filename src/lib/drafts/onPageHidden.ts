/**
 * Calls back when the page is hidden or about to go; on a phone a hidden page may never come back. What has to be sent must begin at once.
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
