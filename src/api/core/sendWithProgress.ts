import type { UploadProgress } from './transport'

/** Statuses whose responses have no body. */
const WITHOUT_BODY = [204, 205, 304]

/** Returns the headers that `getAllResponseHeaders` gives as lines. */
function readHeaders(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/**
 * Sends a request like fetch, and reports how much of its body has left. Fetch has no such report, so an XMLHttpRequest
 * sends it.
 * @throws AbortError once the request's signal aborts; TypeError without a response, as fetch does
 */
export async function sendWithProgress(
  request: Request,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  const { signal } = request
  const body = await request.blob()
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    const abort = () => call.abort()
    call.open(request.method, request.url)
    call.withCredentials = request.credentials === 'include'
    call.responseType = 'blob'
    for (const [name, value] of request.headers) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ sentBytes: loaded, totalBytes: total }),
    )
    call.addEventListener('load', () => {
      const { status, statusText } = call
      const headers = readHeaders(call.getAllResponseHeaders())
      const answer = call.response instanceof Blob ? call.response : null
      resolve(new Response(WITHOUT_BODY.includes(status) ? null : answer, { status, statusText, headers }))
    })
    call.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    call.addEventListener('abort', () => reject(new DOMException('The operation was aborted.', 'AbortError')))
    call.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    signal.addEventListener('abort', abort)
    call.send(body)
  })
}
