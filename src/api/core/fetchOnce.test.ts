// @vitest-environment jsdom

import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import { cardQueriesApi, invalidateAllCards } from '../cards/cardQueries'
import { fetchOnce } from './fetchOnce'

const FOOD_CHAINS = { cardId: '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8' }
/** Time in ms that the mock server waits before a response. */
const LATENCY = 1000
/** Time in ms that RTK Query keeps an entry without subscribers. */
const CACHE_LIFETIME = 60_000

const { getCard } = cardQueriesApi.endpoints

afterEach(() => vi.useRealTimers())

function openStore() {
  vi.useFakeTimers()
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true, latency: LATENCY })
  onTestFinished(app.close)
  return app.store
}

test('a request has its data when the cache lifetime of an earlier one ends meanwhile', async () => {
  const store = openStore()
  const first = store.dispatch(fetchOnce(getCard, FOOD_CHAINS))
  await vi.advanceTimersByTimeAsync(LATENCY)
  await first
  await vi.advanceTimersByTimeAsync(CACHE_LIFETIME - LATENCY / 2)

  const second = store.dispatch(fetchOnce(getCard, FOOD_CHAINS))
  await vi.advanceTimersByTimeAsync(LATENCY)
  expect(await second.unwrap()).toMatchObject({ id: FOOD_CHAINS.cardId })
})

test('a request has its data when its tags are invalidated meanwhile', async () => {
  const store = openStore()
  const request = store.dispatch(fetchOnce(getCard, FOOD_CHAINS))
  await vi.advanceTimersByTimeAsync(LATENCY / 2)
  store.dispatch(invalidateAllCards())
  await vi.advanceTimersByTimeAsync(LATENCY)
  expect(await request.unwrap()).toMatchObject({ id: FOOD_CHAINS.cardId })
})

test('an entry is removed when nothing has subscribed to it for its cache lifetime', async () => {
  const store = openStore()
  void store.dispatch(fetchOnce(getCard, FOOD_CHAINS))
  await vi.advanceTimersByTimeAsync(LATENCY)
  expect(getCard.select(FOOD_CHAINS)(store.getState()).data).toBeDefined()
  await vi.advanceTimersByTimeAsync(CACHE_LIFETIME)
  expect(getCard.select(FOOD_CHAINS)(store.getState()).data).toBeUndefined()
})
