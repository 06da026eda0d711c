import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { imageUrl as apiImageUrl } from '@/api/imageUrl'
import { entryRouteFor } from '@/app/startup/entryRoute'
import { loadSession, logOut } from '@/app/startup/session'
import { lastUserOfTab } from '@/app/startup/sessionTabs'
import { SessionLayout } from '@/app/session/SessionLayout'
import { loadTexts } from '@/i18n/i18n'
import { type ImageUrlBuilder, ImageUrlContext } from '@/cardTypes/rules/imageUrl'
import { useAppDispatch } from '@/store/hooks'

/** `confirmation` is present, without a value, while a confirmation dialog is open (C-115, D-3144). */
const protectedSearchSchema = z.object({ confirmation: z.catch(z.optional(z.string()), undefined) })

export const Route = createFileRoute('/_protected')({
  validateSearch: protectedSearchSchema,
  beforeLoad: async ({ context, location, matches }) => {
    const [me] = await Promise.all([loadSession(context.store), loadTexts('board')])
    const entryRoute = entryRouteFor(me)
    const isPublic = matches.some(({ staticData }) => staticData.isPublic)
    if (entryRoute !== '/' && entryRoute !== location.pathname && !isPublic) {
      const returnTo = { href: location.href, userId: lastUserOfTab() }
      throw redirect({ to: entryRoute, state: { returnTo } })
    }
    return { entryRoute }
  },
  component: Protected,
})

function Protected() {
  const context = Route.useRouteContext()
  const { entryRoute, imageUrl, baseUrl, idleLimit, minimumSplashMs, navigate, connectRealtime } = context
  const resolveImageUrl: ImageUrlBuilder = useCallback((src, size) => apiImageUrl(baseUrl, src, size), [baseUrl])
  const dispatch = useAppDispatch()
  // Reads the result of the guard, not the store: when the session ends, the page must stay until the login page replaces it.
  if (entryRoute === '/login') return <Outlet />
  return (
    <ImageUrlContext value={imageUrl ?? resolveImageUrl}>
      <SessionLayout
        idleLimit={idleLimit}
        minimumSplashMs={minimumSplashMs}
        onReady={connectRealtime}
        onIdle={() => void dispatch(logOut(navigate, 'idle'))}
      >
        <Outlet />
      </SessionLayout>
    </ImageUrlContext>
  )
}
