import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderApp } from '@/testing/renderApp'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'

/** Gives the browser view transitions, each of which is overtaken at once, so that `ready` rejects. */
function stubViewTransitions() {
  const startViewTransition = vi.fn((update: () => Promise<void>) => ({
    ready: Promise.reject(new DOMException('Skipped.', 'AbortError')),
    updateCallbackDone: Promise.resolve().then(update),
  }))
  Object.assign(document, { startViewTransition })
  onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'))
  return startViewTransition
}
const allowMotion = () => {
  const noPreference = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => noPreference)
}

/** Opens a path, then leads to another address. */
async function openAndLeave(path: string, href: string) {
  const app = renderApp({ path, as: 'cikgu_aina', isWithoutRealtime: true })
  await waitFor(() => expect(app.router.state.status).toBe('idle'))
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  expect(app.currentUrl()).toBe(path)
  await act(() => app.router.navigate({ href }))
  await waitFor(() => expect(app.currentUrl()).toBe(href))
  return app
}

beforeEach(allowMotion)

//
test.each([
  ['another screen', 1, '/board', '/error/500'],
  ['the board after another screen', 1, '/error/500', '/board'],
  ['a stack', 1, '/board', `/board/stack/${FOOD_CHAINS}`],
  ['My Board after a stack', 1, `/board/stack/${FOOD_CHAINS}`, '/board'],
  ['a card in focus', 0, '/board', `/board/focus/${TAPIR}`],
  ['the board behind a card in focus', 0, `/board/focus/${TAPIR}`, '/board'],
  ['the focus of a card of another board', 0, '/board', `/whiteboard/focus/${TAPIR}`],
  ['a search', 0, '/board', '/board?search=lava'],
  ['a filter', 0, '/board', '/board?filter=shared'],
  ['a sort order', 0, '/board', '/board?sort=alphabetical&order=asc'],
])('%s appears with %i transitions', async (_, count, path, href) => {
  const startViewTransition = stubViewTransitions()
  await openAndLeave(path, href)
  expect(startViewTransition).toHaveBeenCalledTimes(count)
  expect(document.documentElement).not.toHaveAttribute('data-leaving')
})

test('a confirmation opens and closes without a transition', async () => {
  const startViewTransition = stubViewTransitions()
  const { router, currentUrl } = await openAndLeave('/board?filter=shared', '/board')
  await act(() => router.navigate({ to: '/board', search: { confirmation: '' } }))
  await waitFor(() => expect(currentUrl()).toBe('/board'))
  expect(startViewTransition).not.toHaveBeenCalled()
})

test('with reduced motion another screen appears without a transition', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const startViewTransition = stubViewTransitions()
  await openAndLeave('/board', '/error/500')
  expect(startViewTransition).not.toHaveBeenCalled()
})

test('a browser without view transitions shows another screen', async () => {
  await openAndLeave('/board', '/error/500')
  expect(await screen.findByRole('heading', { level: 1, name: 'Oh no! Something went wrong!' })).toBeVisible()
})
