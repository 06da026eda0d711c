import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { userApi } from '@/api/user'
import { recordRequestBodies } from '@/testing/intercept'
import { renderApp } from '@/testing/renderApp'
import { chatField as field, conversation, messages, renderChat as openChat, waitForAnswer } from '@/testing/renderChat'
import { handlers } from '@mocks/handlers/handlers'

/** A text card of Aina. */
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'
/** A stack of Aina, which is shared with Mei Ling. */
const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const snackbarRegion = () => within(screen.getByRole('region', { name: 'Notices' }))

const askCount = ({ requestLog }: { requestLog: () => string[] }) =>
  requestLog().filter((call) => call === 'askMagic').length

test.each([
  ['the board', '/board', 'Make a quiz with five questions about the water cycle'],
  ['a stack', `/board/stack/${FOOD_CHAINS}`, 'Make a quiz about this stack'],
  ['a text', `/board/focus/${TAPIR}`, 'Make a quiz about this text'],
  ['a quiz', '/board/focus/7bb967f7-2124-4d4e-9264-0e8b1016924a', 'Give me a hint, but not the answer'],
])('an empty chat offers four questions that fit %s, and asks the one that is pressed', async (_, path, question) => {
  const app = await openChat({ path })
  const bodiesSentTo = recordRequestBodies(app)
  const prompts = () => within(screen.getByRole('group', { name: 'Ideas' })).getAllByRole('button')
  await waitFor(() => expect(prompts().map(({ textContent }) => textContent)).toContain(question))
  expect(prompts()).toHaveLength(4)
  await app.user.click(screen.getByRole('button', { name: question }))
  expect(conversation().getByText(question)).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Ideas' })).not.toBeInTheDocument()
  await waitFor(async () => expect(await bodiesSentTo('magic')).toMatchObject([{ question }]))
  await app.user.click(screen.getByRole('button', { name: 'Stop' }))
})

test('a blank field and Enter during IME composition send nothing, Shift+Enter adds a line break, and Send sends', async () => {
  const app = await openChat()
  await app.user.type(field(), '   {Enter}')
  expect(field()).toHaveValue('   ')
  await app.user.clear(field())
  await app.user.paste('火山')
  const enter = createEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent(field(), enter)
  expect(enter.defaultPrevented).toBe(false)
  expect(field()).toHaveValue('火山')
  await app.user.type(field(), '{Shift>}{Enter}{/Shift}two')
  expect(field()).toHaveValue('火山\ntwo')
  await app.user.click(screen.getByRole('button', { name: 'Send' }))
  expect(conversation().getByText(/^火山\s+two$/)).toBeVisible()
  await waitForAnswer()
  expect(askCount(app)).toBe(1)
})

test('while a reply streams the field is disabled and the panel focused; after Stop, and after New chat, the field has focus', async () => {
  const { user, ask } = await openChat({ streamIntervalMs: 30 })
  await ask('Why does a volcano erupt?')
  expect(field()).toBeDisabled()
  const [reply] = await conversation().findAllByRole('listitem', { busy: true })
  if (!reply) throw new Error('There is no reply in flight.')
  // Until the first text arrives, a status line is shown.
  await within(reply).findByRole('heading')
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Magic Chat' })).toHaveFocus()
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(reply).toHaveAttribute('aria-busy', 'false'))
  expect(field()).toBeEnabled()
  await waitFor(() => expect(field()).toHaveFocus())
  expect(within(reply).getByRole('button', { name: 'Ask again' })).toBeVisible()
  expect(within(reply).getByRole('button', { name: 'Add' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'New chat' }))
  expect(field()).toHaveFocus()
})

