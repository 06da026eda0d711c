import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { generationCalls } from '@/api/generation.contract'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { chatField, conversation, openChatPanel, renderChat, waitForAnswer } from '@/testing/renderChat'
import { storeMessage } from '@mocks/chat/history'

const button = (name: string) => conversation().getByRole('button', { name })

// D-3123, C-459.
test('Copy writes the plain text of a reply to the clipboard and shows Copied for 3 s; a refused copy shows a snackbar', async () => {
  const { ask, user } = await renderChat()
  await ask('explain loops in coding')
  await waitForAnswer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(button('Copy'))
  await act(() => vi.advanceTimersByTimeAsync(100))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('    print("Lap", lap)')
  expect(text).not.toMatch(/\*\*|```/)
  expect(conversation().getByText('Copied')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(2800))
  expect(conversation().getByText('Copied')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(conversation().queryByText('Copied')).not.toBeInTheDocument()
  vi.useRealTimers()

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await user.click(button('Copy'))
  expect(await screen.findByText('Unable to copy.')).toBeVisible()
})

test('Ask again keeps both answers, one is shown at a time', async () => {
  const { ask, user, requestLog } = await renderChat()
  await ask('Why is lava hot?')
  await waitForAnswer()
  await user.click(button('Ask again'))
  await waitForAnswer()
  expect(conversation().getByText('Answer 2 of 2')).toBeVisible()
  expect(requestLog().filter((call) => call === 'askMagic')).toHaveLength(2)
  expect(conversation().getAllByText('Why is lava hot?')).toHaveLength(1)
  expect(button('Next answer')).toBeDisabled()
  await user.click(button('Previous answer'))
  expect(conversation().getByText('Answer 1 of 2')).toBeVisible()
  expect(button('Previous answer')).toBeDisabled()
  expect(button('Next answer')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(conversation().getByText('Answer 2 of 2')).toBeVisible()
  expect(button('Previous answer')).toHaveFocus()
})

test('a failed second answer leaves the first one in reach', async () => {
  expectConsole(/^\[api\] askMagic failed/)
  const { ask, user, session } = await renderChat()
  await ask('Why is lava hot?')
  await waitForAnswer()
  session.mockServer.setScenario('askFails')
  await user.click(button('Ask again'))
  expect(await conversation().findByText('No answer came.')).toBeVisible()
  expect(conversation().queryByRole('heading', { name: 'Volcanoes' })).not.toBeInTheDocument()
  await user.click(button('Previous answer'))
  expect(conversation().getByText('Answer 1 of 2')).toBeVisible()
  expect(conversation().getByRole('heading', { name: 'Volcanoes' })).toBeVisible()
  expect(button('Add')).toBeEnabled()
})

test('a reply that is cut says so once', async () => {
  expectConsole(/^\[api\] askMagic failed/)
  const { ask, session } = await renderChat()
  session.mockServer.setScenario('streamCut')
  await ask('Explain photosynthesis step by step')
  expect(
    await conversation().findByText('The answer was cut off. This part arrived.', {}, { timeout: 5000 }),
  ).toBeVisible()
  expect(screen.queryByText(/^Oops!/)).not.toBeInTheDocument()
})

test('a question that met a used-up quota says when it can be asked again', async () => {
  expectConsole(/^\[api\] askMagic failed/)
  const { ask, session } = await renderChat()
  session.mockServer.setScenario('quotaReached')
  await ask('Why is lava hot?')
  expect(await conversation().findByText("You're out of Magic! It'll be back after midnight.")).toBeVisible()
  expect(conversation().queryByText('No answer came.')).not.toBeInTheDocument()
})

test('Add keeps keyboard focus while it adds and afterwards, and adds once', async () => {
  const app = await renderChat()
  const { ask, user, requestLog } = app
  await ask('Why is lava hot?')
  await waitForAnswer()
  const release = holdCalls(app, generationCalls.createCardFromReply)
  button('Add').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button('Adding...')).toHaveFocus())
  await user.keyboard('{Enter}')
  await user.click(button('Adding...'))
  release()
  await waitFor(() => expect(button('Added!')).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(requestLog().filter((call) => call === 'createCardFromReply')).toHaveLength(1)
})

/** Opens a conversation whose last messages are only in the history, as after a reload. */
async function openStored(...contents: string[]) {
  const app = await renderChat()
  const { mockServer } = app.session
  const person = mockServer.db.people.get(12)
  if (!person) throw new Error('The seed has no person 12.')
  for (const [place, content] of contents.entries()) {
    storeMessage(mockServer, person, { from: place % 2 === 0 ? 'USER' : 'other', type: 'text', content, data: null })
  }
  await app.user.click(button('Show history'))
  await conversation().findByText(contents.at(-1) ?? '')
  return app
}

test('a question whose answer was lost by a reload is asked again in its place', async () => {
  const { user, requestLog } = await openStored('Why is lava hot, in one word?')
  expect(await conversation().findByText('No answer yet.')).toBeVisible()
  await user.click(button('Ask again'))
  await waitForAnswer()
  await waitFor(() => expect(requestLog().at(-1)).toBe('getChatMessages'))
  expect(conversation().queryByText('No answer yet.')).not.toBeInTheDocument()
  // The question is shown once, although asking again has stored it a second time.
  expect(conversation().getAllByText('Why is lava hot, in one word?')).toHaveLength(1)
})

test('a reply that a reload has cut can be asked again and is kept', async () => {
  const { user } = await openStored('Why is lava hot, in one word?', 'Lava is hot bec')
  await user.click(button('Ask again'))
  await waitForAnswer()
  expect(conversation().getByText('Answer 2 of 2')).toBeVisible()
  expect(conversation().getAllByText('Why is lava hot, in one word?')).toHaveLength(1)
  await user.click(button('Previous answer'))
  expect(conversation().getByText('Lava is hot bec')).toBeVisible()
})

test('an unsent edit of a question survives closing the chat, and Escape leaves the question as it was', async () => {
  const app = await renderChat()
  const { ask, user } = app
  await ask('Why is lava hot?')
  await waitForAnswer()
  await user.click(button('Edit question'))
  await user.type(await conversation().findByRole('textbox', { name: 'Edit your question' }), ' Briefly.')
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  await openChatPanel(app)
  const field = await conversation().findByRole('textbox', { name: 'Edit your question' })
  expect(field).toHaveValue('Why is lava hot? Briefly.')
  expect(chatField()).toHaveFocus()
  await user.type(field, '{Escape}')
  expect(conversation().getByText('Why is lava hot?')).toBeVisible()
  expect(button('Edit question')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  await openChatPanel(app)
  expect(button('Edit question')).toBeVisible()
})

test('a changed question that is refused leaves the conversation as it was, with the change in its form', async () => {
  expectConsole(/^\[api\] askMagic failed/)
  const { ask, user, session, requestLog } = await renderChat()
  for (const question of ['Why is lava hot?', 'What is magma?']) {
    await ask(question)
    await waitForAnswer()
  }
  await user.click(conversation().getAllByRole('button', { name: 'Edit question' })[0] as HTMLElement)
  let changed = 'Why is lava hot?'
  for (const scenario of ['serverError', 'offline', 'quotaReached'] as const) {
    const field = await conversation().findByRole('textbox', { name: 'Edit your question' })
    session.mockServer.setScenario(scenario)
    await user.type(field, ' Briefly.{Enter}')
    changed += ' Briefly.'
    await waitFor(() => expect(conversation().getByRole('textbox')).toHaveValue(changed))
    expect(conversation().getByText('What is magma?')).toBeVisible()
    expect(conversation().getAllByRole('button', { name: 'Add' })).toHaveLength(2)
    expect(chatField()).toHaveValue('')
  }
  expect(requestLog().filter((call) => call === 'askMagic')).toHaveLength(5)
})

test('a link to a created quiz opens its focus', async () => {
  const { ask, currentUrl, user, session } = await renderChat()
  await ask('Make a quiz about volcanoes')
  await waitForAnswer()
  const link = await conversation().findByRole('link', { name: /^Created / })
  const card = [...session.mockServer.db.cards.all()].findLast(({ type }) => type === 'quiz')
  await waitFor(() => expect(button('Copy')).toBeVisible())
  expect(conversation().queryByRole('button', { name: 'Add' })).toBeNull()
  await user.click(link)
  await waitFor(() => expect(currentUrl()).toBe(`/board/focus/${card?.id}`))
})

test('a changed question that cannot be asked yet stays in its field', async () => {
  const { ask, user } = await renderChat({ streamIntervalMs: 15 })
  await ask('Why is lava hot?')
  await waitForAnswer()
  await user.click(button('Edit question'))
  const field = await conversation().findByRole('textbox', { name: 'Edit your question' })
  await user.type(field, ' Briefly.')
  await ask('Why is the sky blue?')
  await waitFor(() => expect(button('Ask')).toBeDisabled())
  await user.type(field, '{Enter}')
  expect(field).toHaveValue('Why is lava hot? Briefly.')
  await waitFor(() => expect(button('Ask')).toBeEnabled())
  await user.type(field, '{Enter}')
  expect(await conversation().findByText('Why is lava hot? Briefly.')).toBeVisible()
})
