import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectConsole } from '@/testing/expectConsole'
import { renderApp } from '@/testing/renderApp'
import { requestMe } from '../startup/session'

/** Replaces `location`, so that the test does not leave the page. Returns the opened URLs. */
function stubLocation(): string[] {
  const opened: string[] = []
  vi.stubGlobal('location', { assign: (href: string) => opened.push(href) })
  onTestFinished(() => void vi.unstubAllGlobals())
  return opened
}

const maintenanceHeading = () => screen.findByRole('heading', { level: 1, name: 'Under Maintenance' })
const tryAgain = () => screen.getByRole('button', { name: 'Try again' })

test.each([
  ['/nowhere', 'Back to my board'],
  ['/error/500', 'Back to my board'],
  ['/error/503', 'Try again'],
])('the button of %s opens the board by a full load', async (path, name) => {
  const { user } = renderApp({ path })
  const button = await screen.findByRole('button', { name })
  const opened = stubLocation()
  await user.click(button)
  expect(opened).toEqual(['/board'])
})

test('Try again opens the address of a start during maintenance, also when several calls fail', async () => {
  expectConsole(/^\[api\] getMe failed:.*503/s)
  const app = renderApp({ path: '/board/stack/f00d?search=moon', as: 'cikgu_aina', scenario: 'maintenance' })
  await maintenanceHeading()
  await waitFor(() => expect(app.router.state.status).toBe('idle'))
  await act(async () => void (await app.store.dispatch(requestMe())))
  const opened = stubLocation()
  await app.user.click(tryAgain())
  expect(opened).toEqual(['/board/stack/f00d?search=moon'])
})

test('an address of another site in the history entry is not opened', async () => {
  const { user, router } = renderApp({ path: '/error/503' })
  await maintenanceHeading()
  await act(() =>
    router.navigate({ to: '/error/503', state: { returnTo: { href: '//evil.example', userId: undefined } } }),
  )
  const opened = stubLocation()
  await user.click(tryAgain())
  expect(opened).toEqual(['/board'])
})
