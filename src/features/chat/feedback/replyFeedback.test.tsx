import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { conversation, openChatPanel, renderChat, waitForAnswer } from '@/testing/renderChat'
import { ratedReplyOf } from '@/model/conversation/ratedReply'

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

test('rating and text survive closing the chat; a closed text box leaves keyboard focus on its thumb, which reopens the text', async () => {
  const app = await openWithReply()
  const { user, thumb, text, ratings } = app
  await user.click(thumb('Bad answer'))
  await waitFor(() => expect(ratings()).toHaveLength(1))
  await user.type(text(), 'Too')
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  await openChatPanel(app)
  expect(thumb('Bad answer')).toHaveAttribute('aria-pressed', 'true')
  expect(text()).toHaveValue('Too')

  await user.type(text(), ' short{Escape}')
  expect(conversation().queryByRole('textbox')).not.toBeInTheDocument()
  expect(thumb('Bad answer')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(text()).toHaveValue('Too short')
  await user.click(conversation().getByRole('button', { name: 'Send' }))
  expect(await conversation().findByText('Thank you for your feedback!')).toBeVisible()
  expect(thumb('Bad answer')).toHaveFocus()
  expect(ratings()).toEqual([{ rating: 'THUMBS_DOWN', message: 'Too short' }])
})

test('Escape on a thumb closes the text box that it has opened, and not the chat', async () => {
  const { user, thumb, ratings } = await openWithReply()
  await user.click(thumb('Good answer'))
  await waitFor(() => expect(ratings()).toHaveLength(1))
  // An open tooltip would handle Escape instead.
  await user.unhover(thumb('Good answer'))
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await user.keyboard('{Escape}')
  expect(conversation().queryByRole('textbox', { name: /^Tell us more/ })).not.toBeInTheDocument()
  expect(thumb('Good answer')).toHaveFocus()
})

test('a rating that cannot be stored is rolled back, a text that cannot be stored stays in its field, and a snackbar reports each', async () => {
  expectConsole(/^\[api\] (rateReply|updateRating) failed:.*500/s)
  const { user, thumb, text, session, ratings } = await openWithReply({ scenario: 'ratingFails' })
  const notices = within(screen.getByRole('region', { name: 'Notices' }))
  const findDismiss = () => notices.findByRole('button', { name: 'Dismiss' })
  await user.click(thumb('Good answer'))
  await waitFor(() => expect(thumb('Good answer')).toHaveAttribute('aria-pressed', 'false'))
  expect(conversation().queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(await findDismiss())
  await waitFor(() => expect(notices.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument())
  session.mockServer.setScenario('normal')
  await user.click(thumb('Bad answer'))
  await waitFor(() => expect(ratings()).toHaveLength(1))
  session.mockServer.setScenario('ratingFails')
  await user.type(text(), 'It was wrong')
  await user.click(conversation().getByRole('button', { name: 'Send' }))
  await findDismiss()
  expect(text()).toHaveValue('It was wrong')
})

test('without the flag there are no thumbs', async () => {
  await openWithReply({ isChatFeedbackOn: false })
  expect(conversation().getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(conversation().queryByRole('button', { name: 'Good answer' })).not.toBeInTheDocument()
})
