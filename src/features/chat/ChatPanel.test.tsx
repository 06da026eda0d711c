import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cardQueriesApi } from '@/api/cards/optimisticCards'
import { userApi } from '@/api/user'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp } from '@/testing/renderApp'
import { recordRequestBodies } from '@/testing/recordRequestBodies'
import { handlers } from '../../../mocks/handlers/handlers'

/** A stack of Aina's that Mei Ling may read. */
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const field = () => screen.getByRole('textbox', { name: /^Ask / })
const conversation = () => within(screen.getByRole('region', { name: 'Conversation' }))
/** Questions and replies, without the items of lists inside them. */
const messages = () =>
  conversation()
    .getAllByRole('listitem')
    .filter((item) => !item.parentElement?.closest('li'))
const snackbarRegion = () => within(screen.getByRole('region', { name: 'Notices' }))
const waitForAnswer = () => screen.findByText('Answer ready', {}, { timeout: 10_000 })

async function openChat(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  await screen.findByRole('heading', { level: 1, name: /./ })
  await app.user.click(await screen.findByRole('button', { name: /^Ask / }))
  await screen.findByRole('region', { name: 'Conversation' })
  const ask = async (question: string) => {
    await app.user.click(field())
    await app.user.paste(question)
    await app.user.keyboard('{Enter}')
  }
  return { ...app, ask }
}

