import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { AppContext } from '@/app/bootstrap/appContext'
import { Snackbars } from '@/app/bootstrap/Snackbars'

export const Route = createRootRouteWithContext<AppContext>()({ component: Root })

function Root() {
  const { retryServer } = Route.useRouteContext()
  return (
    <>
      <Outlet />
      <Snackbars retryServer={retryServer} />
    </>
  )
}
