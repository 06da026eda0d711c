/** The way to the backend. The browser's own in the app; in tests and stories the same functions of a mock session. */
export type Transport = {
  /** API base without a trailing slash, e.g. `/api` or `https://school.example/api`. */
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  /** All readable cookies, as `document.cookie` gives them. */
  readCookies: () => string
}

export const browserTransport = (baseUrl: string): Transport => ({
  baseUrl,
  fetch: (request) => fetch(request),
  readCookies: () => document.cookie,
})
