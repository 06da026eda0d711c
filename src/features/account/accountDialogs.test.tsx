import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { SESSION_USER_KEY } from '@/app/startup/sessionTabs'
import { expectConsole } from '@/testing/expectConsole'
import { recordRequestBodies } from '@/testing/intercept'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

beforeAll(() => import('@/routes/_protected/_shell/accountsettings'))

const NEW_PASSWORD = 'kucing comel!'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Finds an input by its label. Without the selector, announcements with the same text would match, too. */
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const dialog = () => screen.getByRole('dialog')
const dialogButton = (name: string) => within(dialog()).getByRole('button', { name })
const sentCount = ({ requestLog }: RenderedApp, call: string) => requestLog().filter((name) => name === call).length
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function openSettings(options: Parameters<typeof renderApp>[0] = {}) {
  const app = renderApp({ path: '/accountsettings', as: 'mei_ling', isWithoutRealtime: true, ...options })
  await heading('Account Settings')
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  return app
}

async function openDialog(user: UserEvent, opener: string) {
  await user.click(screen.getByRole('button', { name: opener }))
  await screen.findByRole('dialog')
}

describe('another password', () => {
  const OPENER = 'CHANGE PASSWORD'
  const change = () => dialogButton('CHANGE PASSWORD')

  type Passwords = { current: string; password: string; confirmation: string }
  const RIGHT: Passwords = { current: '2468', password: NEW_PASSWORD, confirmation: NEW_PASSWORD }

  async function fillPasswords(user: UserEvent, values: Partial<Passwords> = {}) {
    const { current, password, confirmation } = { ...RIGHT, confirmation: values.password ?? NEW_PASSWORD, ...values }
    for (const [name, text] of [
      ['Current password', current],
      ['New password', password],
      ['Confirm password', confirmation],
    ] as const) {
      await user.click(field(name))
      await user.paste(text)
    }
  }

  test('a new password is sent once the current password is right and all fields are valid, and is never stored', async () => {
    const app = await openSettings()
    const { user } = app
    const sentBodies = recordRequestBodies(app)
    await openDialog(user, OPENER)
    await waitFor(() => expect(field('Current password')).toHaveFocus())
    expect(change()).toBeDisabled()
    await fillPasswords(user)
    await waitFor(() => expect(change()).toBeEnabled())
    await user.dblClick(change())
    expect(await notices().findByText('Your password has been changed.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: OPENER })).toHaveFocus())
    expect(await sentBodies('auth/validate-password')).toEqual([{ id: 21, current_password: '2468' }])
    expect(await sentBodies('auth/password')).toEqual([
      { id: 21, current_password: '2468', password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD },
    ])
    expect(app.session.mockServer.db.people.get(21)?.password).toBe(NEW_PASSWORD)
    expect(JSON.stringify(app.store.getState())).not.toContain(NEW_PASSWORD)
  })

  test('the current password is checked 500 ms after typing, or when the field is left', async () => {
    const app = await openSettings()
    const { user } = app
    await openDialog(user, OPENER)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await user.type(field('Current password'), '24')
    await advance(499)
    await user.type(field('Current password'), '6')
    await advance(499)
    expect(sentCount(app, 'validatePassword')).toBe(0)
    await advance(1)
    await vi.waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(/Incorrect current password$/))
    expect(sentCount(app, 'validatePassword')).toBe(1)
    await user.type(field('Current password'), '8')
    await vi.waitFor(() => expect(field('Current password')).toBeValid())
    await user.tab()
    await vi.waitFor(() => expect(within(dialog()).getByText('That is right')).toBeVisible())
    expect(sentCount(app, 'validatePassword')).toBe(2)
  })

  test.each([
    ['the current one is wrong', { current: '2469' }, 'Current password', /Incorrect current password$/],
    ['the new one is too short', { password: 'abc!' }, 'New password', /Password must be at least 8 characters/],
    ['the new one has no special character', { password: 'abcdefgh1' }, 'New password', /one special character$/],
    ['the confirmation differs', { confirmation: 'kucing' }, 'Confirm password', 'Passwords do not match'],
  ])('the password cannot be changed while %s', async (_, values, name, message) => {
    const { user } = await openSettings()
    await openDialog(user, OPENER)
    await fillPasswords(user, values)
    await user.tab()
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message))
    expect(change()).toBeDisabled()
  })

  test('the password cannot be changed when the new one was edited after its confirmation', async () => {
    const { user } = await openSettings()
    await openDialog(user, OPENER)
    await fillPasswords(user)
    await waitFor(() => expect(change()).toBeEnabled())
    await user.type(field('New password'), '!')
    await waitFor(() => expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match'))
    expect(change()).toBeDisabled()
  })

  test.each([
    ['passwordRefused', 'Current password', /Incorrect current password$/],
    ['newPasswordRefused', 'New password', /Password must be at least 8 characters with one special character$/],
  ] as const)(
    'a new password that the server rejects (%s) shows the error at "%s" and keeps what was typed',
    async (scenario, name, message) => {
      expectConsole(/^\[api\] changePassword failed:.*422/s)
      const { user } = await openSettings({ scenario })
      await openDialog(user, OPENER)
      await fillPasswords(user)
      await waitFor(() => expect(change()).toBeEnabled())
      await user.click(change())
      await waitFor(() => {
        expect(field(name)).toHaveFocus()
        expect(field(name)).toHaveAccessibleDescription(message)
        expect(change()).toBeDisabled()
      })
      expect(field('New password')).toHaveValue(NEW_PASSWORD)
      await user.type(field(name), '!')
      await waitFor(() => expect(field(name)).toBeValid())
    },
  )

  test('a failed check of the current password can be retried, and CANCEL drops the input', async () => {
    expectConsole(/^\[api\] (validatePassword|getMe) failed:.*offline/)
    const app = await openSettings()
    const { user } = app
    await openDialog(user, OPENER)
    app.session.mockServer.setScenario('offline')
    await user.type(field('Current password'), '2468')
    await user.tab()
    await waitFor(() =>
      expect(field('Current password')).toHaveAccessibleDescription(/Your password could not be checked\.$/),
    )
    app.session.mockServer.setScenario('normal')
    await user.click(dialogButton('Try again'))
    expect(await within(dialog()).findByText('That is right')).toBeVisible()
    await user.click(dialogButton('CANCEL'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await openDialog(user, OPENER)
    expect(field('Current password')).toHaveValue('')
  })
})

describe('the deletion of the account', () => {
  const OPENER = 'DELETE ACCOUNT'
  const remove = () => dialogButton('DELETE ACCOUNT')

  test('a deleted account keeps the success text for 2 s, although an early event and other tabs end the session', async () => {
    const app = await openSettings({ isWithoutRealtime: false })
    const { user, currentUrl } = app
    const { mockServer } = app.session
    await waitFor(() => expect(document.querySelector('[data-realtime="ready"]')).not.toBeNull())
    const emitted = vi.spyOn(mockServer, 'emit')
    await openDialog(user, OPENER)
    expect(remove()).toBeDisabled()
    await user.type(field('Current password'), '2468')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await user.dblClick(remove())
    await vi.waitFor(() => expect(screen.getByRole('dialog', { name: 'Goodbye!' })).toBeInTheDocument())
    expect(emitted.mock.calls.map(([, , event]) => event)).toContain('user.logged.out')
    expect(notices().getByText('Your account has been deleted.')).toBeVisible()
    // Other tabs store this value when they log out. The goodbye must stay visible all the same.
    localStorage.setItem(SESSION_USER_KEY, 'nobody')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_USER_KEY })))
    await advance(1500)
    expect(currentUrl()).toBe('/accountsettings')
    expect(screen.getByRole('dialog', { name: 'Goodbye!' })).toBeInTheDocument()
    await advance(500)
    vi.useRealTimers()
    await heading('Welcome back')
    expect(currentUrl()).toBe('/login')
    expect(notices().getByText('Your account has been deleted.')).toBeVisible()
    expect(notices().queryByText(/Something went wrong/)).not.toBeInTheDocument()
    expect([sentCount(app, 'deleteMe'), sentCount(app, 'logout')]).toEqual([1, 0])
    expect(mockServer.db.people.get(21)).toBeUndefined()
    // The store must not contain the password. The pattern matches whole numbers only, because times may contain the same digits.
    expect(JSON.stringify(app.store.getState())).not.toMatch(/(?<!\d)2468(?!\d)/)
  })

  test('a rejected deletion shows its reason at the password, keeps the session, and the dialog opens empty again', async () => {
    expectConsole(/^\[api\] deleteMe failed:.*422/s)
    const app = await openSettings()
    const { user } = app
    await openDialog(user, OPENER)
    await user.type(field('Current password'), 'guess')
    await user.click(remove())
    await waitFor(() => expect(field('Current password')).toHaveAccessibleDescription(/Incorrect current password$/))
    await waitFor(() => expect(field('Current password')).toHaveFocus())
    expect(field('Current password')).toHaveValue('guess')
    expect(JSON.stringify(app.store.getState())).not.toContain('guess')
    await user.click(dialogButton('CANCEL'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await openDialog(user, OPENER)
    expect(field('Current password')).toHaveValue('')
    expect(field('Current password')).toBeValid()
    // The log-out succeeds, so the refused deletion has not ended the session.
    await user.click(dialogButton('CANCEL'))
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await heading('Welcome back')
  })

  test('a deletion without a response can be tried again', async () => {
    expectConsole(/^\[api\] (deleteMe|getMe) failed:.*offline/)
    const app = await openSettings()
    await openDialog(app.user, OPENER)
    app.session.mockServer.setScenario('offline')
    await app.user.type(field('Current password'), '2468')
    await app.user.click(remove())
    expect(await notices().findByText(/^Oops! Something went wrong. Please reload/)).toBeVisible()
    expect(field('Current password')).toHaveValue('2468')
    await waitFor(() => expect(remove()).toBeEnabled())
    app.session.mockServer.setScenario('normal')
  })
})
