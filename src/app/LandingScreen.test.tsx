/** The landing over the board: addresses, what is behind, and the chat in it (A-106 to A-109, C-019 to C-026, C-074, C-303, A-402). */
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { chatCalls } from '@/api/chat.contract'
import { engagersCalls } from '@/api/engagers.contract'
import { expectConsole } from '@/testing/expectConsole'
import { HOME_URL } from '@/testing/homeUrl'
import { holdCalls, intercept, recordRequestBodies } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { chatField, messages, openChatPanel, waitForAnswer } from '@/testing/renderChat'
import { readTabState } from './realtime/tabState'

const FOOD_CHAINS = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'

beforeAll(async () => {
  // Loads the lazy chunks once, so that no test waits for an import.
  await Promise.all([import('./LandingScreen'), import('@/features/chat/landing/landingParts')])
})

const landing = () => screen.getByRole('dialog', { name: 'Hi Aina Rahman!' })
const findLanding = () => screen.findByRole('dialog', { name: 'Hi Aina Rahman!' })
const findPrompt = async () =>
  within(await screen.findByRole('heading', { level: 2, name: /Find out/ })).getByRole('button')

function withoutChat({ session }: RenderedApp) {
  const { people } = session.mockServer.db
  const aina = [...people.all()].find(({ username }) => username === 'cikgu_aina')
  if (aina) people.set({ ...aina, permissions: ['system.board.access'] })
}

async function openLanding(path = '/') {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true })
  await findLanding()
  await screen.findByRole('textbox', { name: /^Ask / })
  const ask = async (question: string) => {
    await app.user.click(chatField())
    await app.user.paste(question)
    await app.user.keyboard('{Enter}')
  }
  return { ...app, ask }
}

test.each<[string, 'with' | 'without', string, string]>([
  ['home', 'with', '/', HOME_URL],
  ['home', 'without', '/', '/board'],
  ['My Board with the marker', 'with', HOME_URL, HOME_URL],
  ['My Board with the marker', 'without', HOME_URL, '/board'],
  ['a search with the marker', 'without', '/board?search=lava&landing=true', '/board?search=lava'],
  ['a stack with the marker', 'with', `${FOOD_CHAINS}?landing=true`, `${FOOD_CHAINS}?landing=true`],
  ['a stack with the marker', 'without', `${FOOD_CHAINS}?landing=true`, FOOD_CHAINS],
  ['a card with the marker', 'with', `/board/focus/${TAPIR}?landing=true`, `/board/focus/${TAPIR}`],
  ['another screen with the marker', 'with', '/notifications?landing=true', '/notifications'],
  ['a damaged marker', 'with', '/board?landing=yes', '/board'],
  ['a link', 'with', '/board?search=lava', '/board?search=lava'],
])('%s, %s the chat: %s becomes %s', async (_, chat, path, url) => {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true })
  if (chat === 'without') withoutChat(app)
  await screen.findAllByRole('heading', { level: 1 })
  await waitFor(() => expect(app.currentUrl()).toBe(url))
  if (url.includes('landing')) await findLanding()
  else expect(document.getElementById('content')).not.toHaveAttribute('inert')
})

test('everything behind the landing is inert, and returns when it closes without a history entry', async () => {
  const { user, currentUrl, router } = await openLanding()
  const board = () => document.getElementById('content')
  expect(board()).toHaveAttribute('inert')
  for (const name of ['Skip to content', /^Heartboard/]) {
    expect(screen.getByRole('link', { name }).closest('[inert]')).not.toBeNull()
  }
  expect(document.getElementById('chat')).toHaveAttribute('inert')
  const entries = router.history.length
  await user.keyboard('{Escape}')
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  expect(router.history.length).toBe(entries)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(board()).not.toHaveAttribute('inert')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'My Board' })).toHaveFocus())
})

test('the landing over a stack closes to the stack', async () => {
  const { user, currentUrl } = await openLanding(`${FOOD_CHAINS}?landing=true`)
  await user.click(within(landing()).getByRole('button', { name: 'Go to the board' }))
  await waitFor(() => expect(currentUrl()).toBe(FOOD_CHAINS))
})

test('a card opened from the landing closes to the board without it', async () => {
  const { user, router, currentUrl } = await openLanding()
  const search = (before: object) => before
  await act(() => router.navigate({ to: '/board/focus/{-$focusId}', params: { focusId: TAPIR }, search }))
  await waitFor(() => expect(currentUrl()).toBe(`/board/focus/${TAPIR}`))
  const card = await screen.findByRole('main', { name: /^Open card/ })
  await user.click(within(card).getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a question goes out as a question of the landing, and is answered there; the panel has it as well', async () => {
  const app = await openLanding(`${FOOD_CHAINS}?landing=true`)
  const bodiesSentTo = recordRequestBodies(app)
  await app.ask('Why is lava hot?')
  await waitForAnswer()
  expect(await bodiesSentTo('magic')).toMatchObject([
    { isLandingChat: true, contextFormatIds: [], highlightedText: '', isFocusMode: false, focusedId: null },
  ])
  expect(messages()).toHaveLength(2)
  expect(screen.queryByRole('heading', { level: 2, name: /Find out/ })).not.toBeInTheDocument()
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  // A reply that the landing has shown leaves no bubble beside the buddy.
  expect(screen.queryByText(/says/)).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('button', { name: /^Ask / }))
  await waitFor(() => expect(messages()).toHaveLength(2))
})

