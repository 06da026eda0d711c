import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { selectMe } from '@/api/user'
import { renderApp } from '@/testing/renderApp'

const KEY = 'heartboard-session-user'
const boardHeading = () => screen.findByRole('heading', { level: 1, name: 'My Board' })
const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })

/** What another tab stores, and the event by which this tab notices. */
function storeInOtherTab(value: string, event: Event = new StorageEvent('storage', { key: KEY })) {
  localStorage.setItem(KEY, value)
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
  expect(localStorage.getItem(KEY)).toBe('12')
  storeInOtherTab(value, event)
  await loginHeading()
  expect(app.currentUrl()).toBe('/login')
  expect(selectMe(app.store.getState())).toBeUndefined()
  expect(app.requestLog()).not.toContain('logout')
  // The session of the other tab is left alone.
  expect(localStorage.getItem(KEY)).toBe(value)
})

test('the same person in another tab ends nothing, and a log-out here is told to the others', async () => {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await boardHeading()
  storeInOtherTab('12')
  await app.user.click(screen.getByRole('button', { name: 'Log out' }))
  await loginHeading()
  expect(app.requestLog()).toContain('logout')
  expect(localStorage.getItem(KEY)).toBe('nobody')
})
