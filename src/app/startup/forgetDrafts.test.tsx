/** Tests which drafts stay on the device after the end of a session (D-0071, D-0911). */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { channels } from '@/api/channels'
import { expectConsole } from '@/testing/expectConsole'
import { type RenderedApp, renderApp } from '@/testing/renderApp'
import { logOut } from './session'
import { SESSION_USER_KEY } from './sessionTabs'

const AINA = 12
const ADAM = 13
const KEYS = [
  `heartboard-chat-draft-${AINA}`,
  `heartboard-search/board-draft-${AINA}`,
  `heartboard-title-draft-${AINA}-a`,
]
const SESSION_KEY = `heartboard-chat-session-draft-${AINA}`
const OTHERS_KEY = `heartboard-chat-draft-${ADAM}`

const storedKeys = () => [...KEYS, OTHERS_KEY].filter((key) => sessionStorage.getItem(key) !== null)

async function openBoard() {
  const app = renderApp({ path: '/board', as: 'cikgu_aina' })
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  for (const key of [...KEYS, OTHERS_KEY, SESSION_KEY]) sessionStorage.setItem(key, 'words')
  return app
}
const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })
const logOutHere = async (app: RenderedApp) => app.user.click(screen.getByRole('button', { name: 'Log out' }))

test('a chosen log-out leaves no draft of that person in the tab, and says nothing when every card was saved', async () => {
  const app = await openBoard()
  await logOutHere(app)
  await loginHeading()
  await waitFor(() => expect(storedKeys()).toEqual([OTHERS_KEY]))
  expect(sessionStorage.getItem(SESSION_KEY)).toBeNull()
  expect(screen.queryByText(/could not be saved/)).not.toBeInTheDocument()
})

test('a log-out that was chosen in another tab leaves no draft in this one', async () => {
  await openBoard()
  localStorage.setItem('heartboard-chosen-logout', String(AINA))
  localStorage.setItem(SESSION_USER_KEY, 'nobody')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_USER_KEY })))
  await loginHeading()
  await waitFor(() => expect(storedKeys()).toEqual([OTHERS_KEY]))
})

test.each<[title: string, end: (app: RenderedApp) => unknown]>([
  ['inactivity', (app) => app.store.dispatch(logOut(app.router.options.context.navigate, 'idle'))],
  [
    'a log-out on another device',
    ({ session: { mockServer } }) =>
      mockServer.emit(channels.userLogout, { userId: AINA }, 'user.logged.out', { id: AINA }),
  ],
])('%s keeps the drafts and ends the session of a chat mode', async (_, end) => {
  const app = await openBoard()
  await expect.poll(() => app.session.mockServer.pusher.connections()).toBe(1)
  await expect
    .poll(async () => {
      await act(async () => void end(app))
      return app.currentUrl()
    })
    .toBe('/login')
  await loginHeading()
  expect(storedKeys()).toEqual([...KEYS, OTHERS_KEY])
  await waitFor(() => expect(sessionStorage.getItem(SESSION_KEY)).toBeNull())
})

test('a page that begins elsewhere ends the draft of a sign-up that was left by the address bar', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  sessionStorage.setItem('heartboard-signup-draft', '{"fullName":"Nur"}')
  renderApp({ path: '/login' })
  await loginHeading()
  expect(sessionStorage.getItem('heartboard-signup-draft')).toBeNull()
})
