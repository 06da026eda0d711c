import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp } from '@/testing/openApp'
import type { ShownMessage } from '@/model/conversation/conversation'
import { Message } from './Message'
import { textMessage } from '@/model/conversation/turns'

vi.mock('../reply/ReplyText', () => ({
  ReplyText: ({ text }: { text: string }) => {
    if (text.includes('hostile')) throw new Error('This reply cannot be rendered.')
    return <p>rendered: {text}</p>
  },
}))

const reply = (id: string, content: string): ShownMessage => ({
  ...textMessage({ id, content, created_at: '2026-11-21T02:00:00Z', format_id: null, from: 'other' }),
  localId: id,
  status: 'stopped',
  turnId: 'q',
  textKey: null,
  answers: null,
  exchange: null,
  divider: null,
})

function renderMessages(messages: readonly ShownMessage[]) {
  const { store, close } = openApp()
  onTestFinished(close)
  render(
    <Provider store={store}>
      <ul>
        {messages.map((message) => (
          <Message key={message.localId} message={message} />
        ))}
      </ul>
    </Provider>,
    { onCaughtError: () => undefined },
  )
}

test('a message that cannot be rendered is shown as its words and leaves the others alone', async () => {
  renderMessages([reply('1', 'some hostile words'), reply('2', 'a lesson')])
  expect(await screen.findByText('rendered: a lesson')).toBeInTheDocument()
  expect(screen.getByText('some hostile words')).toBeInTheDocument()
})

test('a message of a type that only a newer server knows is shown as text', async () => {
  renderMessages([{ ...reply('1', 'a hologram'), type: 'hologram' } as unknown as ShownMessage])
  expect(await screen.findByText('rendered: a hologram')).toBeInTheDocument()
})
