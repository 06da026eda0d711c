/**
 * Sends every recorded success through Prism, a proxy that validates requests and responses against openapi.json, to the mock
 * server. Refused requests are not sent: many of them violate the document by intention.
 */
import { createMockHttpServer } from '@mocks/runtimes/httpServer'
import { type ContractCase, fillRequest, readResponseBody, valueAt } from '@mocks/runtimes/replay'
import type { Call } from '../../src/api/core/call'
import { buildRequest, type CallRequest } from '../../src/api/core/request'
import { casesOf } from '../../fixtures/contract/docs/examples'
import { seedFiles } from '@mocks/db/seedFiles'
import { calls } from '../../src/api/calls'
import { parseCookie } from '../contract/session'
import { startPrism } from './prism'

/** Returns a function that sends calls with one jar of cookies, to the backend itself or through Prism. */
function createClient() {
  const cookies = new Map<string, string>()
  const readCookies = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return async (baseUrl: string, call: Call, request: Omit<CallRequest, 'call'> = {}): Promise<Response> => {
    const transport = { baseUrl, readCookies, fetch: (sent: Request) => fetch(sent) }
    const built = buildRequest(transport, { call, ...request })
    built.headers.set('Cookie', readCookies())
    const response = await fetch(built)
    for (const text of response.headers.getSetCookie()) {
      const { name, value } = parseCookie(text)
      cookies.set(name, value)
    }
    return response
  }
}

type Violation = { location: string[]; message: string }

type Addresses = { direct: string; proxied: string }

/** Returns what Prism objects to in the request or response of a case. Preparing requests reach the backend directly. */
async function violationsOf(call: Call, example: ContractCase, { direct, proxied }: Addresses): Promise<string[]> {
  const saved: Record<string, unknown> = {}
  const clients = new Map<string | null, ReturnType<typeof createClient>>()
  const clientOf = async (username: string | null) => {
    const client = clients.get(username) ?? createClient()
    if (clients.has(username)) return client
    clients.set(username, client)
    await client(direct, calls.getMe)
    const person = seedFiles.people.find((candidate) => candidate.username === username)
    if (person) await client(direct, calls.login, { body: { username: person.username, password: person.password } })
    return client
  }
  for (const step of example.before ?? []) {
    const client = await clientOf(step.as ?? example.as)
    const response = await client(direct, calls[step.call], fillRequest(step.request, saved))
    const body = await readResponseBody(calls[step.call], response)
    for (const [key, path] of Object.entries(step.save ?? {})) saved[key] = valueAt(body, path)
  }
  const client = await clientOf(example.as)
  const response = await client(proxied, call, fillRequest(example.request, saved))
  const title = `${call.name}, ${example.name}`
  const text = await response.text()
  if (response.status !== example.status)
    return [`${title}: ${response.status} instead of ${example.status}: ${text.slice(0, 300)}`]
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[]
  return violations.map(({ location, message }) => `${title}: ${location.join('.')}: ${message}`)
}

/** Returns Prism's violations for each recorded success. */
export async function prismProblems(): Promise<string[]> {
  const server = await createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: 0 })
  const direct = `http://localhost:${server.port}/api`
  const { baseUrl, prism } = await startPrism({ backend: direct })
  const addresses = { direct, proxied: baseUrl }
  try {
    const problems: string[] = []
    for (const call of Object.values(calls) as Call[]) {
      for (const example of casesOf(call).filter(({ status }) => status === call.status)) {
        server.mockServer.reset()
        server.mockServer.setScenario(example.scenario ?? 'normal')
        problems.push(...(await violationsOf(call, example, addresses)))
      }
    }
    return problems
  } finally {
    prism.kill()
    await server.close()
  }
}