test('the prompt of the day is shown at once as a message, and answered', async () => {
  const app = await openLanding()
  const bodiesSentTo = recordRequestBodies(app)
  const prompt = await findPrompt()
  await app.user.click(prompt)
  await waitFor(() => expect(messages()).toHaveLength(2))
  const [body] = (await bodiesSentTo(engagersCalls.engage.path)) as { text: string; full_text_type: string }[]
  expect(messages()[0]).toHaveTextContent(`${body?.full_text_type}${body?.text}`)
  expect(prompt).toHaveTextContent(body?.text ?? '-')
})

test('after 90 s the messages go, the words in the field stay; then nothing goes', async () => {
  const { ask, user, store } = await openLanding()
  await ask('Why is lava hot?')
  await waitForAnswer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await user.click(chatField())
  await user.paste('And')
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  expect(messages()).toHaveLength(2)
  await user.clear(chatField())
  await act(() => vi.advanceTimersByTimeAsync(90_000))
  await findPrompt()
  expect(store.getState().chat?.messageCount).toBe(0)
})

// D-0912.
test('the first landing says what it is, before the sparks; the next one does not', async () => {
  localStorage.setItem('ONBOARDING_LANDING_12', 'true')
  const { user, router } = await openLanding()
  const hint = await screen.findByText(/^This is your start page/)
  const sparks = await screen.findByRole('list', { name: 'Ideas to start with' })
  expect(hint.compareDocumentPosition(sparks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => router.navigate({ to: '/' }))
  await findLanding()
  await screen.findByRole('list', { name: 'Ideas to start with' })
  expect(screen.queryByText(/^This is your start page/)).not.toBeInTheDocument()
})

test('without engagers a question invites, and the failure is no notice', async () => {
  expectConsole(/^\[api\] getEngagers failed/)
  const app = renderApp({ path: '/', as: 'cikgu_aina', isWithoutRealtime: true })
  intercept(app, engagersCalls.getEngagers, () => ({ status: 500 }))
  expect(await screen.findByRole('heading', { level: 2, name: 'What would you like to find out today?' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Notices' })).queryByRole('listitem')).not.toBeInTheDocument()
})

test('a spark puts its words into the field of the landing', async () => {
  const { user, store } = await openLanding()
  await user.click(await screen.findByRole('button', { name: /^Quiz me/ }))
  await waitFor(() => expect(chatField()).toHaveValue('Create a quiz of five questions about '))
  expect(chatField()).toHaveFocus()
  expect(store.getState().panels?.isChatOpen).toBe(false)
})

test('a spark of the dialog asks on the landing, without the cards that are selected', async () => {
  const app = await openLanding()
  const { cardsSelected } = await import('@/model/board/selectionSlice')
  act(() => void app.store.dispatch(cardsSelected({ ids: [TAPIR] })))
  const bodiesSentTo = recordRequestBodies(app)
  await app.user.click(await screen.findByRole('button', { name: 'See all' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What shall we make?' }))
  await app.user.click(await dialog.findByRole('button', { name: /^Surprise me/ }))
  await waitForAnswer()
  expect(messages()).toHaveLength(2)
  expect(landing()).toBeInTheDocument()
  expect(app.store.getState().panels?.isChatOpen).toBe(false)
  expect(await bodiesSentTo('magic')).toMatchObject([{ isLandingChat: true, contextFormatIds: [] }])
})

// D-0917: a card that was asked for on the landing opens.
test('a reply that began before the landing is named as one of the same conversation', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await openChatPanel(app)
  const release = holdCalls(app, chatCalls.askMagic)
  await app.user.click(chatField())
  await app.user.paste('Why is lava hot?')
  await app.user.keyboard('{Enter}')
  await act(() => app.router.navigate({ to: '/' }))
  expect(await within(await findLanding()).findByText('Ting is still answering the question before.')).toBeVisible()
  release()
})

test('the landing alone does not make the tab busy', async () => {
  const { user } = await openLanding()
  expect(readTabState(false).isBusy).toBe(false)
  await user.click(await screen.findByRole('button', { name: 'See all' }))
  await screen.findByRole('dialog', { name: 'What shall we make?' })
  expect(readTabState(false).isBusy).toBe(true)
})
