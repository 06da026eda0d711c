// @vitest-environment jsdom

import { expect, onTestFinished, test } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { channels, type EventsOf } from '@/api/channels'
import { userApi } from '@/api/user'
import { userCalls } from '@/api/user.contract'
import { callOfRequest, takeContractUse } from './contractUse'
import { consoleLines, expectConsole } from './expectConsole'
import { openApp, type OpenAppOptions } from './openApp'

const AINA = 12

function open(options: OpenAppOptions) {
  const app = openApp({ as: 'cikgu_aina', ...options })
  onTestFinished(app.close)
  return app
}

test('a call counts once the server has answered the app with success', async () => {
  const { store, session } = open({ isWithoutRealtime: true })
  await session.transport.fetch(new Request(`${session.transport.baseUrl}/${userCalls.getMe.path}`))
  expect(takeContractUse(), 'a request of the test').toEqual([])

  expectConsole(/^\[api\] getCard failed/)
  await store.dispatch(cardQueriesApi.endpoints.getCard.initiate({ cardId: 'missing' }))
  expect(takeContractUse(), 'a failed call').toEqual([])

  await store.dispatch(userApi.endpoints.getMe.initiate())
  expect(takeContractUse()).toEqual(['getMe'])
  expect(takeContractUse()).toEqual([])
})

test('a live event counts once the handler of the app has run', async () => {
  const { store, session } = open({})
  await store.dispatch(userApi.endpoints.getMe.initiate())
  const uses = new Set<string>()
  type Mode = EventsOf<typeof channels.chatAgent>['mode.changed']
  const emit = (mode: unknown) => {
    session.mockServer.emit(channels.chatAgent, { userId: AINA }, 'mode.changed', mode as Mode)
    for (const name of takeContractUse()) uses.add(name)
    return uses
  }
  // A payload that is no object is reported, and reaches no handler.
  expectConsole(/mode\.changed/)
  const isReported = () => {
    emit('broken')
    return consoleLines().some((line) => line.includes('mode.changed'))
  }
  await expect.poll(isReported, { timeout: 10_000 }).toBe(true)
  expect(uses).not.toContain('chatAgent mode.changed')
  const mode = { chatMode: 'normal', agentId: 'socrates', chatSessionStartTime: null }
  await expect.poll(() => emit(mode), { timeout: 10_000 }).toContain('chatAgent mode.changed')
})

test.each([
  ['GET', 'http://localhost:1/api/v1/user/me', 'getMe'],
  ['GET', 'http://localhost:1/demo/api/v1/user/me?x=1', 'getMe'],
  ['PUT', 'http://localhost:1/api/v1/user/me', 'updateMe'],
  ['GET', 'http://localhost:1/api/nothing/of/it', undefined],
  ['GET', 'http://localhost:1/assets/index.js', undefined],
])('%s %s is the call %s', (method, url, call) => {
  expect(callOfRequest(method, url)).toBe(call)
})
