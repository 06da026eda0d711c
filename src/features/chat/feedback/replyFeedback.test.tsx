import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { conversation, openChatPanel, renderChat, waitForAnswer } from '@/testing/renderChat'
import { ratedReplyOf } from './ratedReply'

const ids = { chatId: 'c-1', chatMessageId: 'cm-1' }
const reply = { from: 'other', type: 'text', actionButtonVisible: true, flatwhite: ids } as const

// C-284 to C-286, D-3117.
test.each([
  ['a reply of the assistant', reply, true, true],
  ['a reply of the tutor', { ...reply, type: 'tutor' } as const, true, true],
  ['any while the flag is off', reply, false, false],
  ['a message of the user', { ...reply, from: 'self' } as const, true, false],
  ['a reply without ids', { ...reply, flatwhite: null }, true, false],
  ['a reply with one id', { ...reply, flatwhite: { ...ids, chatMessageId: '' } }, true, false],
  ['one whose buttons are withheld', { ...reply, actionButtonVisible: false }, true, false],
  ['a message of another type', { ...reply, type: 'character' } as const, true, false],
])('%s can be rated or not', (_, message, isOn, canBeRated) => {
  expect(ratedReplyOf(message, isOn)).toEqual(canBeRated ? ids : undefined)
})

async function openWithReply(options: Parameters<typeof renderChat>[0] = {}) {
  const app = await renderChat(options)
  await app.ask('Why is lava hot?')
  await waitForAnswer()
  const thumb = (name: 'Good answer' | 'Bad answer') => conversation().getByRole('button', { name })
  const ratings = () => [...app.session.mockServer.db.ratings.all()].map(({ rating, message }) => ({ rating, message }))
  const text = () => conversation().getByRole('textbox', { name: 'Tell us more (optional)' })
  return { ...app, thumb, ratings, text }
}

// C-043, C-061, C-355, C-356.
test('a thumb is sent at once; its text follows, and the other thumb keeps the text', async () => {
  const { user, thumb, ratings, text } = await openWithReply()
  await user.click(thumb('Good answer'))
  await waitFor(() => expect(ratings()).toEqual([{ rating: 'THUMBS_UP', message: '' }]))
  expect(thumb('Good answer')).toHaveAttribute('aria-pressed', 'true')
  await user.type(text(), 'Too long ')
  await user.click(thumb('Bad answer'))
  await waitFor(() => expect(ratings()).toEqual([{ rating: 'THUMBS_DOWN', message: '' }]))
  expect(thumb('Good answer')).toHaveAttribute('aria-pressed', 'false')
  expect(text()).toHaveValue('Too long ')
  await user.click(conversation().getByRole('button', { name: 'Send' }))
  expect(await conversation().findByText('Thank you for your feedback!')).toBeVisible()
  expect(ratings()).toEqual([{ rating: 'THUMBS_DOWN', message: 'Too long' }])
  expect(conversation().queryByRole('textbox')).not.toBeInTheDocument()
})

test('a rating and its text are still there when the chat is opened again', async () => {
  const app = await openWithReply()
  await app.user.click(app.thumb('Bad answer'))
  await app.user.type(app.text(), 'It was')
  await app.user.click(screen.getByRole('button', { name: 'Close chat' }))
  await openChatPanel(app)
  expect(app.thumb('Bad answer')).toHaveAttribute('aria-pressed', 'true')
  expect(app.text()).toHaveValue('It was')
})

test('a closed text box leaves keyboard focus on its thumb, which opens it again with its words', async () => {
  const { user, thumb, text, ratings } = await openWithReply()
  await user.click(thumb('Bad answer'))
  await waitFor(() => expect(ratings()).toHaveLength(1))
  await user.type(text(), 'Too short{Escape}')
  expect(conversation().queryByRole('textbox')).not.toBeInTheDocument()
  expect(thumb('Bad answer')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(text()).toHaveValue('Too short')
  await user.click(conversation().getByRole('button', { name: 'Send' }))
  expect(await conversation().findByText('Thank you for your feedback!')).toBeVisible()
  expect(thumb('Bad answer')).toHaveFocus()
  expect(ratings()).toEqual([{ rating: 'THUMBS_DOWN', message: 'Too short' }])
})

test('a rating that cannot be stored is rolled back, and a snackbar reports it', async () => {
  expectConsole(/^\[api\] rateReply failed:.*500/s)
  const { user, thumb } = await openWithReply({ scenario: 'ratingFails' })
  await user.click(thumb('Good answer'))
  await waitFor(() => expect(thumb('Good answer')).toHaveAttribute('aria-pressed', 'false'))
  expect(conversation().queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Notices' })).not.toBeEmptyDOMElement()
})

test('a text that cannot be stored stays in its field', async () => {
  expectConsole(/^\[api\] updateRating failed:.*500/s)
  const { user, thumb, text, session, ratings } = await openWithReply()
  await user.click(thumb('Bad answer'))
  await waitFor(() => expect(ratings()).toHaveLength(1))
  session.mockServer.setScenario('ratingFails')
  await user.type(text(), 'It was wrong')
  await user.click(conversation().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Notices' })).not.toBeEmptyDOMElement())
  expect(text()).toHaveValue('It was wrong')
})

test('without the flag there are no thumbs', async () => {
  await openWithReply({ isChatFeedbackOn: false })
  expect(conversation().getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(conversation().queryByRole('button', { name: 'Good answer' })).not.toBeInTheDocument()
})
