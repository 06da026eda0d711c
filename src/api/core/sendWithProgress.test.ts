import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadProgress } from './transport'
import { sendWithProgress } from './sendWithProgress'

/** Requests that the test answers. They dispatch the events of a browser's XMLHttpRequest. */
const requests: FakeRequest[] = []
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  opened: string[] = []
  headers: Record<string, string> = {}
  withCredentials = false
  sent: Blob | undefined
  status = 0
  statusText = ''
  response: Blob | null = null
  answerHeaders = ''
  constructor() {
    super()
    requests.push(this)
  }
  open = (...opened: string[]) => void (this.opened = opened)
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  getAllResponseHeaders = () => this.answerHeaders
  send = (body: Blob) => void (this.sent = body)
  abort = () => this.end('abort')
  end(type: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(type))
    this.dispatchEvent(new Event('loadend'))
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

async function start(signal?: AbortSignal) {
  requests.length = 0
  const progress: UploadProgress[] = []
  const sent = new Request('http://school.test/api/format/image/upload', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'X-XSRF-TOKEN': 'token' },
    body: 'four',
    signal: signal ?? null,
  })
  const response = sendWithProgress(sent, (each) => progress.push(each))
  response.catch(() => undefined)
  await vi.waitFor(() => expect(requests[0]?.sent?.size).toBe(4))
  const [request] = requests
  if (!request) throw new Error('No request was sent.')
  return { response, progress, request }
}

test('method, address, credentials, headers and body are those of the request', async () => {
  const { response, request } = await start()
  expect(request.opened).toEqual(['POST', 'http://school.test/api/format/image/upload'])
  expect([request.withCredentials, request.headers['x-xsrf-token']]).toEqual([true, 'token'])
  expect(request.headers['content-type']).toBe('multipart/form-data; boundary=x')
  Object.assign(request, { status: 204, answerHeaders: '' })
  request.end('load')
  expect((await response).body).toBeNull()
})

test('progress is reported, and the response is that of the server', async () => {
  const { response, progress, request } = await start()
  for (const loaded of [1, 4]) request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }))
  Object.assign(request, { status: 422, answerHeaders: 'content-type: application/json\r\nretry-after: 3\r\n' })
  request.end('load')
  const { status, headers } = await response
  expect([status, headers.get('Retry-After'), headers.get('Content-Type')]).toEqual([422, '3', 'application/json'])
  expect(progress).toEqual([
    { sentBytes: 1, totalBytes: 4 },
    { sentBytes: 4, totalBytes: 4 },
  ])
})

test('a lost connection rejects as fetch does', async () => {
  const { response, request } = await start()
  request.end('error')
  await expect(response).rejects.toThrow(TypeError)
})

test('an abort ends the request', async () => {
  const controller = new AbortController()
  const { response } = await start(controller.signal)
  controller.abort()
  await expect(response).rejects.toMatchObject({ name: 'AbortError' })
})
