import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { defineCalls } from './call'
import { calls } from '../calls'
import { buildRequest, fillPath, InvalidPathError, queryString } from './request'
import type { Transport } from './transport'

const transport = (cookies = '', baseUrl = 'https://school.example/api'): Transport => ({
  baseUrl,
  fetch: () => Promise.reject(new Error('These tests build requests and send none.')),
  readCookies: () => cookies,
})

test.each([
  ['v1/format/{id}', { id: '9b1d' }, 'v1/format/9b1d'],
  ['v1/format/{id}', { id: 'a b/c?d#e' }, 'v1/format/a%20b%2Fc%3Fd%23e'],
  ['v1/format/{id}/{part}', { id: 'é', part: '{id}' }, 'v1/format/%C3%A9/%7Bid%7D'],
  ['v1/format', {}, 'v1/format'],
])('the path %s with %o is %s', (path, params, filled) => {
  expect(fillPath(path, params)).toBe(filled)
})

test('an anti-forgery cookie that was never encoded is sent as it is', () => {
  const request = buildRequest(transport('XSRF-TOKEN=%'), { call: calls.login })
  expect(request.headers.get('X-XSRF-TOKEN')).toBe('%')
})

test('a missing path parameter throws an error that names it', () => {
  expect(() => fillPath('v1/format/{id}')).toThrow('The path v1/format/{id} needs the parameter "id".')
})

test.each(['', '.', '..', '\uD800'])('the parameter %j is refused: its URL would be that of another call', (id) => {
  expect(() => fillPath('v1/format/{id}', { id })).toThrow(InvalidPathError)
})

test.each([
  [{}, ''],
  [{ page: 2, search: 'a&b c' }, '?page=2&search=a%26b+c'],
  [{ prompt: undefined }, ''],
  [{ search: '' }, '?search='],
  [{ includes: ['sparks', 'ideas'] }, '?includes%5B%5D=sparks&includes%5B%5D=ideas'],
])('the query %o is "%s"', (query, text) => {
  expect(queryString(query)).toBe(text)
})

test('a request joins base and path with one slash and carries credentials and the headers of A-404 to A-407', async () => {
  const body = { username: 'mei_ling', password: '2468' }
  const request = buildRequest(transport('theme=dark; XSRF-TOKEN=eyJpdiI6%3D%3D'), { call: calls.login, body })
  expect(request.url).toBe('https://school.example/api/auth/login')
  expect(request.method).toBe('POST')
  expect(request.credentials).toBe('include')
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'eyJpdiI6==',
  })
  expect(await request.json()).toEqual(body)
})

test.each([
  ['there is no cookie', ''],
  ['another cookie ends with its name', 'MY-XSRF-TOKEN=abc'],
])('no anti-forgery header is sent when %s', (_, cookies) => {
  const request = buildRequest(transport(cookies), { call: calls.logout })
  expect(request.headers.has('X-XSRF-TOKEN')).toBe(false)
})

test('a call without a body has no content type', () => {
  expect(buildRequest(transport(), { call: calls.logout }).headers.has('Content-Type')).toBe(false)
})

test('a stream is requested as newline-delimited JSON', () => {
  expect(buildRequest(transport(), { call: calls.askMagic, body: {} }).headers.get('Accept')).toBe(
    'application/x-ndjson',
  )
})

test('path parameters and query are part of the URL', () => {
  const query = { parent: '', page: 1, search: 'lava' }
  expect(buildRequest(transport(), { call: calls.getCards, query }).url).toBe(
    'https://school.example/api/v1/format?parent=&page=1&search=lava',
  )
  expect(buildRequest(transport(), { call: calls.getCard, params: { id: 'a/b' } }).url).toBe(
    'https://school.example/api/v1/format/a%2Fb',
  )
})

test('a multipart body leaves the boundary to the platform and sends lists item by item', async () => {
  const { call } = defineCalls({
    call: {
      method: 'POST',
      path: 'onboarding/verify-codes',
      body: z.object({ name: z.string(), codes: z.array(z.string()) }),
      encoding: 'multipart',
      status: 200,
      response: z.unknown(),
    },
  })
  const request = buildRequest(transport(), { call, body: { name: 'cat', codes: ['1', '2'] } })
  expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=.+/)
  const form = await request.formData()
  expect(form.get('name')).toBe('cat')
  expect(form.getAll('codes[]')).toEqual(['1', '2'])
})

test('aborting the signal of a call aborts its request', () => {
  const stop = new AbortController()
  const { signal } = buildRequest(transport(), { call: calls.getMe }, stop.signal)
  stop.abort()
  expect(signal.aborted).toBe(true)
})
