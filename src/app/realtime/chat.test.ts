// @vitest-environment jsdom

import { expect, onTestFinished, test } from 'vitest'
import { channels } from '@/api/channels'
import { engagersApi } from '@/api/engagers'
import { recommendationsApi } from '@/api/recommendations'
import { userApi } from '@/api/user'
import { selectIsReplying, selectLiveReplies, selectTurns } from '@/model/conversation/chatSlice'
import { type ChatContext, newChat } from '@/model/conversation/ask'
import { promptOnChannel } from '@/model/conversation/promptOnChannel'
import { selectMessages } from '@/model/conversation/conversation'
import { ENTIRE_CHAT } from '@/model/conversation/chatKeys'
import { textMessage } from '@/model/conversation/turns'
import { type OpenAppOptions, openApp } from '@/testing/openApp'
import { untilState } from '@/testing/untilState'

const AINA = 12
const QUIZ = 'ef7a626c-4f05-4125-94f7-963692d8dac7'
const PROMPT = 'Why does lava stay hot long after it leaves the volcano?'
const board: ChatContext = { focusedId: null, stackId: null, selectedIds: [] }

async function openChatApp(options: OpenAppOptions = {}) {
  const app = openApp({ as: 'cikgu_aina', path: '/board', streamIntervalMs: 0, ...options })
  onTestFinished(app.close)
  await app.router.load()
  await app.store.dispatch(userApi.endpoints.getMe.initiate())
  const { mockServer } = app.session
  const { dispatch } = app.store
  const getState = () => app.store.getState()
  const probe = {
    ...textMessage({ id: 'probe', content: '', created_at: '2026-11-21T02:00:00Z', format_id: null }),
    visible: false,
  }
  const receivesProbe = () => {
    mockServer.emit(channels.magic, { userId: AINA }, 'chat.received', { message: probe })
    return selectTurns(getState(), ENTIRE_CHAT).length
  }
  await expect.poll(receivesProbe, { timeout: 10_000 }).toBe(1)
  dispatch(newChat(ENTIRE_CHAT))
  const shown = (chatKey = ENTIRE_CHAT) => selectMessages(getState(), chatKey)
  const untilFinished = async () => {
    await untilState(app.store, () => shown().length + shown(QUIZ).length > 1)
    await expect.poll(() => selectIsReplying(getState()), { timeout: 10_000 }).toBe(false)
  }
  const engage = () =>
    dispatch(engagersApi.endpoints.engage.initiate({ text: PROMPT, type: 'hook', full_text_type: 'Curiosity Quest' }))
  return { app, dispatch, getState, mockServer, shown, untilFinished, engage }
}

// C-404 to C-414, C-256.
test('an engager of another tab and its reply arrive on the channel as the history has them', async () => {
  const { mockServer, shown, untilFinished, engage } = await openChatApp()
  await engage()
  await untilFinished()
  const stored = [...mockServer.db.messages.all()].filter(({ user_id }) => user_id === AINA).slice(-2)
  expect(shown()).toMatchObject([
    { type: 'engager', from: 'self', id: stored[0]?.id, content: PROMPT },
    {
      from: 'other',
      status: 'complete',
      id: stored[1]?.id,
      content: stored[1]?.content,
      flatwhite: { chatId: 'c-12' },
      data: { sources: stored[1]?.type === 'text' ? stored[1].data?.sources : null },
    },
  ])
})

test('a recommendation in focus belongs to the conversation of its card', async () => {
  const { dispatch, shown, untilFinished } = await openChatApp()
  const body = { text: 'What is this card about?', type: null, contextFormatIds: [QUIZ] }
  await dispatch(
    promptOnChannel({
      content: body.text,
      message: { type: 'text', data: null },
      context: { ...board, focusedId: QUIZ },
      send: () => dispatch(recommendationsApi.endpoints.triggerRecommendation.initiate(body)),
    }),
  )
  await untilFinished()
  expect(shown(QUIZ)).toMatchObject([
    { content: body.text, format_id: QUIZ },
    { status: 'complete', format_id: QUIZ },
  ])
  expect(shown()).toEqual([])
})

test('a lost socket marks the streaming reply as interrupted; the reconnect completes the reply', async () => {
  const { getState, mockServer, shown, engage } = await openChatApp({ streamIntervalMs: 20 })
  await engage()
  const words = () => Object.values(selectLiveReplies(getState()))[0]?.content ?? ''
  await expect.poll(words, { timeout: 5000 }).not.toBe('')
  mockServer.setScenario('socketDropped')
  await expect.poll(() => shown()[1]?.status).toBe('interrupted')
  mockServer.setScenario('normal')
  await expect.poll(() => shown()[1]?.status, { timeout: 10_000 }).toBe('complete')
  expect(shown()).toHaveLength(2)
})
