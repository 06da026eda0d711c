import type { OpenedApp } from './openApp'

/**
 * Records the app's requests from now on.
 * @returns the JSON bodies sent to a path below the API base, in order
 */
export function recordRequestBodies({
  session: { transport },
}: Pick<OpenedApp, 'session'>): (path: string) => Promise<unknown[]> {
  const requests: Request[] = []
  const originalFetch = transport.fetch
  transport.fetch = (request) => {
    requests.push(request.clone())
    return originalFetch(request)
  }
  return (path) =>
    Promise.all(
      requests.filter(({ url }) => url === `${transport.baseUrl}/${path}`).map((request) => request.clone().json()),
    )
}
