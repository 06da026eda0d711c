import { expect, test } from 'vitest'
import { createRealtimeService } from '@/realtime/realtimeService'
import { createStore } from './store'

const transport = { baseUrl: '', readCookies: () => '', fetch: () => new Promise<Response>(() => undefined) }

test('the slice of a feature joins the store when its code is loaded', async () => {
  const store = createStore({ transport, realtime: createRealtimeService().service }, () => (next) => next)
  expect(Object.keys(store.getState())).not.toContain('chat')
  const { makePrompt } = await import('@/features/chat/turns')
  const { questionAsked, selectMessageCount } = await import('@/features/chat/chatSlice')
  // No action has reached the new slice yet.
  expect(selectMessageCount(store.getState())).toBe(0)
  store.dispatch(questionAsked({ chatKey: 'ENTIRE_CHAT', prompt: makePrompt('ENTIRE_CHAT', 'Why?') }))
  expect(selectMessageCount(store.getState())).toBe(1)
})
