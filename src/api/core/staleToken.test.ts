import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMockClient, type MockClient } from '@mocks/runtimes/inProcess'
import { calls } from '../calls'
import { fetchCall } from './baseApi'

let client: MockClient
beforeEach(() => {
  client = createMockClient()
  client.signIn('cikgu_aina')
})
afterEach(() => client.close())

/**
 * Makes requests carry an outdated anti-forgery token until a GET was sent. Returns the methods of the sent requests.
 */
function useStaleToken() {
  const { fetch } = client.transport
  const sent: string[] = []
  let isStale = true
  client.transport.fetch = (request) => {
    sent.push(request.method)
    if (request.method === 'GET') isStale = false
    if (isStale) request.headers.set('X-XSRF-TOKEN', 'stale')
    return fetch(request)
  }
  return sent
}

const logOut = (signal = new AbortController().signal) => fetchCall({ call: calls.logout }, client, signal)

test('a write with a stale anti-forgery token fetches a new one and is repeated', async () => {
  const sent = useStaleToken()
  expect(await logOut()).toMatchObject({ response: { status: 204 } })
  expect(sent).toEqual(['POST', 'GET', 'POST'])
})

test('a write that is refused again is repeated no more', async () => {
  const { fetch } = client.transport
  const sent: string[] = []
  client.transport.fetch = (request) => {
    sent.push(request.method)
    request.headers.set('X-XSRF-TOKEN', 'stale')
    return fetch(request)
  }
  expect(await logOut()).toMatchObject({ error: { kind: 'http', status: 419 } })
  expect(sent).toEqual(['POST', 'GET', 'POST'])
})

test('a write that is aborted while its token is fetched is not repeated', async () => {
  const controller = new AbortController()
  const sent: string[] = []
  client.transport.fetch = async (request) => {
    sent.push(request.method)
    if (request.method === 'GET') controller.abort()
    request.signal.throwIfAborted()
    return Response.json({ message: 'CSRF token mismatch.' }, { status: 419 })
  }
  expect(await logOut(controller.signal)).toMatchObject({ error: { kind: 'aborted' } })
  expect(sent).toEqual(['POST', 'GET'])
})
