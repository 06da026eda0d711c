const running = new Set<Promise<unknown>>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * While `work` runs, the browser asks before it leaves the page. Use it for work that ends with the page, such as an
 * upload.
 */
export function warnBeforeUnload(work: Promise<unknown>): void {
  if (running.size === 0) window.addEventListener('beforeunload', ask)
  running.add(work)
  const settle = () => {
    running.delete(work)
    if (running.size === 0) window.removeEventListener('beforeunload', ask)
  }
  work.then(settle, settle)
}
