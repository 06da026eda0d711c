import type { OpenedApp } from './openApp'

/**
 * Looks on at what the app sends from now on, without changing anything.
 * @returns the JSON bodies that were sent to a path below the API base, in order
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
