import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { AppContext } from '@/app/createApp'
import { Snackbars } from '@/app/Notices'

export const Route = createRootRouteWithContext<AppContext>()({
  component: () => (
    <>
      <Outlet />
      <Snackbars />
    </>
  ),
})
