import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { YTL_CHAT } from '@/api/chat.contract'
import { SMALL_SCREEN } from '@/app/startup/home'
import { tutorialOpened } from '@/store/panelsSlice'
import { HOME_URL } from '@/testing/homeUrl'
import { recordRequestBodies } from '@/testing/intercept'
import { renderApp } from '@/testing/renderApp'
import { chatField, conversation, messages, waitForAnswer } from '@/testing/renderChat'

/** Student of fixtures/seed. */
const STUDENT = 'mei_ling'
/** A card of cikgu_aina. */
const CARD = '4afcb593-f7f9-4973-87be-30a89b2d1710'

let isSmallScreen: boolean
beforeEach(() => {
  isSmallScreen = false
  const real = matchMedia
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(real(media), media === SMALL_SCREEN ? { matches: isSmallScreen } : {}),
  )
})

type Options = Parameters<typeof renderApp>[0]

/** Renders the chat of /ytldemo. */
async function openWorkplaceChat(options: Options = {}) {
  const app = renderApp({ path: '/ytldemo', as: 'cikgu_aina', isWithoutRealtime: true, ...options })
  await screen.findByRole('heading', { level: 1, name: 'Magic Chat' })
  const ask = async (question: string) => {
    await app.user.click(chatField())
    await app.user.paste(question)
    await app.user.keyboard('{Enter}')
    await waitForAnswer()
  }
  return { ...app, ask }
}

/** Takes the chat from a student before the app starts. */
function renderWithoutChat(options: Options) {
  const app = renderApp({ as: STUDENT, isWithoutRealtime: true, ...options })
  const { people } = app.session.mockServer.db
  const student = [...people.all()].find(({ username }) => username === STUDENT)
  if (student) people.set({ ...student, permissions: ['system.board.access'] })
  return app
}

// C-024 to C-026, D-1101.
test('the chat fills the screen and greets with two texts until the first question', async () => {
  const { ask } = await openWorkplaceChat()
  expect(document.title).toBe('Magic Chat · Heartboard')
  expect(conversation().getByText('Welcome to Workplace AI!')).toBeVisible()
  expect(conversation().getByText('What can I do for you today?')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Ideas' })).not.toBeInTheDocument()
  await ask('Why is lava hot?')
  expect(screen.queryByText('Welcome to Workplace AI!')).not.toBeInTheDocument()
  expect(messages()).toHaveLength(2)
})

test('nothing closes the chat, and no button opens another one', async () => {
  const { user, currentUrl } = await openWorkplaceChat()
  expect(screen.queryByRole('button', { name: 'Close chat' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Ask / })).not.toBeInTheDocument()
  await user.click(chatField())
  await user.keyboard('{Escape}')
  expect(screen.getByRole('region', { name: 'Magic Chat' })).toBeVisible()
  expect(currentUrl()).toBe('/ytldemo')
})

// C-144, D-3118.
test('a question belongs to the chat of /ytldemo, whatever is selected on the board', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  const bodiesSentTo = recordRequestBodies(app)
  const { cardsSelected } = await import('@/model/board/selectionSlice')
  await screen.findByRole('heading', { level: 1 })
  act(() => void app.store.dispatch(cardsSelected({ ids: [CARD] })))
  await act(() => app.router.navigate({ to: '/ytldemo' }))
  await waitFor(() => expect(chatField()).toHaveFocus())
  await app.user.paste('Why is lava hot?')
  await app.user.keyboard('{Enter}')
  await waitForAnswer()
  const place = { focusedId: YTL_CHAT, isFocusMode: false, contextFormatIds: [], parentId: null }
  expect(await bodiesSentTo('magic')).toMatchObject([place])

  await act(() => app.router.navigate({ to: '/board' }))
  await app.user.click(await screen.findByRole('button', { name: /^Ask / }))
  await waitFor(() => expect(conversation().queryByText('Why is lava hot?')).not.toBeInTheDocument())
  await app.user.click(conversation().getByRole('button', { name: 'Show history' }))
  expect(await conversation().findByText('Why is lava hot?')).toBeInTheDocument()
})

test('a card made in the chat is announced and stored there', async () => {
  const app = await openWorkplaceChat()
  const bodiesSentTo = recordRequestBodies(app)
  await app.ask('Make a quiz about volcanoes')
  expect(await conversation().findByRole('link', { name: /^Created / })).toBeVisible()
  await waitFor(async () => {
    const bodies = await bodiesSentTo('v1/chatmessage')
    expect(bodies).toMatchObject([{ type: 'format_created', format_id: YTL_CHAT }])
  })
})

// D-1101, D-3024.
test('without system.chat.access /ytldemo leads to the board', async () => {
  const { currentUrl } = renderWithoutChat({ path: '/ytldemo' })
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  expect(currentUrl()).toBe('/board')
})

// C-024, D-3119. Every case: `src/app/startup/home.test.ts`.
test.each([
  ['workplace', true, '/ytldemo'],
  ['workplace', false, HOME_URL],
  ['education', true, HOME_URL],
] as const)(
  'the variant %s with a small screen (%s) begins with %s, and the logo leads there',
  async (variant, isSmall, home) => {
    isSmallScreen = isSmall
    const { currentUrl, user, router } = renderApp({ path: '/', as: 'cikgu_aina', isWithoutRealtime: true, variant })
    await screen.findAllByRole('heading', { level: 1 })
    expect(currentUrl()).toBe(home)
    await act(() => router.navigate({ to: '/invite' }))
    await user.click(screen.getByRole('link', { name: 'Heartboard: Home' }))
    await waitFor(() => expect(currentUrl()).toBe(home))
  },
)

test('the workplace variant leads a person without system.chat.access to the board', async () => {
  isSmallScreen = true
  const { currentUrl } = renderWithoutChat({ path: '/', variant: 'workplace' })
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  expect(currentUrl()).toBe('/board')
})

// B-338. The tutorial explains the board.
test('the tutorial of the first card waits until the board is shown', async () => {
  const { store, router } = await openWorkplaceChat()
  act(() => void store.dispatch(tutorialOpened()))
  await act(() => router.navigate({ to: '/board' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  await act(() => router.navigate({ to: '/ytldemo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
