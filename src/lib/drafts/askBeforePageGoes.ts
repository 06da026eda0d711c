const running = new Set<Promise<unknown>>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** While work runs that cannot outlive the page, such as an upload, the browser asks before it leaves the page. */
export function askBeforePageGoes(work: Promise<unknown>): void {
  if (running.size === 0) window.addEventListener('beforeunload', ask)
  running.add(work)
  const settle = () => {
    running.delete(work)
    if (running.size === 0) window.removeEventListener('beforeunload', ask)
  }
  work.then(settle, settle)
}
