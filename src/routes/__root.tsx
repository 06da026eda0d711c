import { createRootRouteWithContext, Outlet, type SearchMiddleware } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { AppContext } from '@/app/startup/appContext'
import { Snackbars } from '@/app/pages/Snackbars'
import { useFocusOnScreenChange } from '@/app/shell/screenFocus'

/** `source=cocoa` marks a session in the mobile app. Every redirect and link keeps the parameter (D-1112). */
const rootSearchSchema = z.object({ source: z.catch(z.optional(z.literal('cocoa')), undefined) })

const keepSource: SearchMiddleware<z.output<typeof rootSearchSchema>> = ({ search, next }) => {
  const to = next(search)
  return { ...to, source: to.source ?? search.source }
}

export const Route = createRootRouteWithContext<AppContext>()({
  validateSearch: rootSearchSchema,
  search: { middlewares: [keepSource] },
  component: Root,
})

function Root() {
  const { retryServer } = Route.useRouteContext()
  useFocusOnScreenChange()
  return (
    <>
      <Outlet />
      <Snackbars retryServer={retryServer} />
    </>
  )
}
