/** Sends requests to the backend: the browser's fetch in the app, a mock client in tests and stories. */
export type Transport = {
  /** API base without a trailing slash, for example `/api` or `https://school.example/api`. */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  /** Returns all readable cookies in the format of `document.cookie`. */
  readCookies: () => string
}

export const browserTransport = (baseUrl: string): Transport => ({
  baseUrl,
  fetch: (request) => fetch(request),
  readCookies: () => document.cookie,
})