test('Escape closes the chat, and not the card behind it, while a reply streams', async () => {
  const { user, ask, currentUrl } = await openChat({ path: `/board/focus/${TAPIR}`, streamIntervalMs: 30 })
  await ask('Why does a volcano erupt?')
  await conversation().findByRole('heading')
  // The Escape of an input method discards a composed word only.
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 })
  expect(screen.getByRole('region', { name: 'Magic Chat' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Magic Chat' })).not.toBeInTheDocument()
  expect(currentUrl()).toBe(`/board/focus/${TAPIR}`)
})

test('the field is disabled from the start when the quota is used up', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  app.session.mockServer.dailyQuota = 0
  await app.user.click(await screen.findByRole('button', { name: /^Ask / }))
  await screen.findByRole('region', { name: 'Conversation' })
  expect(field()).toBeDisabled()
})

// endSession clears all state of the user, because the next user may share the device.
test('the draft survives closing the chat, and logging out clears it', async () => {
  const { user } = await openChat()
  const storedBefore = Object.keys(sessionStorage)
  await user.paste('My secret')
  await user.click(screen.getByRole('button', { name: 'Close chat' }))
  await user.click(await screen.findByRole('button', { name: /^Ask / }))
  await waitFor(() => expect(field()).toHaveValue('My secret'))
  await user.clear(field())
  expect(Object.keys(sessionStorage)).toEqual(storedBefore)

  await user.paste('My secret')
  expect(field()).toHaveValue('My secret')
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  await user.click(screen.getByRole('button', { name: /^Log in as Adam Hakim/ }))
  // The landing has the same field.
  await screen.findByRole('dialog', { name: 'Hi Adam Hakim!' })
  await waitFor(() => expect(field()).toHaveValue(''))
})

test('Add saves the reply as a card: "Adding...", "Added!" for 3 s, then Add again', async () => {
  const { ask, session, store, user } = await openChat()
  const bodiesSentTo = recordRequestBodies({ session })
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  // The mock server loads this handler lazily. With fake timers, its first call would never finish.
  await Promise.all([handlers.generation(), import('@mocks/ai/makeCard')])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  session.mockServer.latency = 500
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('button', { name: 'Adding...' })).toHaveAttribute('aria-disabled', 'true')
  await advance(500)
  expect(screen.getByRole('button', { name: 'Added!' })).toHaveAttribute('aria-disabled', 'true')
  await advance(2999)
  expect(screen.getByRole('button', { name: 'Added!' })).toBeVisible()
  await advance(1)
  expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-disabled')

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

test('a reply to somebody in danger has no Add', async () => {
  const { ask } = await openChat()
  await ask('my dad hit me')
  await waitForAnswer()
  expect(messages().at(-1)).toHaveTextContent(/Talian Kasih 15999/)
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument()
})

// C-217, D-3012: without permission to add to the stack, the card goes to My Board and a neutral snackbar says so.
test('in a stack of another user the reply is added to My Board', async () => {
  const { ask, user, session } = await openChat({ path: `/board/stack/${FOOD_CHAINS}`, as: 'mei_ling' })
  const bodiesSentTo = recordRequestBodies({ session })
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('button', { name: 'Added!' })
  expect(await bodiesSentTo('format/magic/generate')).toMatchObject([{ stackId: null }])
  expect(snackbarRegion().getByText('Saved to My Board')).toBeVisible()
})

test('the chat stays open with its messages during navigation, and in an own stack the reply is added to that stack', async () => {
  const { ask, user, router, session } = await openChat()
  await ask('Why does a volcano erupt?')
  await waitForAnswer()
  await act(() => router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId: FOOD_CHAINS } }))
  expect(conversation().getByText('Why does a volcano erupt?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByRole('button', { name: 'Added!' })
  expect([...session.mockServer.db.cards.all()].at(-1)).toMatchObject({ parent_id: FOOD_CHAINS, owner_id: 12 })
})

test('the chat button is hidden without the permission', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await screen.findByRole('grid', { name: 'Cards' })
  const revokePermission = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.permissions = me.permissions.filter((permission) => permission !== 'system.chat.access')
  })
  expect(screen.getByRole('button', { name: 'Ask Ting' })).toBeVisible()
  act(() => void app.store.dispatch(revokePermission))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask Ting' })).not.toBeInTheDocument())
})
