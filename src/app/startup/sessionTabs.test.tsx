import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { authCalls } from '@/api/auth.contract'
import { selectMe } from '@/api/user'
import { intercept } from '@/testing/intercept'
import { renderApp } from '@/testing/renderApp'
import { logOut } from './session'
import { SESSION_USER_KEY } from './sessionTabs'

const boardHeading = () => screen.findByRole('heading', { level: 1, name: 'My Board' })
const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })

/** Stores a value as another tab would, and dispatches the event that this tab would receive. */
function storeInOtherTab(value: string, event: Event = new StorageEvent('storage', { key: SESSION_USER_KEY })) {
  localStorage.setItem(SESSION_USER_KEY, value)
  act(() => void (event.type === 'visibilitychange' ? document : window).dispatchEvent(event))
}

test.each([
  ['a log-out in another tab', 'nobody', undefined],
  ['a login of somebody else in another tab', '13', undefined],
  ['a log-out that a page of the back/forward cache has missed', 'nobody', new Event('pageshow')],
  ['a log-out that a frozen tab has missed', 'nobody', new Event('visibilitychange')],
])('%s ends the session of this tab without a call', async (_, value, event) => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  expect(localStorage.getItem(SESSION_USER_KEY)).toBe('12')
  storeInOtherTab(value, event)
  await loginHeading()
  expect(app.currentUrl()).toBe('/login')
  expect(selectMe(app.store.getState())).toBeUndefined()
  expect(app.requestLog()).not.toContain('logout')
  // This tab's session has ended, but the other tab's session stays stored.
  expect(localStorage.getItem(SESSION_USER_KEY)).toBe(value)
})

test.each(['', 'undefined', '{"id":13}', '-1'])('another tab that stores %j ends nothing', async (value) => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  const dispatch = vi.spyOn(app.store, 'dispatch')
  storeInOtherTab(value)
  expect(dispatch).not.toHaveBeenCalled()
})

test('the same person in another tab ends nothing, and a log-out here ends the session in the others', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  storeInOtherTab('12')
  await app.user.click(screen.getByRole('button', { name: 'Log out' }))
  await loginHeading()
  expect(app.requestLog()).toContain('logout')
  expect(localStorage.getItem(SESSION_USER_KEY)).toBe('nobody')
})

test('an idle log-out keeps reason and address although other tabs notice the end first', async () => {
  const app = renderApp({ path: '/board?search=moon', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  intercept(app, authCalls.logout, (_, send) => {
    storeInOtherTab('nobody')
    return send()
  })
  await act(() => app.store.dispatch(logOut(app.router.options.context.navigate, 'idle')))
  await loginHeading()
  expect(screen.getByText('You have been logged out because of inactivity.')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: /Log in as Aina Rahman/ }))
  await waitFor(() => expect(app.currentUrl()).toBe('/board?search=moon'))
})