test('the chat greets the person, and the field is ready to type in', async () => {
  await openChat()
  expect(conversation().getByText(/^Hi .*! What shall we find out today\?$/)).toBeVisible()
  await waitFor(() => expect(field()).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
})

test('Enter sends, the question and its answer appear, and the field is free again', async () => {
  const { ask } = await openChat()
  await ask('Why does a volcano erupt?')
  expect(conversation().getByText('Why does a volcano erupt?')).toBeVisible()
  expect(field()).toHaveValue('')
  await waitForAnswer()
  const [question, reply] = messages()
  expect(question).toHaveTextContent('You: Why does a volcano erupt?')
  expect(reply).toHaveTextContent(/^Ting: .{100}/)
  expect(field()).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled()
})

test('Send sends as well', async () => {
  const { user } = await openChat()
  await user.paste('Why is lava hot?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(conversation().getByText('Why is lava hot?')).toBeVisible()
})

test('Shift and Enter begin a new line', async () => {
  const { user, requestLog } = await openChat()
  await user.type(field(), 'one{Shift>}{Enter}{/Shift}two')
  expect(field()).toHaveValue('one\ntwo')
  expect(requestLog()).not.toContain('askMagic')
})

test('Enter that ends the composition of a word does not send', async () => {
  const { user, requestLog } = await openChat()
  await user.paste('火山')
  const enter = createEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent(field(), enter)
  expect(enter.defaultPrevented).toBe(false)
  expect(field()).toHaveValue('火山')
  expect(requestLog()).not.toContain('askMagic')
})

test('an empty field sends nothing', async () => {
  const { user, requestLog } = await openChat()
  await user.type(field(), '   {Enter}')
  expect(requestLog()).not.toContain('askMagic')
})

test('while a reply streams the field is closed, and Stop ends the reply', async () => {
  const { user, ask } = await openChat({ streamIntervalMs: 30 })
  await ask('Why does a volcano erupt?')
  expect(field()).toBeDisabled()
  const [reply] = await conversation().findAllByRole('listitem', { busy: true })
  if (!reply) throw new Error('No reply is on its way.')
  await waitFor(() => expect(reply).not.toHaveTextContent('Ting is thinking'))
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(reply).toHaveAttribute('aria-busy', 'false'))
  expect(field()).toBeEnabled()
  expect(within(reply).getByRole('button', { name: 'Ask again' })).toBeVisible()
  expect(within(reply).getByRole('button', { name: 'Add' })).toBeEnabled()
})

test('an answer that is cut keeps its part, says so, and can be asked for again', async () => {
  expectConsole(/^\[api\] askMagic failed:/)
  const { user, ask, session } = await openChat({ scenario: 'streamCut' })
  await ask('Why does a volcano erupt?')
  expect(await conversation().findByText('The answer was cut off. This part arrived.')).toBeVisible()
  session.mockServer.setScenario('normal')
  await user.click(conversation().getByRole('button', { name: 'Ask again' }))
  await waitForAnswer()
  expect(conversation().queryByText('The answer was cut off. This part arrived.')).not.toBeInTheDocument()
  expect(conversation().getAllByText('Why does a volcano erupt?')).toHaveLength(1)
})

test('an answer of which nothing came says so and offers nothing to add', async () => {
  expectConsole(/^\[api\] askMagic failed:.*500/s)
  const { ask, session } = await openChat()
  session.mockServer.setScenario('serverError')
  await ask('Why does a volcano erupt?')
  expect(await conversation().findByText('No answer came.')).toBeVisible()
  expect(conversation().queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
})

test('beyond the quota the field says so and stays closed, with one warning', async () => {
  expectConsole(/^\[api\] askMagic failed:.*429/s)
  const { ask } = await openChat({ scenario: 'quotaReached' })
  await ask('Why does a volcano erupt?')
  expect(
    await snackbarRegion().findByText(/^You're out of Magic! It'll be back after midnight, but you can/),
  ).toBeVisible()
  expect(snackbarRegion().getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1)
  expect(field()).toBeDisabled()
  expect(field()).toHaveAttribute('placeholder', "You're out of Magic! It'll be back after midnight.")
})

test('a person whose quota is used up finds the field closed from the start', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  app.session.mockServer.dailyQuota = 0
  await app.user.click(await screen.findByRole('button', { name: /^Ask / }))
  await screen.findByRole('region', { name: 'Conversation' })
  expect(field()).toBeDisabled()
})

test('what was being typed survives closing the chat and a reload of the tab', async () => {
  const { user } = await openChat()
  await user.paste('Why is lav')
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  await user.click(await screen.findByRole('button', { name: /^Ask / }))
  await waitFor(() => expect(field()).toHaveValue('Why is lav'))
  await user.clear(field())
  expect(sessionStorage).toHaveLength(0)
})

// endSession forgets everything of the person's; the tablet goes on to the next child.
test('what was being typed is gone when the person logs out', async () => {
  const { user } = await openChat()
  await user.paste('My secret')
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  await user.click(screen.getByRole('button', { name: /^Log in as Adam Hakim/ }))
  await user.click(await screen.findByRole('button', { name: /^Ask / }))
  await screen.findByRole('region', { name: 'Conversation' })
  expect(field()).toHaveValue('')
})

test('Add keeps the reply as a card: Add, "Adding...", "Added!" for 3 s, then Add again', async () => {
  const { ask, session, store, user } = await openChat()
  const bodiesSentTo = recordRequestBodies({ session })
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  // What answers is loaded with its first call, for which a clock that stands still would wait in vain.
  await Promise.all([handlers.generation(), import('../../../mocks/ai/makeCard')])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  session.mockServer.latency = 500
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeDisabled()
  await advance(500)
  expect(screen.getByRole('button', { name: 'Added!' })).toBeDisabled()
  await advance(2999)
  expect(screen.getByRole('button', { name: 'Added!' })).toBeVisible()
  await advance(1)
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled()

  expect(await bodiesSentTo('format/magic/generate')).toEqual([
    {
      type: 'text',
      formatTitle: expect.stringMatching(/./),
      plainText: expect.not.stringMatching(/<\w/),
      body: expect.stringMatching(/^<\w/),
      stackId: null,
    },
  ])
  const [arg] = cardQueriesApi.util.selectCachedArgsForQuery(store.getState(), 'getCards')
  const first = arg && cardQueriesApi.endpoints.getCards.select(arg)(store.getState()).data?.pages[0]?.data[0]
  expect(first).toMatchObject({ type: 'text', isOwner: true, parent_id: null })
})

test('a reply that cannot be added gives Add back and says so', async () => {
  expectConsole(/^\[api\] createCardFromReply failed:.*500/s)
  const { ask, user } = await openChat({ scenario: 'addFails' })
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await snackbarRegion().findByText('Unable to add to board')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled()
})

// C-217, D-3012: without permission to add to a stack the card goes to My Board, and a neutral notice says so.
test('in a stack of somebody else the reply is kept on My Board', async () => {
  const { ask, user, session } = await openChat({ path: `/board/stack/${FOOD_CHAINS}`, as: 'mei_ling' })
  const bodiesSentTo = recordRequestBodies({ session })
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('button', { name: 'Added!' })
  expect(await bodiesSentTo('format/magic/generate')).toMatchObject([{ stackId: null }])
  expect(snackbarRegion().getByText('Saved to My Board')).toBeVisible()
})

test('in a stack of one’s own the reply is kept there', async () => {
  const { ask, user, session } = await openChat({ path: `/board/stack/${FOOD_CHAINS}` })
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('button', { name: 'Added!' })
  expect([...session.mockServer.db.cards.all()].at(-1)).toMatchObject({ parent_id: FOOD_CHAINS, owner_id: 12 })
})

test('without the permission there is no chat', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await screen.findByRole('list', { name: 'Cards' })
  const revokePermission = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.permissions = me.permissions.filter((permission) => permission !== 'system.chat.access')
  })
  expect(screen.getByRole('button', { name: 'Ask Ting' })).toBeVisible()
  act(() => void app.store.dispatch(revokePermission))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask Ting' })).not.toBeInTheDocument())
})

test('the chat stays open, with its messages, while the person goes elsewhere', async () => {
  const { ask, router } = await openChat()
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  await act(() => router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId: FOOD_CHAINS } }))
  expect(conversation().getByText('Why does a volcano erupt?')).toBeVisible()
})
