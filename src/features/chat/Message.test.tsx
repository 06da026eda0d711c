import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ShownMessage } from './conversation'
import { Message } from './Message'
import { textMessage } from './turns'

vi.mock('./ReplyText', () => ({
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
})

vi.mock('./AddButton', () => ({ AddButton: () => null }))

test('a message that cannot be rendered is shown as its words and leaves the others alone', () => {
  const props = { buddy: null, buddyName: 'Ting', stackId: null, onRetry: () => undefined }
  render(
    <ul>
      <Message message={reply('1', 'some hostile words')} {...props} />
      <Message message={reply('2', 'a lesson')} {...props} />
    </ul>,
    { onCaughtError: () => undefined },
  )
  expect(screen.getByText('some hostile words')).toBeInTheDocument()
  expect(screen.getByText('rendered: a lesson')).toBeInTheDocument()
})
