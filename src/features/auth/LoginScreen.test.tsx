import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls, recordRequestBodies } from '@/testing/intercept'
import { HOME_URL } from '@/testing/homeUrl'
import { renderApp } from '@/testing/renderApp'

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

/** Opens the login page without a session; getMe answers 401. */
async function openLogin() {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const app = renderApp({ path: '/login' })
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
    // An incomplete form has sent no request; the complete form does.
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
  expect(currentUrl()).toBe(HOME_URL)
})

test('while the login is in flight the button is pending and a second submit sends nothing', async () => {
  const app = await openLogin()
  const { user, requestLog } = app
  const resumeServer = holdCalls(app, 'every')
  await fill(user, username(), 'mei_ling')
  await fill(user, password(), '2468')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('progressbar', { name: 'Logging in…' })).toBeVisible()
  await user.keyboard('{Enter}')
  resumeServer()
  await boardHeading()
  expect(requestLog().filter((call) => call === 'login')).toHaveLength(1)
})

test('pressing a demo account signs in with its credentials, and the permissions are refetched', async () => {
  const app = await openLogin()
  const bodiesSentTo = recordRequestBodies(app)
  expect(screen.getAllByRole('button', { name: /^Log in as/ })).toHaveLength(4)
  await app.user.click(screen.getByRole('button', { name: /^Log in as .*Mei Ling/ }))
  await boardHeading()
  expect(await bodiesSentTo('auth/login')).toEqual([{ username: 'mei_ling', password: '2468' }])
  await waitFor(() => expect(app.requestLog()).toContain('getPermissions'))
})

test.each([
  ['the server’s message', 'loginRefused', 'Oops, your credentials do not match'],
  ['else the first error of the username', 'loginFieldError', 'Nobody at this school has that username.'],
  ['else the text of its own', 'loginFails', 'An error occurred. Please refresh the page.'],
] as const)('a failed login shows %s in a danger snackbar, and a second try is free', async (_, scenario, message) => {
  expectConsole(/^\[api\] login failed:/)
  const { user, store, session } = await openLogin()
  session.mockServer.setScenario(scenario)
  await fill(user, username(), 'mei_ling')
  await fill(user, password(), '2468')
  await user.click(submit())
  expect(await snackbarRegion().findByText(message)).toBeVisible()
  expect(store.getState().snackbars).toMatchObject([{ kind: 'danger' }])
  session.mockServer.setScenario('normal')
  await user.click(submit())
  await boardHeading()
})

test('once the username is left, the keypad enters the password and OK logs in', async () => {
  const { user, requestLog } = await openLogin()
  await user.click(username())
  await user.keyboard('mei_ling')
  expect(screen.queryByRole('group', { name: 'Number keys' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('heading', { level: 1 }))
  const keypad = within(await screen.findByRole('group', { name: 'Number keys' }))
  for (const digit of ['2', '4', '6']) await user.click(keypad.getByRole('button', { name: digit }))
  await user.click(keypad.getByRole('button', { name: 'OK' }))
  expect(requestLog()).not.toContain('login')
  await user.click(keypad.getByRole('button', { name: '8' }))
  expect(password()).toHaveValue('2468')
  await user.click(keypad.getByRole('button', { name: 'OK' }))
  await boardHeading()
  expect(requestLog().filter((call) => call === 'login')).toHaveLength(1)
})

test('a press on the invitation opens the keypad and types nothing', async () => {
  const { user } = await openLogin()
  await user.click(screen.getByText('Type your name, then your number code'))
  expect(await screen.findByRole('group', { name: 'Number keys' })).toBeVisible()
  expect(password()).toHaveValue('')
})

test('the keypad appears with the password field when a browser filled the username in', async () => {
  const { user } = await openLogin()
  await user.click(password())
  expect(await screen.findByRole('group', { name: 'Number keys' })).toBeVisible()
})

test('Enter submits fewer than four characters; spaces belong to a password, and to no username', async () => {
  expectConsole(/^\[api\] login failed:.*422/s)
  const app = await openLogin()
  const bodiesSentTo = recordRequestBodies(app)
  await fill(app.user, username(), ' mei_ling ')
  await fill(app.user, password(), ' 2 ')
  await app.user.keyboard('{Enter}')
  expect(await snackbarRegion().findByText('Oops, your credentials do not match')).toBeVisible()
  expect(await bodiesSentTo('auth/login')).toEqual([{ username: 'mei_ling', password: ' 2 ' }])
})

test('a page that goes does not take another language of the browser for a choice', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ms-MY'])
  onTestFinished(() => changeLanguage('en'))
  expectConsole(/^\[api\] getMe failed:.*401/s)
  renderApp({ path: '/login' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Selamat kembali' })).toBeVisible()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(localStorage.getItem('heartboard-preferences')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Selamat kembali' })).toBeVisible()
})

test('the language can be chosen before the login, and is kept', async () => {
  const { user, store } = await openLogin()
  onTestFinished(() => changeLanguage('en'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Bahasa Melayu')
  expect(await screen.findByRole('heading', { level: 1, name: 'Selamat kembali' })).toBeVisible()
  expect(screen.getByRole('button', { name: /Hari pertama: papan kosong/ })).toBeVisible()
  expect(store.getState().preferences.language).toBe('ms')
  expect(localStorage.getItem('heartboard-preferences')).toContain('"language":"ms"')
})

test.each([
  ['cookies', () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)],
  [
    'storage',
    () => {
      const refuse = () => {
        throw new DOMException('The request was denied.', 'SecurityError')
      }
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
      vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)
    },
  ],
])('where the browser refuses %s the login shows one notice, and works', async (_, refuse) => {
  refuse()
  const { user } = await openLogin()
  expect(screen.getAllByText(/^Your browser does not let Heartboard keep anything/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Log in as .*Mei Ling/ }))
  await boardHeading()
})

test('without a clipboard the support address stays readable, and the failure is shown', async () => {
  const { user } = await openLogin()
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  await user.click(screen.getByText('Forgot your password?'))
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await snackbarRegion().findByText('The address could not be copied.')).toBeVisible()
})

test('the forgotten-password hint copies the support address and confirms it with a snackbar', async () => {
  const { user, store } = await openLogin()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByText('Forgot your password?'))
  expect(screen.getByText(/^Email support@example\.com with your name and username/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(writeText).toHaveBeenCalledWith('support@example.com')
  expect(await snackbarRegion().findByText('Support email copied.')).toBeVisible()
  expect(store.getState().snackbars).toMatchObject([{ kind: 'neutral' }])
})
