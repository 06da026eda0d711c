/** A card that the chat has made opens in the tab that asked (C-218, C-415, D-0917). */
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { channels } from '@/api/channels'
import type { NamedCard } from '@/api/chat.contract'
import { selectCachedCard } from '@/api/cards/cardSelectors'
import { ENTIRE_CHAT, textMessage } from '@/model/conversation/turns'
import { selectMessages } from '@/model/conversation/conversation'
import { selectIsRealtimeReady } from '@/store/connectionSlice'
import { renderApp } from '@/testing/renderApp'

const AINA = 12
const TAPIR: NamedCard = {
  id: '4afcb593-f7f9-4973-87be-30a89b2d1710',
  type: 'text',
  title: 'The Malayan Tapir',
  parent_id: null,
}
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
  const changeFocus = (card: NamedCard = TAPIR) =>
    emit(channels.magic, { userId: AINA }, 'focus.changed', { format: card, stream: false })
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
  // What nobody asked for opens in the tab in front.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  changeFocus({ ...TAPIR, id: 'ef7a626c-4f05-4125-94f7-963692d8dac7', type: 'quiz' })
  await expect.poll(currentUrl, POLL).toMatch(/focus\/ef7a626c/)
})
