import { expect, test } from 'vitest'
import { createStore } from '@/app/startup/store'
import { createRealtimeService } from '@/realtime/realtimeService'
import { abortable, abortStream, abortStreams } from './abortable'

function openStore() {
  const transport = { baseUrl: '', readCookies: () => '', fetch: () => Promise.reject(new Error('offline')) }
  const { dispatch } = createStore({ transport, realtime: createRealtimeService().service }, () => (next) => next)
  /** Begins a stream that runs until `end` is called. */
  const begin = (key: string) => {
    let signal = AbortSignal.abort()
    let end = () => {}
    const ended = dispatch(
      abortable(key, (own) => {
        signal = own
        return new Promise<void>((resolve) => {
          end = resolve
        })
      }),
    )
    return { signal, ended, end }
  }
  return { dispatch, begin }
}

test('a stream is aborted by its key, in its own app', () => {
  const { dispatch, begin } = openStore()
  const [first, second] = [begin('first'), begin('second')]
  const elsewhere = openStore().begin('first')
  dispatch(abortStream('first'))
  expect([first, second, elsewhere].map(({ signal }) => signal.aborted)).toEqual([true, false, false])
})

test('all streams are aborted at once', () => {
  const { dispatch, begin } = openStore()
  const streams = [begin('first'), begin('second')]
  dispatch(abortStreams())
  expect(streams.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

test('a key aborts only its running stream, not an ended one', async () => {
  const { dispatch, begin } = openStore()
  const first = begin('reply')
  const second = begin('reply')
  first.end()
  await first.ended
  dispatch(abortStream('reply'))
  expect([first, second].map(({ signal }) => signal.aborted)).toEqual([false, true])
})
