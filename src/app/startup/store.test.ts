// @vitest-environment jsdom
import { createSlice } from '@reduxjs/toolkit'
import { expect, onTestFinished, test } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { createRealtimeService } from '@/realtime/realtimeService'
import { rootReducer } from '@/store/rootReducer'
import { openApp } from '@/testing/openApp'
import { createStore } from './store'

const transport = { baseUrl: '', readCookies: () => '', fetch: () => new Promise<Response>(() => undefined) }

test('the slice of a feature joins the store when its code is loaded', () => {
  const store = createStore({ transport, realtime: createRealtimeService().service }, () => (next) => next)
  const slice = createSlice({
    name: 'presses',
    initialState: { count: 0 },
    reducers: {
      pressed(state) {
        state.count += 1
      },
    },
    selectors: { selectCount: ({ count }) => count },
  })
  const { selectCount } = slice.injectInto(rootReducer).selectors
  const state = (): object => store.getState()
  // No action has reached the new slice yet.
  expect(selectCount(state())).toBe(0)
  store.dispatch(slice.actions.pressed())
  expect(selectCount(state())).toBe(1)
})

const mutablePaths = (value: unknown, path = ''): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : [
        ...(Object.isFrozen(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([key, member]) => mutablePaths(member, `${path}/${key}`)),
      ]

// In a frozen state a mutation throws, so RTK's `immutableCheck` is off.
test('the state is frozen, responses included', async () => {
  const { store, close } = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(close)
  const list = { stackId: undefined, search: '', filter: 'all', sort: 'manual', order: 'asc' } as const
  const { data } = await store.dispatch(cardQueriesApi.endpoints.getCards.initiate(list))
  expect(data?.pages.length).toBeGreaterThan(0)
  // Only the objects that `combineReducers` creates are mutable: the root and the state of RTK Query.
  expect(mutablePaths(store.getState())).toEqual(['', '/api'])
})
