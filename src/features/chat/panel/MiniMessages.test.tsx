import { act, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts } from '@/i18n/i18n'
import { openApp } from '@/testing/openApp'
import { openChatPanel, renderChat, waitForAnswer } from '@/testing/renderChat'
import { chatEventReceived } from '@/model/conversation/chatSlice'
import { MiniMessages } from './MiniMessages'
import { textMessage } from '@/model/conversation/turns'

const bubbles = () => screen.findByRole('log', { name: 'Magic Chat' })
const bubble = () => screen.queryByRole('button', { name: /^New answer from Ting\. Open the chat\. / })

// C-210, D-3121, D-3149.
test('a reply that ends while the chat is closed is shown beside its button for 10 s, politely', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, close } = openApp()
  onTestFinished(close)
  await loadTexts('chat')
  render(
    <Provider store={store}>
      <MiniMessages isChatOpen={false} />
    </Provider>,
  )
  const message = textMessage({
    id: 'reply',
    from: 'other',
    content: 'Lava is **hot**.',
    created_at: '2026-11-21T02:00:00Z',
    format_id: null,
  })
  act(() => void store.dispatch(chatEventReceived({ event: 'received', message })))
  await act(() => vi.advanceTimersByTimeAsync(9900))
  expect(within(await bubbles()).getByRole('button', { name: /Lava is hot\.$/ })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(await bubbles()).toBeEmptyDOMElement()
})

test('a reply that ended in the open chat is not shown again; a press on one that ended later opens the chat', async () => {
  const app = await renderChat({ streamIntervalMs: 5 })
  const close = () => app.user.click(screen.getByRole('button', { name: 'Close chat' }))
  await app.ask('Why is lava hot?')
  await waitForAnswer()
  await close()
  expect(await bubbles()).toBeEmptyDOMElement()

  await openChatPanel(app)
  await app.ask('What is magma?')
  await close()
  await app.user.click(await screen.findByRole('button', { name: /^New answer from Ting/ }))
  expect(await screen.findByRole('region', { name: 'Conversation' })).toBeVisible()
  expect(bubble()).not.toBeInTheDocument()
})
