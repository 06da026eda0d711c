import { RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { HOME_URL } from '@/testing/homeUrl'
import { expectConsole } from '@/testing/expectConsole'
import { recordRequestBodies } from '@/testing/intercept'
import { type OpenAppOptions, openApp, STORY_TIME } from '@/testing/openApp'

const VERIFIED = 'Your e-mail has been verified. You can log in now.'
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const resendButton = () => notices().findByRole('button', { name: 'Resend Verification Link' })
const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })

/** Opens the mailed address. React's strict mode runs effects twice. */
function openLink(search: string, options: OpenAppOptions = {}) {
  const app = openApp({ path: `/login${search}`, ...options })
  const { db, requestLog } = app.session.mockServer
  const sent_at = new Date(STORY_TIME.getTime() - 3_600_000).toISOString()
  const expires_at = new Date(STORY_TIME.getTime() + 3_600_000).toISOString()
  db.verifications.set({ id: 'fresh', person_id: 32, sent_at, expires_at, is_used: false })
  const bodiesSentTo = recordRequestBodies(app)
  const { unmount } = render(
    <StrictMode>
      <Provider store={app.store}>
        <RouterProvider router={app.router} />
      </Provider>
    </StrictMode>,
  )
  onTestFinished(() => {
    unmount()
    app.close()
  })
  return {
    ...app,
    user: userEvent.setup({ delay: null }),
    bodiesSentTo,
    currentUrl: () => app.router.state.location.href,
    calls: (name: string) => requestLog.entries().filter(({ call }) => call === name).length,
    callNames: () => requestLog.entries().map(({ call }) => call),
  }
}

beforeEach(({ task }) => {
  if (!task.name.includes('signed-in')) expectConsole(/^\[api\] getMe failed:/)
})

test('a verification link is posted once, after the request that brings the anti-forgery cookie, and leaves the address', async () => {
  const app = openLink('?encodedData=fresh&ref=mail')
  await loginHeading()
  expect(await notices().findByText(VERIFIED)).toBeVisible()
  expect(app.store.getState().snackbars).toMatchObject([{ kind: 'success' }])
  expect(app.currentUrl()).toBe('/login?ref=mail')
  expect(app.router.history.length).toBe(1)
  expect(app.callNames()).toEqual(['getMe', 'verifyUser'])
  expect(app.session.mockServer.db.people.get(32)?.is_verified).toBe(true)
})

test('a signed-in person, as after a sign-up, is verified before the guard sends them on', async () => {
  const app = openLink('?encodedData=fresh', { as: 'mei_ling', isWithoutRealtime: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'My Board' })).toBeVisible()
  expect(await notices().findByText(VERIFIED)).toBeVisible()
  expect(app.calls('verifyUser')).toBe(1)
  expect(app.currentUrl()).toBe(HOME_URL)
})

test.each([
  ['a long number', '12345678901234567890', '12345678901234567890'],
  ['a number in another notation', '1e5', '1e5'],
  ['what looks like JSON', 'true', 'true'],
  ['encoded Base64', 'ab%2Bc%2Fd%3D%3D', 'ab+c/d=='],
  ['Base64 that nobody encoded', 'ab+c/d==', 'ab+c/d=='],
  ['a path', '..%2F..%2Fadmin', '../../admin'],
])('a code is posted as it was mailed: %s', async (_, inAddress, code) => {
  expectConsole(/^\[api\] verifyUser failed:.*422/s)
  const { bodiesSentTo, currentUrl } = openLink(`?encodedData=${inAddress}`)
  expect(await screen.findByText('This verification link is not valid.')).toBeVisible()
  expect(await bodiesSentTo('onboarding/user-verification')).toEqual([{ encodedData: code }])
  expect(screen.queryByRole('button', { name: 'Resend Verification Link' })).not.toBeInTheDocument()
  expect(currentUrl()).toBe('/login')
})

test.each(['', '%20', '{"id":44}', '[]'])(
  'a link without its code shows an error and posts nothing: %j',
  async (code) => {
    const app = openLink(`?encodedData=${code}`)
    expect(await screen.findByText(/^This verification link is not complete/)).toBeVisible()
    expect(app.calls('verifyUser')).toBe(0)
    expect(app.currentUrl()).toBe('/login')
  },
)

test('an expired link offers another mail for the same code', async () => {
  expectConsole(/^\[api\] verifyUser failed:.*422/s)
  const app = openLink('?encodedData=expired')
  expect(await screen.findByText('This verification link has expired.')).toBeVisible()
  await app.user.click(await resendButton())
  expect(await notices().findByText('A new verification link has been sent.')).toBeVisible()
  expect(notices().queryByText('This verification link has expired.')).not.toBeInTheDocument()
  expect(await app.bodiesSentTo('onboarding/resend-email-verification')).toEqual([{ encodedData: 'expired' }])
})

test('a mail requested too soon shows the waiting time and can be requested again', async () => {
  expectConsole(/^\[api\] verifyUser failed:.*422/s)
  expectConsole(/^\[api\] resendVerification failed:.*429/s)
  const app = openLink('?encodedData=expired', { scenario: 'resendThrottled' })
  await app.user.click(await resendButton())
  expect(await notices().findByText(/^A link was sent a moment ago\. Please try again in 42 seconds\.$/)).toBeVisible()
  expect(app.store.getState().snackbars).toHaveLength(1)
  app.session.mockServer.setScenario('normal')
  await app.user.click(await resendButton())
  expect(await notices().findByText('A new verification link has been sent.')).toBeVisible()
})

test('a link opened without a network can be posted again', async () => {
  expectConsole(/^\[api\] verifyUser failed:.*offline/)
  const app = openLink('?encodedData=fresh', { scenario: 'offline' })
  await app.user.click(await screen.findByRole('button', { name: 'Check the link again' }))
  await waitFor(() => expect(app.calls('verifyUser')).toBe(2))
  app.session.mockServer.setScenario('normal')
  // Waits until the app has reached the server again. That response sets the anti-forgery cookie, without which the server refuses a POST.
  await waitFor(() => expect(notices().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument())
  await app.user.click(await screen.findByRole('button', { name: 'Check the link again' }))
  expect(await notices().findByText(VERIFIED)).toBeVisible()
})
