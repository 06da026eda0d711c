/** Says in a sentence why a run cannot begin: no connection, or a login that is not answered as the contract says. */
import type { ParsedResponse } from './session'

type Address = { baseUrl: string; environment?: Record<string, string | undefined> }

/** Sentences by the error code of Node, with what to do. */
const CONNECTION_PROBLEMS: [codes: string[], sentence: (baseUrl: string) => string][] = [
  [['ECONNREFUSED'], () => 'nothing listens there. Start the backend, or correct --base-url'],
  [['ENOTFOUND', 'EAI_AGAIN'], (baseUrl) => `the name ${new URL(baseUrl).hostname} is unknown. Correct --base-url`],
  [
    ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'],
    () => 'the backend closes the connection without a response. Read its log',
  ],
  [
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    () =>
      'its certificate is self-signed. Trust it for the run: set the environment variable NODE_EXTRA_CA_CERTS=<its .pem file>',
  ],
  [['CERT_HAS_EXPIRED'], () => 'its certificate has expired'],
  [['ERR_TLS_CERT_ALTNAME_INVALID'], () => 'its certificate is for another host'],
  [
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'EPROTO'],
    () => 'the port does not speak https. Begin --base-url with http://',
  ],
  [['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'], () => 'the host cannot be reached'],
]
const TIMEOUT_NAME = 'TimeoutError'

const codeOf = (cause: unknown): string | undefined => {
  const { code, cause: inner, errors } = cause as { code?: string; cause?: unknown; errors?: unknown[] }
  return code ?? (inner ? codeOf(inner) : errors?.[0] ? codeOf(errors[0]) : undefined)
}

const PROXY_VARIABLES = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy']

/** Node's fetch reads the variables of a proxy only with NODE_USE_ENV_PROXY (Node 24). */
function proxyHint({ environment = {} }: Address): string {
  const variable = PROXY_VARIABLES.find((name) => environment[name])
  if (!variable || environment.NODE_USE_ENV_PROXY === '1') return ''
  return ` Node does not use the proxy of ${variable} by itself: run Node 24 with NODE_USE_ENV_PROXY=1.`
}

/** Describes a request that got no response. */
export function connectionProblem(cause: unknown, address: Address): string {
  const code = codeOf(cause)
  const sentence = CONNECTION_PROBLEMS.find(([codes]) => code !== undefined && codes.includes(code))?.[1]
  const isTimeout = (cause as Error).name === TIMEOUT_NAME
  const inner = (cause as Error).cause ?? cause
  // Node's fetch refuses a 407 and keeps its reason to itself.
  const refused = 'fetch gives no reason; a proxy that asks for a login (407) is the usual one'
  const unknown = isTimeout ? 'the backend does not respond in time' : (inner as Error).message || refused
  return `No response from ${address.baseUrl}: ${sentence?.(address.baseUrl) ?? unknown}.${proxyHint(address)}`
}

const quote = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 120)

/** Describes a login that did not end as the contract says: the status, and what the body is instead of JSON. */
export function loginProblem({ status, type, body, location, problem }: ParsedResponse): string {
  if (status >= 300 && status < 400)
    return `login is redirected (${status}) to ${location ?? 'nowhere'}. Give the address that answers itself as --base-url`
  if (type === 'text/html')
    return status < 400
      ? `login returned ${status} with an HTML page. A web server or a host of files answers there: correct --base-url, or answer in JSON`
      : `login returned ${status} with an HTML page instead of JSON with a message`
  if (problem) return `login returned ${status}, and the body ${problem}`
  if (status === 200)
    return `login returned 200, but no data.id: ${quote(body)}. Errors need a status from 400 on, and a success its user in data`
  return `login returned ${status}: ${quote(body)}`
}
