import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '@/features/notifications/NotificationsScreen'
import type { NotificationTarget } from '@/features/notifications/openNotification'
import { loadTexts } from '@/i18n/i18n'

export const Route = createFileRoute('/_protected/_shell/notifications')({
  validateSearch: ({ unread }: { unread?: unknown }): { unread?: true } => (unread === true ? { unread } : {}),
  loader: () => loadTexts('notifications'),
  component: Notifications,
})

function Notifications() {
  const { unread = false } = Route.useSearch()
  const navigate = Route.useNavigate()
  const open = (target: NotificationTarget) =>
    'focusId' in target
      ? void navigate({ to: '/board/focus/{-$focusId}', params: target, search: {} })
      : void navigate({ to: '/board/stack/{-$stackId}', params: target, search: {} })
  const filter = (isUnreadOnly: boolean) =>
    void navigate({ search: { unread: isUnreadOnly ? true : undefined }, replace: true, resetScroll: false })
  return <NotificationsScreen isUnreadOnly={unread} onUnreadOnlyChange={filter} onOpen={open} />
}
