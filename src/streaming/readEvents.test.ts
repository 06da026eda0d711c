import { expect, test } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import { suggestionsCalls } from '@/api/suggestions.contract'
import { expectConsole } from '@/testing/expectConsole'
import { readEvents } from './readEvents'

const streamOf = (lines: string[], failure?: Error): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const line of lines) controller.enqueue(new TextEncoder().encode(`${line}\n`))
      if (!failure) return controller.close()
      queueMicrotask(() => queueMicrotask(() => controller.error(failure)))
    },
  })

const read = async (lines: string[], failure?: Error, signal = new AbortController().signal) => {
  const events: string[] = []
  const outcome = await readEvents({
    call: suggestionsCalls.applySuggestion,
    body: streamOf(lines, failure),
    signal,
    onEvent: ({ event }) => events.push(event),
  })
  return { outcome, events }
}

const TOKEN = '{"event":"token","data":"produce "}'
const END = '{"event":"end","data":{"suggestion":"H","body":"<p>Plants produce food.</p>"}}'

test('events of the contract arrive in order, others are ignored', async () => {
  const { outcome, events } = await read([TOKEN, '{"event":"nextAgent","data":"Writer"}', '', TOKEN, END])
  expect(outcome).toEqual({ data: null })
  expect(events).toEqual(['token', 'token', 'end'])
})

test('a line that lacks a field is used like any other answer', async () => {
  expectConsole(/^\[contract\] askMagic: "data[.\w]*" breaks the contract/)
  const metadata = { chatId: 'c-1', chatMessageId: 'cm-1', usage_quota_reached: false }
  const received: unknown[] = []
  const outcome = await readEvents({
    call: chatCalls.askMagic,
    body: streamOf([
      JSON.stringify({ event: 'metadata', data: metadata }),
      '{"event":"token"}',
      '{"event":"end","data":{"content":"."}}',
    ]),
    signal: new AbortController().signal,
    onEvent: (event) => received.push(event),
  })
  expect(received[0]).toMatchObject({ event: 'metadata', data: { chatId: 'c-1', chatMessageId: 'cm-1' } })
  expect(outcome).toEqual({ data: null })
})

test('an error event without a status fails the call with 500', async () => {
  const error = '{"event":"error","data":{"message":"The assistant stopped working."}}'
  const { outcome, events } = await read([TOKEN, error, END])
  expect(outcome).toEqual({
    error: { kind: 'http', status: 500, isAi: true, message: 'The assistant stopped working.' },
  })
  expect(events).toEqual(['token'])
})

test('an error event with a status fails the call with that status', async () => {
  const outcome = await readEvents({
    call: chatCalls.askMagic,
    body: streamOf(['{"event":"error","data":{"status":503,"message":"Closed."}}']),
    signal: new AbortController().signal,
    onEvent: () => undefined,
  })
  expect(outcome).toEqual({ error: { kind: 'http', status: 503, isAi: true, message: 'Closed.' } })
})

test('a line that lacks a field is reported and used, one without usable data is reported and skipped', async () => {
  expectConsole(/askMagic: "data\.sessionId" breaks the contract/)
  expectConsole(/askMagic: "data" breaks the contract/)
  const ids = { messageId: 'm-1', chatId: 'c-1', chatMessageId: 'cm-1', messageCount: 1 }
  const received: unknown[] = []
  const outcome = await readEvents({
    call: chatCalls.askMagic,
    body: streamOf([
      '{"event":"token"}',
      '{"event":"end","data":{"messageId":"m-1","content":"Hi"}}',
      JSON.stringify({ event: 'metadata', data: { ...ids, usage_quota_reached: false, formats: [] } }),
    ]),
    signal: new AbortController().signal,
    onEvent: (event) => received.push(event),
  })
  expect(outcome).toEqual({ data: null })
  expect(received).toMatchObject([{ event: 'end' }, { event: 'metadata', data: ids }])
})

test('a stream that closes without an end event is invalid', async () => {
  expect((await read([TOKEN])).outcome).toMatchObject({ error: { kind: 'invalidResponse' } })
})

test('a stream with an incomplete JSON line is invalid', async () => {
  expectConsole(/^\[stream\] A line is no JSON/)
  expect((await read([TOKEN, '{"event":"tok'])).outcome).toMatchObject({ error: { kind: 'invalidResponse' } })
})

test('an aborted stream is reported as aborted, not as a failure', async () => {
  const stop = new AbortController()
  stop.abort()
  const { outcome } = await read([], new DOMException('stopped', 'AbortError'), stop.signal)
  expect(outcome).toEqual({ error: { kind: 'aborted' } })
})
