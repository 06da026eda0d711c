// @vitest-environment jsdom

import { expect, onTestFinished, test } from 'vitest'
import { channels } from '@/api/channels'
import type { ModeChange } from '@/api/chat.contract'
import { selectMe, userApi } from '@/api/user'
import { expectConsole } from '@/testing/expectConsole'
import { openApp } from '@/testing/openApp'

const AINA = 12
const TUTOR: ModeChange = { chatMode: 'tutor', agentId: 'tutor', chatSessionStartTime: '2026-11-21T02:00:00.000Z' }

/** Opens the app of a teacher on the board, whose chat has not been opened, and joins the channel of the chat modes. */
async function openBoard() {
  const app = openApp({ as: 'cikgu_aina', path: '/board' })
  onTestFinished(app.close)
  await app.router.load()
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  const emit = (change: ModeChange) =>
    app.session.mockServer.emit(channels.chatAgent, { userId: AINA }, 'mode.changed', change)
  const mode = () => app.store.getState().chat?.mode
  return { app, emit, mode }
}

// C-205 to C-207, C-416, C-417.
test('a mode change of another tab acts before the chat is opened; an unknown mode is ignored and logged', async () => {
  const { app, emit, mode } = await openBoard()
  const isReceived = () => {
    emit(TUTOR)
    return mode()
  }
  await expect.poll(isReceived, { timeout: 10_000 }).toEqual(TUTOR)

  expectConsole(/mode\.changed: "chatMode" breaks the contract/)
  // What a newer server may send.
  emit({ ...TUTOR, chatMode: 'dreamer' } as unknown as ModeChange)
  emit({ chatMode: 'normal', agentId: 'socrates', chatSessionStartTime: null })
  await expect.poll(() => mode()?.chatMode).toBe('normal')
  expect(selectMe(app.store.getState())?.preferences).toContainEqual({ key: 'chat_agent', value: 'socrates' })
})
