import { authCalls } from '@/api/auth.contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import '@/ui/ConfirmationDialog'
import { channels } from '@/api/channels'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { selectMe, userApi } from '@/api/user'
import { questionAsked } from '@/model/conversation/chatSlice'
import { ENTIRE_CHAT } from '@/model/conversation/chatKeys'
import { makePrompt } from '@/model/conversation/turns'
import { cardSelected } from '@/model/board/selectionSlice'
import { confirm } from '@/store/confirmationSlice'
import { deletionScheduled } from '@/store/pendingDeletionsSlice'
import { snackbarShown } from '@/store/snackbarsSlice'
import { HOME_URL } from '@/testing/homeUrl'
import { expectConsole } from '@/testing/expectConsole'
import { intercept } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { chatOpened } from '@/store/panelsSlice'
import { requestMe } from './session'

const boardHeading = () => screen.findByRole('heading', { level: 1, name: 'My Board' })
const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })
const snackbarRegion = () => screen.getByRole('region', { name: 'Notices' })
const snackbars = ({ store }: RenderedApp) => store.getState().snackbars
const logOutButton = () => screen.getByRole('button', { name: 'Log out' })

/** Removes the session on the mock server, as a restart of a real server would. */
function dropServerSession({ session: { mockServer } }: RenderedApp) {
  for (const { id } of [...mockServer.db.sessions.all()]) mockServer.db.sessions.remove(id)
}

test.each([
  ['/', HOME_URL],
  ['/login', HOME_URL],
  ['/board', '/board'],
  ['/board/stack', '/board/stack'],
  ['/board/focus', '/board'],
])('a signed-in user who opens %s is redirected to %s', async (path, expectedUrl) => {
  const app = renderApp({ path, as: 'cikgu_aina' })
  await boardHeading()
  expect(app.currentUrl()).toBe(expectedUrl)
})

test.each(['/', '/board', '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8', '/board/focus/x', '/board?search=lava'])(
  'a visitor who opens %s is redirected to the login page',
  async (path) => {
    expectConsole(/^\[api\] getMe failed:.*401/s)
    const app = renderApp({ path })
    await loginHeading()
    expect(app.currentUrl()).toBe('/login')
    expect(app.requestLog()).not.toContain('getCards')
    expect(snackbars(app)).toEqual([])
  },
)

test('opening a page without a login leaves keyboard focus at its start', async () => {
  renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  expect(document.activeElement).toBe(document.body)
})

test('getMe is requested once, not per route guard', async () => {
  const app = renderApp({ path: '/', as: 'cikgu_aina' })
  await boardHeading()
  await act(() => app.router.navigate({ to: '/login' }))
  await boardHeading()
  expect(app.requestLog().filter((call) => call === 'getMe')).toHaveLength(1)
})

test.each([
  ['/nowhere', 'Page Not Found'],
  ['/board/nowhere', 'Page Not Found'],
  ['/board/nowhere/at/all', 'Page Not Found'],
  ['/error/500', 'Oh no! Something went wrong!'],
  ['/error/503', 'Under Maintenance'],
])('%s shows "%s" to a visitor without a request', async (path, title) => {
  const app = renderApp({ path })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('button', { name: /^(Back to my board|Try again)$/ })).toBeEnabled()
  expect(app.requestLog()).toEqual([])
})

