import { expect, test, vi } from 'vitest'
import { chatCalls, type MagicRequest } from '@/api/chat.contract'
import type { Transport } from '@/api/core/transport'
import { suggestionsCalls } from '@/api/suggestions.contract'
import { expectConsole } from '@/testing/expectConsole'
import { streamCall } from './streamCall'
import { StreamError } from './streamFailed'

/** The two streams of the contract, each with an input. */
const applySuggestion = {
  call: suggestionsCalls.applySuggestion,
  input: { params: { id: 'c-1' }, body: { suggestion: 'H', level: 'beginner', context: '', original: '' } },
} as const
const askMagic = { call: chatCalls.askMagic, input: { body: {} as MagicRequest } }
type AnyStream = typeof applySuggestion | typeof askMagic

const bodyOf = (lines: readonly string[], failure?: Error): ReadableStream<Uint8Array> => {
  const rest = [...lines]
  return new ReadableStream({
    pull(controller) {
      const line = rest.shift()
      if (line !== undefined) controller.enqueue(new TextEncoder().encode(`${line}\n`))
      else if (failure) controller.error(failure)
      else controller.close()
    },
  })
}

const servicesOf = (fetch: Transport['fetch']) => ({
  transport: { baseUrl: 'http://school.test/api', readCookies: () => '', fetch },
})

/** Returns the events of a stream, and the error with which it ended. */
async function read(stream: AnyStream, fetch: Transport['fetch'], signal = new AbortController().signal) {
  const events: unknown[] = []
  try {
    const options = { services: servicesOf(fetch), signal }
    const { call, input } = stream as typeof applySuggestion
    for await (const event of streamCall(call, input, options)) events.push(event)
    return { events, error: undefined }
  } catch (cause) {
    if (!(cause instanceof StreamError)) throw cause
    return { events, error: cause.apiError }
  }
}

const readLines = (stream: AnyStream, lines: string[], failure?: Error) =>
  read(stream, () => Promise.resolve(new Response(bodyOf(lines, failure))))

const TOKEN = '{"event":"token","data":"produce "}'
const END = '{"event":"end","data":{"suggestion":"H","body":"<p>Plants produce food.</p>"}}'

test('events of the contract arrive in order, others are ignored', async () => {
  const { error, events } = await readLines(applySuggestion, [
    TOKEN,
    '{"event":"nextAgent","data":"Writer"}',
    '',
    TOKEN,
    END,
  ])
  expect(error).toBeUndefined()
  expect(events).toMatchObject([{ event: 'token' }, { event: 'token' }, { event: 'end' }])
})

test('a line that lacks a field is used like any other answer', async () => {
  expectConsole(/^\[contract\] askMagic: "data[.\w]*" breaks the contract/)
  const metadata = { chatId: 'c-1', chatMessageId: 'cm-1', usage_quota_reached: false }
  const { error, events } = await readLines(askMagic, [
    JSON.stringify({ event: 'metadata', data: metadata }),
    '{"event":"token"}',
    '{"event":"end","data":{"content":"."}}',
  ])
  expect(events[0]).toMatchObject({ event: 'metadata', data: { chatId: 'c-1', chatMessageId: 'cm-1' } })
  expect(error).toBeUndefined()
})

test('an error event without a status fails the call with 500', async () => {
  const line = '{"event":"error","data":{"message":"The assistant stopped working."}}'
  const { error, events } = await readLines(applySuggestion, [TOKEN, line, END])
  expect(error).toEqual({ kind: 'http', status: 500, isAi: true, message: 'The assistant stopped working.' })
  expect(events).toMatchObject([{ event: 'token' }])
})

test('an error event with a status fails the call with that status', async () => {
  const { error } = await readLines(askMagic, ['{"event":"error","data":{"status":503,"message":"Closed."}}'])
  expect(error).toEqual({ kind: 'http', status: 503, isAi: true, message: 'Closed.' })
})

test('a line that lacks a field is reported and used, one without usable data is reported and skipped', async () => {
  expectConsole(/askMagic: "data\.sessionId" breaks the contract/)
  expectConsole(/askMagic: "data" breaks the contract/)
  const ids = { messageId: 'm-1', chatId: 'c-1', chatMessageId: 'cm-1', messageCount: 1 }
  const { error, events } = await readLines(askMagic, [
    '{"event":"token"}',
    '{"event":"end","data":{"messageId":"m-1","content":"Hi"}}',
    JSON.stringify({ event: 'metadata', data: { ...ids, usage_quota_reached: false, formats: [] } }),
  ])
  expect(error).toBeUndefined()
  expect(events).toMatchObject([{ event: 'end' }, { event: 'metadata', data: ids }])
})

test('a stream that closes without an end event is invalid', async () => {
  expect((await readLines(applySuggestion, [TOKEN])).error).toMatchObject({ kind: 'invalidResponse' })
})

test('a stream with an incomplete JSON line is invalid', async () => {
  expectConsole(/^\[stream\] A line is no JSON/)
  const { error } = await readLines(applySuggestion, [TOKEN, '{"event":"tok'])
  expect(error).toMatchObject({ kind: 'invalidResponse' })
})

test('a stream that breaks after its end event is complete', async () => {
  const { error, events } = await readLines(applySuggestion, [TOKEN, END], new TypeError('network error'))
  expect(error).toBeUndefined()
  expect(events).toHaveLength(2)
})

test.each([
  ['a refused call', Response.json({ message: 'Not yours.' }, { status: 403 }), { status: 403, message: 'Not yours.' }],
  ['a call beyond the quota', Response.json({ message: '' }, { status: 429 }), { status: 429, isAi: true }],
  ['a response without a body', new Response(null), { kind: 'invalidResponse' }],
])('%s fails before the first event', async (_, response, failure) => {
  const { error, events } = await read(applySuggestion, () => Promise.resolve(response))
  expect(error).toMatchObject(failure)
  expect(events).toEqual([])
})

test('a call without a network fails as offline', async () => {
  const { error } = await read(applySuggestion, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(error).toEqual({ kind: 'offline' })
})

test.each([
  ['before its response', () => Promise.reject(new DOMException('stopped', 'AbortError'))],
  ['whose body fails', () => Promise.resolve(new Response(bodyOf([TOKEN], new DOMException('stopped', 'AbortError'))))],
])('a call that is aborted, %s, ends without an error', async (_, fetch) => {
  const stop = new AbortController()
  stop.abort()
  expect(await read(applySuggestion, fetch, stop.signal)).toEqual({ events: [], error: undefined })
})

/** Creates a stream that stays open after a token, and a spy on its cancellation. */
function openStream() {
  const onCancel = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${TOKEN}\n{"event":"tok`)),
    cancel: onCancel,
  })
  const stop = new AbortController()
  const services = servicesOf(() => Promise.resolve(new Response(body)))
  const { call, input } = applySuggestion
  return { onCancel, stop, stream: streamCall(call, input, { services, signal: stop.signal }) }
}

test('an abort ends a stream that waits, and cancels its body', async () => {
  const { stream, stop, onCancel } = openStream()
  expect((await stream.next()).value).toMatchObject({ event: 'token' })
  const next = stream.next()
  stop.abort()
  expect(await next).toEqual({ done: true, value: undefined })
  expect(onCancel).toHaveBeenCalledOnce()
})

test('leaving the loop cancels the body', async () => {
  const { stream, onCancel } = openStream()
  for await (const event of stream) if (event.event === 'token') break
  expect(onCancel).toHaveBeenCalledOnce()
})
