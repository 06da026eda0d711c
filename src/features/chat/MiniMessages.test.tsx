import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderChat, waitForAnswer } from '@/testing/renderChat'

const bubble = () => screen.queryByRole('button', { name: /^New answer from Ting\. Open the chat\. / })

/** Asks, and closes the chat while the reply runs. */
async function closeWhileReplying() {
  const app = await renderChat({ streamIntervalMs: 5 })
  await app.ask('Why is lava hot?')
  await app.user.click(screen.getByRole('button', { name: 'Close chat' }))
  return app
}

// C-210, D-3121, D-3149.
test('a reply that ends while the chat is closed is shown beside its button for 10 s, politely', async () => {
  await closeWhileReplying()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await vi.waitFor(() => expect(bubble()).toBeInTheDocument(), { timeout: 10_000 })
  expect(within(screen.getByRole('log')).getByText(/lava/i)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(bubble()).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(5500))
  expect(bubble()).not.toBeInTheDocument()
  vi.useRealTimers()
})

test('a press on it opens the chat', async () => {
  const { user } = await closeWhileReplying()
  const shown = await screen.findByRole('button', { name: /^New answer from Ting/ }, { timeout: 10_000 })
  await user.click(shown)
  expect(await screen.findByRole('region', { name: 'Conversation' })).toBeVisible()
  expect(bubble()).not.toBeInTheDocument()
})

test('a reply that ended in the open chat is not shown again', async () => {
  const { ask, user } = await renderChat()
  await ask('Why is lava hot?')
  await waitForAnswer()
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  expect(await screen.findByRole('log')).toBeEmptyDOMElement()
})
