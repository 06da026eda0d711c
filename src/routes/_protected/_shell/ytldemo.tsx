import { createFileRoute, redirect } from '@tanstack/react-router'
import { selectPermissions } from '@/api/user'
import { WorkplaceChat } from '@/features/chat/workplace/WorkplaceChat'
import { loadTexts } from '@/i18n/i18n'

export const Route = createFileRoute('/_protected/_shell/ytldemo')({
  staticData: { isChatScreen: true },
  beforeLoad: ({ context }) => {
    const permissions = selectPermissions(context.store.getState())
    if (!permissions.includes('system.chat.access')) throw redirect({ to: '/board' })
  },
  loader: () => loadTexts('chat'),
  component: YtlDemo,
})

function YtlDemo() {
  const { isChatFeedbackOn } = Route.useRouteContext()
  return <WorkplaceChat isFeedbackOn={isChatFeedbackOn} />
}
