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

/** Holds the requests that `action` sends, and no later ones, until the returned function is called. */
export async function holdRequests(app: Pick<OpenedApp, 'session'>, action: () => Promise<void>): Promise<() => void> {
  const { transport } = app.session
  const { fetch } = transport
  const release = pauseServer(app)
  await action()
  transport.fetch = fetch
  return release
}
