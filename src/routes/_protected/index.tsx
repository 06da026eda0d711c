import { createFileRoute, redirect } from '@tanstack/react-router'
import { selectPermissions } from '@/api/user'
import { homeOf, SMALL_SCREEN } from '@/app/startup/home'

export const Route = createFileRoute('/_protected/')({
  beforeLoad: ({ context: { store, variant } }) => {
    const permissions = selectPermissions(store.getState())
    const to = homeOf({ variant, permissions, isSmallScreen: matchMedia(SMALL_SCREEN).matches })
    // The board drops the marker for a person without the chat (A-107, D-1007).
    throw redirect(to === '/board' ? { to, search: { landing: true } } : { to })
  },
})
