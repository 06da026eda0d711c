import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { onTestFinished } from 'vitest'
import { type OpenAppOptions, openApp } from './openApp'

/**
 * The whole app on a page, with a school of its own and a person's hands: `const { user } = renderApp({ path: '/board', as:
 * 'cikgu_aina' })`. It is closed when the test is over.
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
    /** Where the person is: path and search. */
    currentUrl: () => app.router.state.location.href,
    /** The calls that the school has got, in order. */
    requestLog: () =>
      app.session.mockServer.requestLog.entries().map(({ call, method, path }) => call ?? `${method} ${path}`),
  }
}

export type RenderedApp = ReturnType<typeof renderApp>
