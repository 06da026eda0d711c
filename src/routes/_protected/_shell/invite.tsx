import { createFileRoute, useRouter } from '@tanstack/react-router'
import { InviteScreen } from '@/features/invite/InviteScreen'
import { loadTexts } from '@/i18n/i18n'

export const Route = createFileRoute('/_protected/_shell/invite')({
  loader: () => loadTexts('invite'),
  component: Invite,
})

function Invite() {
  const router = useRouter()
  const linkOf = (referralId: string | undefined) => {
    const { publicHref } = router.buildLocation({ to: '/signup/{-$referralId}', params: { referralId }, search: {} })
    return new URL(publicHref, window.location.origin).href
  }
  return <InviteScreen linkOf={linkOf} />
}
