/** Bytes of a request body that have left, and all of them. */
export type UploadProgress = { sentBytes: number; totalBytes: number }

export type SendOptions = {
  /** Called while the body is sent. A service worker that answers hides the progress, so that no call may come. */
  onUploadProgress?: ((progress: UploadProgress) => void) | undefined
}

/** Sends requests to the backend: the browser's fetch in the app, a mock client in tests and stories. */
export type Transport = {
  /** API base without a trailing slash, for example `/api` or `https://school.example/api`. */
  baseUrl: string
  fetch: (request: Request, options?: SendOptions) => Promise<Response>
  /** Returns all readable cookies in the format of `document.cookie`. */
  readCookies: () => string
}

export const browserTransport = (baseUrl: string): Transport => ({
  baseUrl,
  async fetch(request, { onUploadProgress } = {}) {
    if (!onUploadProgress) return fetch(request)
    const { sendWithProgress } = await import('./sendWithProgress')
    return sendWithProgress(request, onUploadProgress)
  },
  readCookies: () => document.cookie,
})
