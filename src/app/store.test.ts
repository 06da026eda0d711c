import { expect, test } from 'vitest'
import { createRealtimeService } from '@/realtime/realtimeService'
import { createStore } from './store'

const transport = { baseUrl: '', readCookies: () => '', fetch: () => new Promise<Response>(() => undefined) }

test('the slice of a feature joins the store when its code is loaded', async () => {
  const store = createStore({ transport, realtime: createRealtimeService().service }, () => (next) => next)
  expect(Object.keys(store.getState())).not.toContain('chat')
  const { questionAsked, selectMessages } = await import('@/features/chat/chatSlice')
  // No action has reached the new slice yet.
  expect(selectMessages(store.getState())).toEqual([])
  store.dispatch(questionAsked({ id: 'q', content: 'Why?', created_at: '2026-11-21T02:00:00Z' }))
  expect(selectMessages(store.getState())).toMatchObject([{ id: 'q' }])
})
