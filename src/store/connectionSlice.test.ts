import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { baseApi } from '@/api/core/baseApi'
import { userApi } from '@/api/user'
import { channelsSettled, connectionChanged, connectionReducer, selectIsRealtimeReady } from './connectionSlice'

function createTestStore() {
  let respond: (response: Response) => void = () => undefined
  const transport = {
    baseUrl: 'http://school.test/api',
    readCookies: () => '',
    fetch: () => new Promise<Response>((resolve) => (respond = resolve)),
  }
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, connection: connectionReducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: { transport } } }).concat(baseApi.middleware),
  })
  return {
    store,
    isReady: () => selectIsRealtimeReady(store.getState()),
    respond: () => respond(new Response('{}', { status: 500 })),
  }
}

test('live events are ready once the required channels have settled', () => {
  const { store, isReady } = createTestStore()
  store.dispatch(connectionChanged('connected'))
  expect(isReady()).toBe(false)
  store.dispatch(channelsSettled())
  expect(isReady()).toBe(true)
})

test('live events are not ready while a query is pending', async () => {
  const { store, isReady, respond } = createTestStore()
  store.dispatch(connectionChanged('connected'))
  store.dispatch(channelsSettled())
  const request = store.dispatch(userApi.endpoints.getMe.initiate())
  expect(isReady()).toBe(false)
  respond()
  await request
  expect(isReady()).toBe(true)
})

test('a lost connection makes live events unready until its channels settle again', () => {
  const { store, isReady } = createTestStore()
  store.dispatch(connectionChanged('connected'))
  store.dispatch(channelsSettled())
  store.dispatch(connectionChanged('connecting'))
  expect(isReady()).toBe(false)
  store.dispatch(connectionChanged('connected'))
  expect(isReady()).toBe(false)
})
