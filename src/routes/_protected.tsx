import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { imageUrl as apiImageUrl } from '@/api/images'
import { Confirmation } from '@/app/Confirmation'
import { loadSession, logOut } from '@/app/bootstrap/session'
import { Shell } from '@/app/Shell'
import { useChatContext } from '@/app/useChatContext'
import { loadTexts } from '@/i18n/i18n'
import { type ImageUrlBuilder, ImageUrlContext } from '@/cardTypes/imageUrl'
import { useAppDispatch } from '@/store/hooks'

/** `confirmation` is present, without a value, while a confirmation is open (C-115, D-3144). */
const protectedSearchSchema = z.object({ confirmation: z.catch(z.optional(z.string()), undefined) })

export const Route = createFileRoute('/_protected')({
  validateSearch: protectedSearchSchema,
  beforeLoad: async ({ context }) => {
    const [isSignedIn] = await Promise.all([loadSession(context.store), loadTexts()])
    if (!isSignedIn) throw redirect({ to: '/login' })
  },
  component: Protected,
})

function Protected() {
  const { imageUrl, baseUrl, idleLimit, minimumSplashMs, navigate, connectRealtime } = Route.useRouteContext()
  const resolveImageUrl: ImageUrlBuilder = useCallback((src, size) => apiImageUrl(baseUrl, src, size), [baseUrl])
  const dispatch = useAppDispatch()
  const chatContext = useChatContext()
  return (
    <ImageUrlContext value={imageUrl ?? resolveImageUrl}>
      <Shell
        chatContext={chatContext}
        idleLimit={idleLimit}
        minimumSplashMs={minimumSplashMs}
        onReady={connectRealtime}
        onLogOut={(reason) => void dispatch(logOut(navigate, reason))}
      />
      <Confirmation />
    </ImageUrlContext>
  )
}
