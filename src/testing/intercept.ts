import type { Call, ErrorBody, ResponseOf } from '@/api/core/call'
import type { ErrorStatusOf } from '../../fixtures/contract/errors'
import { findCall } from '@mocks/server/router'
import type { OpenedApp } from './openApp'

type AppUnderTest = Pick<OpenedApp, 'session'>

/** Error statuses that every call may have, in addition to those of its contract. */
type CommonErrorStatus = 400 | 401 | 413 | 419 | 422 | 500 | 503

/** A response that the contract allows: the body of a success, or an error. */
type Answer<C extends Call> =
  | { body: ResponseOf<C> }
  | { status: ErrorStatusOf<C['name']> | CommonErrorStatus; body?: ErrorBody }

/** @param send passes the request on, to an earlier interception or to the mock server */
type Respond<C extends Call> = (
  request: Request,
  send: () => Promise<Response>,
) => Answer<C> | Response | Promise<Answer<C> | Response>

/**
 * Answers a call instead of the mock server: `intercept(app, userCalls.getMe, () => ({ status: 500 }))`. If a call has
 * two interceptions, the later one gets the request first.
 * @param call an entry of `src/api/calls.ts`, or 'every' for all calls
 * @returns a function that ends the interception
 */
export function intercept<C extends Call>(
  { session: { transport } }: AppUnderTest,
  call: C | 'every',
  respond: Respond<C>,
): () => void {
  const { fetch, baseUrl } = transport
  const basePath = `${new URL(baseUrl).pathname}/`
  let isActive = true
  const isIntercepted = ({ method, url }: Request) =>
    isActive && (call === 'every' || findCall(method, new URL(url).pathname.slice(basePath.length))?.name === call.name)
  transport.fetch = async (request, options) => {
    if (!isIntercepted(request)) return fetch(request, options)
    const answer = await respond(request, () => fetch(request, options))
    if (answer instanceof Response) return answer
    const success = call === 'every' ? 200 : call.status
    return Response.json(answer.body ?? { message: '' }, { status: 'status' in answer ? answer.status : success })
  }
  return () => {
    isActive = false
  }
}

/** Answer for `intercept` that simulates a lost connection. */
export const dropConnection = () => Promise.reject(new TypeError('Failed to fetch'))

/** Rejects when the app aborts the request, as a browser does. */
const rejectOnAbort = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')))
  })

function createGate() {
  let open = () => undefined as void
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open: () => open() }
}

/**
 * Holds back every request of a call until the test releases it. An aborted request fails immediately.
 * @param held `request`: before the server handles it. `response`: afterwards, so that the response lacks later changes
 * @returns a function that releases the request with this index, in order of sending; without an index, releases all
 * current and later requests
 */
export function holdCalls(
  app: AppUnderTest,
  call: Call | 'every',
  held: 'request' | 'response' = 'request',
): (index?: number) => void {
  const gates: ReturnType<typeof createGate>[] = []
  const gateOf = (index: number) => (gates[index] ??= createGate())
  const everyGate = createGate()
  let requestCount = 0
  intercept(app, call, async (request, send) => {
    const gate = gateOf(requestCount++)
    const waitForRelease = () => Promise.race([gate.isOpen, everyGate.isOpen, rejectOnAbort(request)])
    if (held === 'request') return waitForRelease().then(send)
    const response = await send()
    await waitForRelease()
    return response
  })
  return (index) => (index === undefined ? everyGate : gateOf(index)).open()
}

/**
 * Records the app's requests from now on, except GET.
 * @returns a function that resolves to the JSON bodies sent to a path below the API base, in order
 */
export function recordRequestBodies(app: AppUnderTest): (path: string) => Promise<unknown[]> {
  const requests: Request[] = []
  intercept(app, 'every', (request, send) => {
    if (request.method !== 'GET') requests.push(request.clone())
    return send()
  })
  return (path) =>
    Promise.all(
      requests
        .filter(({ url }) => url === `${app.session.transport.baseUrl}/${path}`)
        .map((request) => request.clone().json()),
    )
}
