/** A card that the chat has made opens in the tab that asked (C-218, C-415, D-0917). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { channels } from '@/api/channels'
import type { NamedCard } from '@/api/chat.contract'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { ENTIRE_CHAT } from '@/model/conversation/chatKeys'
import { textMessage } from '@/model/conversation/turns'
import { selectMessages } from '@/model/conversation/conversation'
import type { FocusChange } from '@/model/conversation/focusChange'
import { selectIsContentAwaited } from '@/store/awaitedContentSlice'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { selectSnackbars } from '@/store/snackbarsSlice'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp } from '@/testing/renderApp'
import fixture from '../../../fixtures/contract/getCard.json'

const AINA = 12
const TAPIR: NamedCard = {
  id: '4afcb593-f7f9-4973-87be-30a89b2d1710',
  type: 'text',
  title: 'The Malayan Tapir',
  parent_id: null,
}
const NOT_SHARED = fixture.cases.find(({ name }) => name === 'another user’s card')?.request.params.id ?? ''
const OPEN_TAPIR = `/board/focus/${TAPIR.id}`
const POLL = { timeout: 10_000 }

async function openBoard(path = '/board') {
  const app = renderApp({ path, as: 'cikgu_aina' })
  await screen.findByLabelText('Open The Malayan Tapir', {}, POLL)
  await waitFor(() => expect(selectIsRealtimeReady(app.store.getState())).toBe(true), POLL)
  const emit = app.session.mockServer.emit
  // An event of the chat proves that its channel has been joined.
  const probe = { ...textMessage({ id: 'probe', content: '', created_at: '2026-11-21T02:00:00Z', format_id: null }) }
  await waitFor(() => {
    emit(channels.magic, { userId: AINA }, 'chat.received', { message: { ...probe, from: 'other' } })
    expect(selectMessages(app.store.getState(), ENTIRE_CHAT)).toHaveLength(1)
  }, POLL)
  const changeFocus = (change: FocusChange = { format: TAPIR, stream: false }) =>
    emit(channels.magic, { userId: AINA }, 'focus.changed', change)
  return { ...app, changeFocus }
}

test('a card asked for on the board opens with its streamed content, and Back returns to the board', async () => {
  const { store, currentUrl, requestLog, router, user } = await openBoard('/board?search=tapir')
  await user.click(screen.getByRole('button', { name: 'Ask Ting' }))
  await user.type(await screen.findByRole('textbox', { name: 'Ask Ting' }, POLL), 'Make a quiz about volcanoes{Enter}')
  await expect.poll(currentUrl, POLL).toMatch(/^\/board\/focus\/.+search=tapir/)
  await expect.poll(() => requestLog().filter((call) => call === 'streamFormat'), POLL).toHaveLength(1)
  const cardId = /focus\/([^?]+)/.exec(currentUrl())?.[1] ?? ''
  await expect
    .poll(() => selectCachedCard(store.getState(), cardId), POLL)
    .toMatchObject({ type: 'quiz', loading: false, childCount: 5 })
  // The open card has a conversation of its own, below the exchange that made the card.
  const exchange = within(await screen.findByRole('region', { name: 'From your chat' }, POLL))
  expect(exchange.getByText('Make a quiz about volcanoes')).toBeVisible()
  expect(exchange.queryByRole('button', { name: 'Edit question' })).toBeNull()
  expect(selectMessages(store.getState(), cardId)).toEqual([])
  router.history.back()
  await expect.poll(currentUrl, POLL).toBe('/board?search=tapir')
})

test('while the person types, a snackbar offers the card', async () => {
  const { changeFocus, currentUrl, user } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Ask Ting' }))
  await user.type(await screen.findByRole('textbox', { name: 'Ask Ting' }, POLL), 'And')
  changeFocus()
  expect(await screen.findByText('The Malayan Tapir is ready', {}, POLL)).toBeVisible()
  expect(currentUrl()).toBe('/board')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await expect.poll(currentUrl, POLL).toBe(OPEN_TAPIR)
})

test('a card of an exchange in another tab does not move this tab', async () => {
  const { changeFocus, currentUrl, session } = await openBoard()
  const emit = session.mockServer.emit
  const params = { userId: AINA }
  const message = textMessage({ id: 'p1', content: 'Tapir', created_at: '2026-11-21T02:00:00Z', format_id: null })
  emit(channels.magic, params, 'chat.received', { message: { ...message, from: 'USER' } })
  emit(channels.magic, params, 'chat.stream.start', { messageId: 'm1', type: 'text', format_id: null })
  emit(channels.magic, params, 'end', { messageId: 'm1', content: 'Here it is.' })
  emit(channels.magic, params, 'metadata', {
    messageId: 'm1',
    chatId: 'c-1',
    chatMessageId: 'm1',
    sessionId: 's-1',
    messageCount: 1,
    usage_quota_reached: false,
    formats: [TAPIR],
  })
  changeFocus()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(currentUrl()).toBe('/board')
  // A card that nobody asked for opens in the tab in front.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  changeFocus({ formatId: 'ef7a626c-4f05-4125-94f7-963692d8dac7', type: 'quiz', stream: false })
  await expect.poll(currentUrl, POLL).toMatch(/focus\/ef7a626c/)
})

test('an event for the open card adds no step', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { changeFocus, currentUrl, router, requestLog } = await openBoard()
  changeFocus()
  await expect.poll(currentUrl, POLL).toBe(OPEN_TAPIR)
  const { length } = router.history
  changeFocus({ format: TAPIR, stream: true })
  await expect.poll(requestLog, POLL).toContain('streamFormat')
  expect(router.history.length).toBe(length)
  expect(currentUrl()).toBe(OPEN_TAPIR)
})

test.each([
  ['deleted', '00000000-0000-4000-8000-000000000000'],
  ['not shared', NOT_SHARED],
])('a card that is %s is told once, and the board is shown again', async (_, id) => {
  expectConsole(/^\[api\] (getCard|streamFormat|authorizeChannel) failed:.*40[34]/s)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const { changeFocus, currentUrl, store, requestLog } = await openBoard()
  changeFocus({ format_id: id, type: 'text' })
  await expect.poll(requestLog, POLL).toContain('streamFormat')
  await expect.poll(currentUrl, POLL).toBe('/board')
  await expect.poll(() => selectIsContentAwaited(store.getState(), id), POLL).toBe(false)
  const told = () => selectSnackbars(store.getState()).map(({ kind, text }) => [kind, text])
  await expect.poll(told, POLL).toEqual([['danger', { key: 'focus.notFound' }]])
  expect(requestLog().filter((call) => call === 'streamFormat')).toHaveLength(1)
})

test('a lost event leaves the link to the card in the conversation', async () => {
  const { currentUrl, session, user } = await openBoard()
  const { mockServer } = session
  const { emit } = mockServer
  mockServer.emit = (channel, params, name, payload) => {
    if (name !== 'focus.changed') emit(channel, params, name, payload)
  }
  await user.click(screen.getByRole('button', { name: 'Ask Ting' }))
  await user.type(await screen.findByRole('textbox', { name: 'Ask Ting' }, POLL), 'Make a quiz about volcanoes{Enter}')
  const link = await screen.findByRole('link', { name: /^Created / }, POLL)
  expect(currentUrl()).toBe('/board')
  await user.click(link)
  await expect.poll(currentUrl, POLL).toMatch(/^\/board\/focus\//)
})
