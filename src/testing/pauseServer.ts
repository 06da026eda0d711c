import type { OpenedApp } from './openApp'

/**
 * Holds all requests until the returned function is called: what a person sees meanwhile stays until a test has looked at it.
 * `const resumeServer = pauseServer(app)`
 */
export function pauseServer({ session: { transport } }: Pick<OpenedApp, 'session'>): () => void {
  const { fetch } = transport
  let resume = () => {}
  const resumed = new Promise<void>((resolve) => {
    resume = resolve
  })
  transport.fetch = (request) => resumed.then(() => fetch(request))
  return () => resume()
}
