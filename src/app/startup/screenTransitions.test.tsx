import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type RenderedApp, renderApp } from '@/testing/renderApp'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'
const TAPIR = '4afcb593-f7f9-4973-87be-30a89b2d1710'

/** Replaces view transitions with transitions that are skipped immediately, so that `ready` rejects. */
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

async function openBoard() {
  const app = renderApp({ path: '/board', as: 'cikgu_aina', isWithoutRealtime: true })
  await waitFor(() => expect(app.router.state.status).toBe('idle'))
  await waitFor(() => expect(screen.queryByText('Getting your board ready…')).not.toBeInTheDocument())
  expect(app.currentUrl()).toBe('/board')
  return app
}
async function goTo(app: RenderedApp, href: string) {
  await act(() => app.router.navigate({ href }))
  await waitFor(() => expect(app.currentUrl()).toBe(href))
}

beforeEach(allowMotion)

//
test('another screen and another place appear with a transition; focus, changes of the list and a confirmation without', async () => {
  const startViewTransition = stubViewTransitions()
  const app = await openBoard()
  expect(startViewTransition).not.toHaveBeenCalled()
  for (const [href, count] of [
    ['/error/500', 1],
    ['/board', 1],
    [`/board/stack/${FOOD_CHAINS}`, 1],
    ['/board', 1],
    [`/board/focus/${TAPIR}`, 0],
    ['/board', 0],
    ['/board?search=lava', 0],
    ['/board?filter=shared', 0],
    ['/board?sort=alphabetical&order=asc', 0],
    ['/board', 0],
  ] as const) {
    startViewTransition.mockClear()
    await goTo(app, href)
    expect(startViewTransition, href).toHaveBeenCalledTimes(count)
    expect(document.documentElement).not.toHaveAttribute('data-leaving')
  }
  await act(() => app.router.navigate({ to: '/board', search: { confirmation: '' } }))
  await waitFor(() => expect(app.currentUrl()).toBe('/board'))
  // A card of another board opens in focus as an overlay, without a transition.
  await goTo(app, `/whiteboard/focus/${TAPIR}`)
  expect(startViewTransition).not.toHaveBeenCalled()
  expect(document.documentElement).not.toHaveAttribute('data-leaving')
})

test('with reduced motion another screen appears without a transition', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const startViewTransition = stubViewTransitions()
  await goTo(await openBoard(), '/error/500')
  expect(startViewTransition).not.toHaveBeenCalled()
})

test('a browser without view transitions shows another screen', async () => {
  await goTo(await openBoard(), '/error/500')
  expect(await screen.findByRole('heading', { level: 1, name: 'Oh no! Something went wrong!' })).toBeVisible()
})
