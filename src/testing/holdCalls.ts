import type { OpenedApp } from './openApp'

/**
 * Holds the requests to paths that end so, until they are released; an aborted one fails at once.
 * @returns releases them all, and those that follow
 */
export function holdCalls({ session: { transport } }: Pick<OpenedApp, 'session'>, pathEnd: string): () => void {
  const { fetch } = transport
  let release = () => undefined as void
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  transport.fetch = (request) => {
    if (!new URL(request.url).pathname.endsWith(pathEnd)) return fetch(request)
    const isAborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')))
    })
    return Promise.race([isReleased.then(() => fetch(request)), isAborted])
  }
  return () => release()
}
