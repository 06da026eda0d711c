import type { OpenedApp } from './openApp'

/**
 * Looks on at what the app sends from now on, without changing anything.
 * @returns the JSON bodies that were sent to a path below the API base, in order
 */
export function watchRequests({
  session: { transport },
}: Pick<OpenedApp, 'session'>): (path: string) => Promise<unknown[]> {
  const copies: Request[] = []
  const send = transport.fetch
  transport.fetch = (request) => {
    copies.push(request.clone())
    return send(request)
  }
  return (path) =>
    Promise.all(copies.filter(({ url }) => url === `${transport.baseUrl}/${path}`).map((copy) => copy.clone().json()))
}