test('an error thrown while rendering shows the 500 page', async () => {
  expectConsole(/Cannot read properties of null/)
  expectConsole(/^Warning: Error in route match: \/_protected\//)
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  const corruptUser = userApi.util.updateQueryData('getMe', undefined, (me) => {
    if (me) me.metadata = null as never
  })
  act(() => void app.store.dispatch(corruptUser))
  expect(await screen.findByRole('heading', { name: 'Oh no! Something went wrong!' })).toBeVisible()
  // The 500 page renders without the Shell but within the session layout.
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  act(() => void app.store.dispatch(confirm({ kind: 'delete', values: { count: 1 } })))
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

test('the loading screen is skipped when getMe fails', async () => {
  expectConsole(/^\[api\] getMe failed:.*offline/)
  expectConsole(/Error in route match|has no usable answer/)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', scenario: 'offline' })
  await screen.findByRole('heading', { level: 1, name: 'The server does not answer' })
  expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument()
  expect(new Set(app.requestLog())).toEqual(new Set(['getMe']))
})

test('logging out calls logout, clears all user state and shows the login page', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  await expect.poll(() => app.session.mockServer.pusher.connections()).toBe(1)
  app.store.dispatch(chatOpened())
  app.store.dispatch(questionAsked({ chatKey: ENTIRE_CHAT, prompt: makePrompt(ENTIRE_CHAT, 'Why is lava hot?') }))
  app.store.dispatch(cardSelected({ id: 'c', isToggle: false, listedIds: ['c'] }))
  await app.user.click(logOutButton())

  await loginHeading()
  expect(app.requestLog()).toContain('logout')
  expect(app.currentUrl()).toBe('/login')
  expect([...app.session.mockServer.db.sessions.all()]).toEqual([])
  await waitFor(() =>
    expect(app.store.getState()).toMatchObject({ panels: { isChatOpen: false }, chat: { conversations: {} } }),
  )
  expect(app.store.getState().selection?.ids).toEqual([])
  await waitFor(() =>
    expect(cardQueriesApi.util.selectCachedArgsForQuery(app.store.getState(), 'getCards')).toEqual([]),
  )
  expect(selectMe(app.store.getState())).toBeUndefined()
  await expect.poll(() => app.session.mockServer.pusher.connections()).toBe(0)
  expect(snackbars(app)).toEqual([])
})

test('logging out flushes a pending deletion and closes its snackbar', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  const [first] = app.session.mockServer.db.cards.where('owner_id', 12)
  const cardId = first?.id ?? ''
  act(() => {
    app.store.dispatch(deletionScheduled({ id: 'pending', cardIds: [cardId] }))
    const action = { name: 'undo', labelKey: 'board.undo', id: 'pending' } as const
    app.store.dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.deleted.one' }, action }))
  })
  await app.user.click(logOutButton())
  await loginHeading()
  expect(app.session.mockServer.db.cards.get(cardId)).toBeUndefined()
  await waitFor(() => expect(snackbars(app)).toEqual([]))
})

test('the next user on the same device sees their own board', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  await app.user.click(logOutButton())
  await loginHeading()
  await app.user.click(screen.getByRole('button', { name: /Log in as Adam Hakim/ }))
  await boardHeading()
  await screen.findByText(/^\d cards$/)
  expect(screen.getByRole('grid', { name: 'Cards' })).not.toHaveTextContent('Inside a Volcano')
  await expect.poll(() => app.session.mockServer.pusher.connections()).toBe(1)
})

test.each([500, 429])(
  'a logout call that fails with %i still ends the session in the app, and is sent again',
  async (status) => {
    expectConsole(new RegExp(`^\\[api\\] logout failed:.*${status}`, 's'))
    const app = renderApp({ path: '/board', as: 'cikgu_aina' })
    await boardHeading()
    const stop = intercept(app, authCalls.logout, () => Response.json({}, { status }))
    await app.user.click(logOutButton())
    await loginHeading()
    expect(selectMe(app.store.getState())).toBeUndefined()
    expect(snackbars(app)).toEqual([])
    expect(app.requestLog()).not.toContain('logout')
    stop()
    expectConsole(/^\[api\] getMe failed:.*401/s)
    await act(() => app.store.dispatch(requestMe()))
    expect(app.requestLog().filter((call) => call === 'logout')).toHaveLength(1)
    expect(selectMe(app.store.getState())).toBeUndefined()
  },
)

test('a 401 leads to the login page with one snackbar', async () => {
  expectConsole(/^\[api\] getCards failed:.*401/s)
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  dropServerSession(app)
  await act(() => app.router.navigate({ to: '/board', search: { search: 'lava' } }))
  await loginHeading()
  expect(
    await within(snackbarRegion()).findByText('Oops! Something went wrong. Please reload and try again.'),
  ).toBeVisible()
  expect(app.currentUrl()).toBe('/login')
  await app.user.click(screen.getByRole('button', { name: /Log in as Aina Rahman/ }))
  await waitFor(() => expect(app.currentUrl()).toBe('/board?search=lava'))
})

test('a logout broadcast from another device ends the session without a logout call', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  await expect
    .poll(() => {
      app.session.mockServer.emit(channels.userLogout, { userId: 12 }, 'user.logged.out', { id: 12 })
      return app.currentUrl()
    })
    .toBe('/login')
  await loginHeading()
  expect(app.requestLog()).not.toContain('logout')
  expect(snackbars(app)).toEqual([])
})

// D-1013: the text of the 401 is shown once on the login page, but not if the user chose to log out.
test('logging out of an expired session shows no snackbar', async () => {
  expectConsole(/^\[api\] logout failed:.*401/s)
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await boardHeading()
  dropServerSession(app)
  await app.user.click(logOutButton())
  await loginHeading()
  expect(snackbars(app)).toEqual([])
})
