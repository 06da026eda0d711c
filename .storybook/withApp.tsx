import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { type OpenAppOptions, type OpenedApp, openApp } from '@/testing/openApp'

/** The people that stand for the roles of the toolbar. */
const PEOPLE: Record<string, string> = { teacher: 'cikgu_aina', student: 'mei_ling' }

/**
 * The whole app in one story: `<AppStory path="/board" as="cikgu_aina" scenario="slow" />`. Each story has a school, a store and
 * a router of its own, made once and closed when the story goes.
 * @param as a username, or `role` for the person of the toolbar's role; nobody when undefined
 */
export function AppStory({ as, role, ...options }: OpenAppOptions & { role?: string }) {
  const [app, setApp] = useState<OpenedApp>()
  const username = as === 'role' ? PEOPLE[role ?? 'teacher'] : as
  const key = JSON.stringify({ username, ...options })
  useEffect(() => {
    const opened = openApp({ as: username, ...(JSON.parse(key) as OpenAppOptions), })
    setApp(opened)
    return () => {
      setApp(undefined)
      opened.close()
    }
  }, [key, username])
  if (!app) return null
  return (
    <Provider store={app.store}>
      <RouterProvider router={app.router} />
    </Provider>
  )
}
