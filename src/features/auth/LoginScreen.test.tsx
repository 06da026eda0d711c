import { render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp } from '@/testing/renderApp'
import { recordRequestBodies } from '@/testing/recordRequestBodies'
import { LoginScreen } from './LoginScreen'

const username = () => screen.getByRole('textbox', { name: 'Username' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Log in' })
const snackbarRegion = () => within(screen.getByRole('region', { name: 'Notices' }))
const boardHeading = () => screen.findByRole('heading', { level: 1, name: 'My Board' })

/** Fills a field in one change, as a password manager does. */
async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

/** Opens the login page as a visitor; getMe has failed with 401 by then. */
async function openLogin(options: { latency?: number } = {}) {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const app = renderApp({ path: '/login', ...options })
  await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
  return app
}

test.each([
  ['username and password', '', ''],
  ['password', 'mei_ling', ''],
  ['username', '', '2468'],
  ['a username that is not blank', '   ', '2468'],
])(
  'without %s the form shows an error on both fields and sends nothing until it is complete',
  async (_, name, passwordText) => {
    expectConsole(/^\[api\] login failed:.*422/s)
    const { user, requestLog } = await openLogin()
    if (name) await fill(user, username(), name)
    if (passwordText) await fill(user, password(), passwordText)
    await user.click(submit())
    expect(screen.getByRole('alert')).toHaveTextContent('Username and Password are required')
    expect(username()).toHaveAccessibleDescription('Username and Password are required')
    expect(password()).toHaveAccessibleDescription('Username and Password are required')
    // The first login request is that of the complete form.
    await user.clear(username())
    await fill(user, username(), 'mei_ling')
    await fill(user, password(), 'wrong')
    await user.keyboard('{Enter}')
    expect(await snackbarRegion().findByText('Oops, your credentials do not match')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(requestLog().filter((call) => call === 'login')).toHaveLength(1)
  },
)

test('Enter in the password field submits and opens the board', async () => {
  const { user, currentUrl } = await openLogin()
  await fill(user, username(), 'mei_ling')
  await fill(user, password(), '2468')
  await user.keyboard('{Enter}')
  await boardHeading()
  expect(currentUrl()).toBe('/board')
})

test('a wrong password shows the server message and keeps the input', async () => {
  expectConsole(/^\[api\] login failed:.*422/s)
  const { user, currentUrl } = await openLogin()
  await fill(user, username(), 'mei_ling')
  await fill(user, password(), 'wrong')
  await user.keyboard('{Enter}')
  expect(await snackbarRegion().findByText('Oops, your credentials do not match')).toBeVisible()
  expect(username()).toHaveValue('mei_ling')
  expect(password()).toHaveValue('wrong')
  expect(currentUrl()).toBe('/login')
})

test('an unverified account shows the message about verification', async () => {
  expectConsole(/^\[api\] login failed:.*403/s)
  const { user } = await openLogin()
  await fill(user, username(), 'siti_aminah')
  await fill(user, password(), '1122')
  await user.keyboard('{Enter}')
  expect(await snackbarRegion().findByText(/^Your account has not been verified\./)).toBeVisible()
})

test('a throttled login shows the server message, not the quota text', async () => {
  expectConsole(/^\[api\] login failed:.*422/s)
  expectConsole(/^\[api\] login failed:.*429/s)
  const { user } = await openLogin()
  await fill(user, username(), 'mei_ling')
  await fill(user, password(), 'wrong')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await user.click(submit())
    await screen.findByRole('button', { name: 'Log in' })
  }
  await user.click(submit())
  expect(await snackbarRegion().findByText('Too many login attempts. Please try again in 60 seconds.')).toBeVisible()
  expect(snackbarRegion().queryByText(/Magic/)).not.toBeInTheDocument()
})

test('a login without a network shows the generic message and keeps the input', async () => {
  expectConsole(/^\[api\] login failed:.*offline/)
  const { user, session, currentUrl } = await openLogin()
  // The scenario `offline` lets the login pass, so that a session can start in it; here every request fails.
  session.transport.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await fill(user, username(), 'mei_ling')
  await fill(user, password(), '2468')
  await user.keyboard('{Enter}')
  expect(await snackbarRegion().findByText('An error occurred. Please refresh the page.')).toBeVisible()
  expect(username()).toHaveValue('mei_ling')
  expect(password()).toHaveValue('2468')
  expect(currentUrl()).toBe('/login')
})

test('while the login is in flight the button is pending and a second submit sends nothing', async () => {
  const { user, requestLog } = await openLogin({ latency: 300 })
  await fill(user, username(), 'mei_ling')
  await fill(user, password(), '2468')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('progressbar', { name: 'Logging in…' })).toBeVisible()
  await user.keyboard('{Enter}')
  await boardHeading()
  expect(requestLog().filter((call) => call === 'login')).toHaveLength(1)
})

test('the password field toggles between hidden and visible text', async () => {
  const { user } = await openLogin()
  await fill(user, password(), '2468')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password()).toHaveAttribute('type', 'password')
})

test('pressing a demo account signs in with its credentials', async () => {
  const app = await openLogin()
  const bodiesSentTo = recordRequestBodies(app)
  expect(screen.getAllByRole('button', { name: /^Log in as/ })).toHaveLength(4)
  await app.user.click(screen.getByRole('button', { name: /^Log in as .*Mei Ling/ }))
  await boardHeading()
  expect(await bodiesSentTo('auth/login')).toEqual([{ username: 'mei_ling', password: '2468' }])
})

test('the permissions are refetched after a login', async () => {
  const { user, requestLog } = await openLogin()
  await user.click(screen.getByRole('button', { name: /^Log in as .*Mei Ling/ }))
  await boardHeading()
  await waitFor(() => expect(requestLog()).toContain('getPermissions'))
})

test('the demo section is hidden without demo accounts', async () => {
  const app = await openLogin()
  const { container } = render(
    <Provider store={app.store}>
      <LoginScreen demoAccounts={[]} supportEmail="help@school.example" />
    </Provider>,
  )
  const page = within(container)
  expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  expect(page.queryByText('Try it with a demo account')).not.toBeInTheDocument()
  expect(page.queryByRole('button', { name: /^Log in as/ })).not.toBeInTheDocument()
})

test('the forgotten-password hint copies the support address and confirms it with a snackbar', async () => {
  const { user } = await openLogin()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByText('Forgot your password?'))
  expect(screen.getByText(/^Email support@example\.com with your name and username/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(writeText).toHaveBeenCalledWith('support@example.com')
  expect(await snackbarRegion().findByText('Support email copied.')).toBeVisible()
})
