import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { readJsonLines } from './ndjson'

const encoder = new TextEncoder()

/** Returns a stream of the bytes in chunks of the given sizes. */
function streamOf(bytes: Uint8Array, sizes: number[], onCancel = () => undefined): ReadableStream<Uint8Array> {
  let at = 0
  let index = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      const size = sizes[index % sizes.length] ?? 1
      controller.enqueue(bytes.slice(at, at + size))
      at += size
      index += 1
    },
    cancel: onCancel,
  })
}

const collect = async (stream: ReadableStream<Uint8Array>) => {
  const lines: unknown[] = []
  for await (const line of readJsonLines(stream)) lines.push(line)
  return lines
}

test('lines are complete for any chunk boundaries, even inside a character', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ event: fc.string({ unit: 'grapheme' }), data: fc.string({ unit: 'binary' }) })),
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      async (events, sizes) => {
        const text = events.map((event) => `${JSON.stringify(event)}\n`).join('')
        expect(await collect(streamOf(encoder.encode(text), sizes))).toEqual(JSON.parse(JSON.stringify(events)))
      },
    ),
  ))

test('reads several lines in one chunk, skips blank lines and accepts a last line without a line break', async () => {
  const bytes = encoder.encode('{"event":"start"}\n{"event":"token","data":"é"}\n\n  \n{"event":"end"}')
  expect(await collect(streamOf(bytes, [1000]))).toEqual([
    { event: 'start' },
    { event: 'token', data: 'é' },
    { event: 'end' },
  ])
})

test('a line that is no JSON is logged and passed over', async () => {
  expectConsole(/^\[stream\] A line is no JSON: \{"event":"tok/)
  const lines = '{"event":"start"}\n{"event":"tok\n{"event":"end"}'
  expect(await collect(streamOf(encoder.encode(lines), [5]))).toEqual([{ event: 'start' }, { event: 'end' }])
})

test('leaving the loop cancels the stream', async () => {
  let isCancelled = false
  const stream = streamOf(encoder.encode('{"a":1}\n{"a":2}\n{"a":3}\n'), [8], () => {
    isCancelled = true
  })
  for await (const _ of readJsonLines(stream)) break
  expect(isCancelled).toBe(true)
})
