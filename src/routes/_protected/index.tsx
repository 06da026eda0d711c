import { createFileRoute, redirect } from '@tanstack/react-router'
import { selectPermissions } from '@/api/user'
import { homeOf, SMALL_SCREEN } from '@/app/startup/home'

export const Route = createFileRoute('/_protected/')({
  beforeLoad: ({ context: { store, variant } }) => {
    const permissions = selectPermissions(store.getState())
    throw redirect({ to: homeOf({ variant, permissions, isSmallScreen: matchMedia(SMALL_SCREEN).matches }) })
  },
})
