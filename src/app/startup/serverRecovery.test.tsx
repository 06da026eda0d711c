import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectMe } from '@/api/user'
import { silenceShownInPlace } from '@/store/connectionSlice'
import { expectConsole } from '@/testing/expectConsole'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const TEXT_OF_401 = 'Oops! Something went wrong. Please reload and try again.'
const boardHeading = () => screen.findByRole('heading', { level: 1, name: 'My Board' })
const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })
const snackbarRegion = () => within(screen.getByRole('region', { name: 'Notices' }))
const search = ({ router }: RenderedApp, term: string) =>
  act(() => router.navigate({ to: '/board', search: { search: term } }))
const countOf = (app: RenderedApp, call: string) => app.requestLog().filter((name) => name === call).length
const retry = async ({ user }: RenderedApp) => user.click(snackbarRegion().getByRole('button', { name: 'Try again' }))

test('reads without a response keep the screen, show the text of 401 once, and are repeated when the server answers', async () => {
  expectConsole(/^\[api\] (getCards|getMe) failed:.*offline/)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  app.session.mockServer.setScenario('offline')
  await search(app, 'lava')
  expect(await snackbarRegion().findByText(TEXT_OF_401)).toBeVisible()
  await search(app, 'moon')
  expect(snackbarRegion().getAllByText(TEXT_OF_401)).toHaveLength(1)
  expect(app.currentUrl()).toBe('/board?search=moon')

  // If a retry by the user fails, the snackbar is shown again.
  await retry(app)
  expect(await snackbarRegion().findByText(TEXT_OF_401)).toBeVisible()
  app.session.mockServer.setScenario('normal')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/^\d+ cards? found$/)).toBeVisible()
  expect(snackbarRegion().queryByText(TEXT_OF_401)).not.toBeInTheDocument()
  expect(selectMe(app.store.getState())?.id).toBe(12)
})

test('an open card with the same message replaces the text of 401', async () => {
  expectConsole(/^\[api\] (getCards|getMe) failed:.*offline/)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  app.session.mockServer.setScenario('offline')
  await search(app, 'lava')
  expect(await snackbarRegion().findByText(TEXT_OF_401)).toBeVisible()
  act(() => void app.store.dispatch(silenceShownInPlace(true)))
  expect(snackbarRegion().queryByText(TEXT_OF_401)).not.toBeInTheDocument()
  act(() => void app.store.dispatch(silenceShownInPlace(false)))
  expect(snackbarRegion().getByText(TEXT_OF_401)).toBeVisible()
})

test('the server is retried automatically; a 401 ends the session', async () => {
  expectConsole(/^\[api\] getCards failed:.*offline/)
  expectConsole(/^\[api\] getMe failed:.*(offline|401)/s)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  app.session.mockServer.setScenario('offline')
  await search(app, 'lava')
  await snackbarRegion().findByText(TEXT_OF_401)
  app.session.mockServer.setScenario('normal')
  for (const { id } of [...app.session.mockServer.db.sessions.all()]) app.session.mockServer.db.sessions.remove(id)
  await loginHeading()
  expect(snackbarRegion().getAllByText(TEXT_OF_401)).toHaveLength(1)
  expect(snackbarRegion().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test.each(['offline', 'meFails'] as const)(
  'a start with an unknown session (%s) requests twice, shows the failure, and opens the requested page once the server responds',
  async (scenario) => {
    expectConsole(/^\[api\] getMe failed:/)
    expectConsole(/Error in route match|has no usable answer/)
    const app = renderApp({ path: '/board?search=lava', as: 'cikgu_aina', scenario, isWithoutRealtime: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'The server does not answer' })).toBeVisible()
    expect(app.currentUrl()).toBe('/board?search=lava')
    app.session.mockServer.setScenario('normal')
    await app.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^\d+ cards? found$/)).toBeVisible()
    expect(app.currentUrl()).toBe('/board?search=lava')
  },
)

test('a start whose second request is answered shows the board; a 401 shows the login page', async () => {
  expectConsole(/^\[api\] getMe failed:/)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', scenario: 'meFails', isWithoutRealtime: true })
  await waitFor(() => expect(countOf(app, 'getMe')).toBe(1))
  app.session.mockServer.setScenario('normal')
  await boardHeading()
  expect(countOf(app, 'getMe')).toBe(2)
  renderApp({ path: '/board', isWithoutRealtime: true })
  await loginHeading()
})

test('a log-out without a response ends the session here and is resent before the next getMe', async () => {
  expectConsole(/^\[api\] logout failed:.*offline/)
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  app.session.mockServer.setScenario('offline')
  await app.user.click(screen.getByRole('button', { name: 'Log out' }))
  await loginHeading()
  await waitFor(() => expect(snackbarRegion().queryByText(TEXT_OF_401)).not.toBeInTheDocument())
  app.session.mockServer.setScenario('normal')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(countOf(app, 'getMe')).toBe(1)

  // A page reload: a new app with the same cookies and storage.
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const { createApp } = await import('./createApp')
  const reloaded = createApp({ transport: app.session.transport })
  const { loadSession } = await import('./session')
  expect(await loadSession(reloaded.store)).toBeUndefined()
  reloaded.stop()
  expect([...app.session.mockServer.db.sessions.all()]).toEqual([])
})
