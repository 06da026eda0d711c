/**
 * Keeps the screen on. The browser releases the lock of a hidden page, so it is requested again when the page shows.
 * @returns a function that lets the screen go off
 */
export function keepAwake(): () => void {
  // Absent in older browsers and on pages without https.
  const { wakeLock } = navigator as Partial<Navigator>
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  const request = () => {
    // A refused lock, as with low battery, is no failure: the presentation goes on.
    if (document.visibilityState === 'visible') lock = wakeLock?.request('screen').catch(() => undefined)
  }
  request()
  document.addEventListener('visibilitychange', request)
  return () => {
    document.removeEventListener('visibilitychange', request)
    void lock?.then((sentinel) => sentinel?.release())
  }
}
