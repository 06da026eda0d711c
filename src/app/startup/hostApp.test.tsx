import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp } from '@/testing/renderApp'

const FOOD_CHAINS = '/board/stack/8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' })
const postMessage = vi.fn()

beforeEach(() => {
  postMessage.mockClear()
  Object.assign(window, { webkit: { messageHandlers: { logout: { postMessage } } } })
})
afterEach(() => {
  delete (window as { webkit?: unknown }).webkit
})

const logIn = async ({ user }: ReturnType<typeof renderApp>) =>
  user.click(await screen.findByRole('button', { name: /Log in as Aina Rahman/ }))

test('the mobile app receives one message when nobody is signed in, and the requested page survives the login', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  const app = renderApp({ path: `${FOOD_CHAINS}?source=cocoa`, isWithoutRealtime: true })
  await loginHeading()
  await waitFor(() => expect(postMessage.mock.calls).toEqual([[{ type: 'logout' }]]))
  await logIn(app)
  expect(await screen.findByRole('heading', { level: 1, name: /^Food Chains/ })).toBeVisible()
  expect(app.currentUrl()).toBe(`${FOOD_CHAINS}?source=cocoa`)

  await app.user.click(screen.getByRole('button', { name: 'Log out' }))
  await loginHeading()
  expect(postMessage).toHaveBeenCalledTimes(2)
})

test('a reload without the parameter still counts as the mobile app', async () => {
  const first = renderApp({ path: '/board?source=cocoa', as: 'cikgu_aina', isWithoutRealtime: true })
  await screen.findByRole('heading', { level: 1, name: 'My Board' })
  expect(postMessage).not.toHaveBeenCalled()
  first.close()
  expectConsole(/^\[api\] getMe failed:.*401/s)
  renderApp({ path: '/login' })
  await waitFor(() => expect(postMessage).toHaveBeenCalledWith({ type: 'logout' }))
})

test('a browser without the parameter, and a server that does not answer, send the mobile app no message', async () => {
  expectConsole(/^\[api\] getMe failed:.*401/s)
  expectConsole(/^\[api\] getMe failed:.*offline/s)
  const browser = renderApp({ path: '/board' })
  await loginHeading()
  browser.close()
  renderApp({ path: '/board?source=cocoa', scenario: 'offline' })
  expectConsole(/Error in route match|has no usable answer/)
  expect(await screen.findByRole('heading', { name: 'The server does not answer' })).toBeVisible()
  expect(postMessage).not.toHaveBeenCalled()
})

test('a mobile app without a message handler is no reason to fail', async () => {
  Object.assign(window, { webkit: {} })
  expectConsole(/^\[api\] getMe failed:.*401/s)
  renderApp({ path: '/board?source=cocoa' })
  expect(await loginHeading()).toBeVisible()
})
