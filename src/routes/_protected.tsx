import { createFileRoute, redirect, useParams, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import * as z from 'zod/mini'
import { imageUrl as apiImageUrl } from '@/api/images'
import { Confirmation } from '@/app/Confirmation'
import { loadSession, logOut } from '@/app/bootstrap/session'
import { Shell } from '@/app/Shell'
import type { AppDispatch } from '@/app/store'
import { loadTexts } from '@/i18n/i18n'
import { selectSelectedIds } from '@/features/board/selectionSlice'
import { type ImageUrlBuilder, ImageUrlContext } from '@/cardTypes/imageUrl'

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
  const dispatch = useDispatch<AppDispatch>()
  const selectedIds = useSelector(selectSelectedIds)
  const { focusId, stackId } = useParams({ strict: false })
  const { search, stack } = useSearch({ strict: false })
  return (
    <ImageUrlContext value={imageUrl ?? resolveImageUrl}>
      <Shell
        search={search ?? ''}
        chatContext={{ focusedId: focusId ?? null, stackId: stackId ?? stack ?? null, selectedIds }}
        idleLimit={idleLimit}
        minimumSplashMs={minimumSplashMs}
        onReady={connectRealtime}
        onLogOut={(reason) => void dispatch(logOut(navigate, reason))}
      />
      <Confirmation />
    </ImageUrlContext>
  )
}
