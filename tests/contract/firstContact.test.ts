import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { connectionProblem } from './firstContact'
import { CERTIFICATE, PRIVATE_KEY } from './selfSigned'
import { verifyBackend } from './verifyBackend'

async function listen(server: Server): Promise<number> {
  server.listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as { port: number }).port
}

const page = '<!doctype html><title>Board</title>'
const respond =
  (status: number, headers: Record<string, string>, body = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)
const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

test.each<[string, RequestListener, string]>([
  [
    'answers every address with its page',
    respond(200, HTML, page),
    'login returned 200 with an HTML page. A web server',
  ],
  ['answers errors in HTML', respond(500, HTML, page), 'login returned 500 with an HTML page instead of JSON'],
  [
    'redirects',
    respond(302, { Location: 'https://school.example/api' }),
    'is redirected (302) to https://school.example/api.',
  ],
  [
    'answers 200 with an error',
    respond(200, JSON_TYPE, '{"error":"nope"}'),
    'login returned 200, but no data.id: {"error":"nope"}.',
  ],
  ['sends broken JSON', respond(200, JSON_TYPE, '{"data":'), 'login returned 200, and the body is not JSON: {"data":'],
  ['lies behind a proxy with a login', respond(407, {}), 'a proxy that asks for a login (407)'],
  ['is empty', respond(404, JSON_TYPE, '{"message":"Not Found"}'), 'login returned 404: {"message":"Not Found"}'],
  [
    'closes connections',
    (request) => void request.socket.destroy(),
    'closes the connection without a response. Read its log.',
  ],
])('a backend that %s gets a clear sentence', async (_, listener, sentence) => {
  const port = await listen(createServer(listener))
  await expect(verifyBackend({ baseUrl: `http://localhost:${port}/api` })).rejects.toThrow(sentence)
})

test('a backend with a self-signed certificate is told how to trust it', async () => {
  const port = await listen(createTlsServer({ key: PRIVATE_KEY, cert: CERTIFICATE }, respond(200, JSON_TYPE, '{}')))
  const run = verifyBackend({ baseUrl: `https://localhost:${port}/api` })
  await expect(run).rejects.toThrow(
    'its certificate is self-signed. Trust it for the run: set the environment variable NODE_EXTRA_CA_CERTS',
  )
})

test('https to a port that speaks http, and a closed port, are told apart', async () => {
  const server = createServer(respond(200, JSON_TYPE, '{}'))
  const port = await listen(server)
  await expect(verifyBackend({ baseUrl: `https://localhost:${port}/api` })).rejects.toThrow('does not speak https')
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  await expect(verifyBackend({ baseUrl: `http://localhost:${port}/api` })).rejects.toThrow('nothing listens there')
})

test('a proxy in the environment is named, unless Node uses it', () => {
  const cause = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } })
  const baseUrl = 'https://school.example/api'
  const sentence = `No response from ${baseUrl}: the name school.example is unknown. Correct --base-url.`
  const of = (environment: Record<string, string>) => connectionProblem(cause, { baseUrl, environment })
  expect(of({})).toBe(sentence)
  expect(of({ https_proxy: 'http://proxy.example' })).toBe(
    `${sentence} Node does not use the proxy of https_proxy by itself: run Node 24 with NODE_USE_ENV_PROXY=1.`,
  )
  expect(of({ https_proxy: 'http://proxy.example', NODE_USE_ENV_PROXY: '1' })).toBe(sentence)
})
