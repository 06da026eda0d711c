/** Tests the way from login through the terms to the first page, in the whole app: route guards, both answers and the requested page. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { channels } from '@/api/channels'
import { HOME_URL } from '@/testing/homeUrl'
import { expectConsole } from '@/testing/expectConsole'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const FOOD_CHAINS = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const termsHeading = () => heading('Terms and Conditions')
const loginHeading = () => heading('Welcome back')
const boardHeading = () => heading('My Board')
const button = (name: string) => screen.getByRole('button', { name })
const callsOf = (app: RenderedApp, call: string) => app.requestLog().filter((name) => name === call).length

async function openTerms(options: Parameters<typeof renderApp>[0]) {
  const app = renderApp({ isWithoutRealtime: true, path: '/tnc', ...options })
  await termsHeading()
  return app
}

async function accept({ user }: RenderedApp) {
  await user.click(screen.getByRole('checkbox', { name: /^I have read and accept/ }))
  await user.click(button('Continue'))
}

function zaraOf({ session }: RenderedApp) {
  const zara = [...session.mockServer.db.people.all()].find(({ username }) => username === 'zara')
  if (!zara) throw new Error('The seed has no student "zara".')
  return zara
}

async function logIn({ user }: RenderedApp, username: string, password: string) {
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

test.each(['/', '/login', '/board?search=lava', FOOD_CHAINS, '/welcome'])(
  'a person who has not accepted the terms is led from %s to them, before the screen loads anything',
  async (path) => {
    const app = await openTerms({ as: 'zara', path })
    expect(app.currentUrl()).toBe('/tnc')
    expect(callsOf(app, 'getCards')).toBe(0)
  },
)

test.each(['/tnc', '/welcome'])('a visitor who opens %s is led to the login page', async (path) => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const app = renderApp({ path })
  await loginHeading()
  expect(app.currentUrl()).toBe('/login')
})

test('a sign-up session is not asked for the terms', async () => {
  const app = renderApp({ isWithoutRealtime: true, path: '/error/500' })
  await heading('Oh no! Something went wrong!')
  app.session.signIn('zara')
  const { sessions } = app.session.mockServer.db
  for (const session of [...sessions.all()]) sessions.set({ ...session, is_onboarding: true })
  await act(() => app.router.navigate({ to: '/board' }))
  expect(await boardHeading()).toBeVisible()
})

test('a user who has accepted the terms is redirected from /tnc to the board', async () => {
  const app = renderApp({ isWithoutRealtime: true, path: '/tnc', as: 'cikgu_aina' })
  await boardHeading()
  expect(app.currentUrl()).toBe(HOME_URL)
})

test('a first login leads to the terms even when they are accepted, once', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const app = renderApp({ isWithoutRealtime: true, path: '/login' })
  await logIn(app, 'ravi_c', '2718')
  const title = await termsHeading()
  await waitFor(() => expect(title).toHaveFocus())
  await accept(app)
  await heading('Hello, Ravi Chandran!')
  await act(() => app.router.navigate({ to: '/login' }))
  await boardHeading()
  expect(app.currentUrl()).toBe(HOME_URL)
})

test.each([
  ['/login', HOME_URL],
  ['/board?search=lava', '/board?search=lava'],
])('a first login at %s leads through terms and welcome to %s, without a way back to them', async (path, href) => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const app = renderApp({ isWithoutRealtime: true, path })
  await logIn(app, 'zara', '1234')
  await termsHeading()
  expect(app.currentUrl()).toBe('/tnc')
  const { length } = app.router.history
  await accept(app)
  await heading('Hello, Zara Idris!')
  expect(app.currentUrl()).toBe('/welcome')
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  await app.user.click(button('Get Started'))
  await boardHeading()
  expect(app.currentUrl()).toBe(href)
  expect(app.router.history.length).toBe(length)
})

test('somebody who has cards goes on without the welcome', async () => {
  const app = await openTerms({ as: 'zara', path: '/board?search=lava' })
  app.session.mockServer.db.people.set({ ...zaraOf(app), has_created_first_format: true })
  await accept(app)
  await boardHeading()
  expect(app.currentUrl()).toBe('/board?search=lava')
})

test('accepting is recorded, and makes the first hints due on this device', async () => {
  const app = await openTerms({ as: 'zara' })
  expect(zaraOf(app).terms_accepted_at).toBeNull()
  await accept(app)
  await heading('Hello, Zara Idris!')
  expect(zaraOf(app).terms_accepted_at).not.toBeNull()
  const flags = ['LANDING', 'EMPTY_BOARD', 'ALL_SPARK', 'AFTER_CREATION'].map((hint) =>
    localStorage.getItem(`ONBOARDING_${hint}_33`),
  )
  expect(flags).toEqual(['true', 'true', 'true', null])
})

test('two presses of Continue make one call', async () => {
  const app = await openTerms({ as: 'zara' })
  await app.user.click(screen.getByRole('checkbox'))
  await app.user.dblClick(button('Continue'))
  await heading('Hello, Zara Idris!')
  expect(callsOf(app, 'acceptTerms')).toBe(1)
})

test('without a response the terms stay, and Continue works when the server answers again', async () => {
  expectConsole(/^\[api\] (acceptTerms|getMe) failed:.*offline/)
  const app = await openTerms({ as: 'zara' })
  app.session.mockServer.setScenario('offline')
  await accept(app)
  expect(await screen.findByText(/^Oops! Something went wrong. Please reload/)).toBeVisible()
  expect(app.currentUrl()).toBe('/tnc')
  app.session.mockServer.setScenario('normal')
  await waitFor(() => expect(button('Continue')).not.toHaveAttribute('aria-disabled', 'true'))
  await app.user.click(button('Continue'))
  await heading('Hello, Zara Idris!')
})

test('Decline logs out', async () => {
  const app = await openTerms({ as: 'zara' })
  await app.user.click(button('Decline'))
  await loginHeading()
  expect(app.currentUrl()).toBe('/login')
  expect(callsOf(app, 'logout')).toBe(1)
  expect(callsOf(app, 'acceptTerms')).toBe(0)
})

test.each(['/tnc', '/welcome'])('a log-out elsewhere leaves %s at once', async (path) => {
  const username = path === '/tnc' ? 'zara' : 'ravi_c'
  const id = path === '/tnc' ? 33 : 54
  const app = renderApp({ path, as: username })
  await heading(path === '/tnc' ? 'Terms and Conditions' : 'Hello, Ravi Chandran!')
  await expect.poll(() => app.session.mockServer.pusher.connections()).toBe(1)
  const isLoggedOut = () => {
    app.session.mockServer.emit(channels.userLogout, { userId: id }, 'user.logged.out', { id })
    return app.currentUrl() === '/login'
  }
  await waitFor(() => expect(isLoggedOut()).toBe(true))
  await loginHeading()
})

test('the idle time-out holds on the terms as well', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const app = renderApp({ isWithoutRealtime: true, path: '/error/500', as: 'zara' })
  await heading('Oh no! Something went wrong!')
  const preferences = [{ key: 'idle_timeout', value: '60000' }]
  app.session.mockServer.db.people.set({ ...zaraOf(app), preferences })
  await act(() => app.router.navigate({ to: '/tnc' }))
  await termsHeading()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await loginHeading()
  expect(await screen.findByText('You have been logged out because of inactivity.')).toBeVisible()
})

test('the terms are public: a visitor reads them without the Shell and goes back to the login', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const app = await openTerms({ path: '/termsandconditions' })
  expect(app.currentUrl()).toBe('/termsandconditions')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(app.requestLog()).toEqual(['getMe'])
  await app.user.click(button('Back'))
  await loginHeading()
})

test('a user who has not accepted the terms can read the public page, without the Shell', async () => {
  const app = await openTerms({ path: '/termsandconditions', as: 'zara' })
  expect(app.currentUrl()).toBe('/termsandconditions')
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  await app.user.click(button('Back'))
  await screen.findByRole('checkbox')
  expect(app.currentUrl()).toBe('/tnc')
})

test('the text names the law, the refunds and the limit of liability', async () => {
  await openTerms({ as: 'zara' })
  const text = screen.getByRole('region', { name: 'Text of the Terms and Conditions' })
  expect(text).toHaveAttribute('tabindex', '0')
  expect(text).toHaveTextContent('Malaysian law applies')
  expect(text).toHaveTextContent('There are no refunds except as required by law.')
  expect(text).toHaveTextContent('RM100 or the amount paid in the last 12 months')
  expect(text).toHaveTextContent('support@example.com')
})
