import { createSlice } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { createRealtimeService } from '@/realtime/realtimeService'
import { rootReducer } from '@/store/rootReducer'
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
