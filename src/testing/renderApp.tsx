import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { onTestFinished } from 'vitest'
import { type OpenAppOptions, openApp } from './openApp'

/**
 * Renders the whole app with its own mock server and a user-event session, until the test finishes. Example: `const {
 * user } = renderApp({ path: '/board', as: 'cikgu_aina' })`.
 */
export function renderApp(options: OpenAppOptions = {}) {
  const app = openApp({ streamIntervalMs: 0, ...options })
  const { unmount } = render(
    <Provider store={app.store}>
      <RouterProvider router={app.router} />
    </Provider>,
  )
  onTestFinished(() => {
    unmount()
    app.close()
  })
  return {
    ...app,
    user: userEvent.setup({ delay: null }),
    /** Returns path and search of the current location. */
    currentUrl: () => app.router.state.location.href,
    /**
     * Returns the requests that the mock server has received, in order: the name of the call, or method and path if it
     * is unknown.
     */
    requestLog: () =>
      app.session.mockServer.requestLog.entries().map(({ call, method, path }) => call ?? `${method} ${path}`),
  }
}

export type RenderedApp = ReturnType<typeof renderApp>
