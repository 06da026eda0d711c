import { createFileRoute, redirect } from '@tanstack/react-router'
import { selectPermissions } from '@/api/user'

// The Shell renders the chat: its code is one chunk with the panel of the board (A-069, D-1101).
export const Route = createFileRoute('/_protected/_shell/ytldemo')({
  codeSplitGroupings: [],
  staticData: { isChatScreen: true },
  beforeLoad: ({ context }) => {
    const permissions = selectPermissions(context.store.getState())
    if (!permissions.includes('system.chat.access')) throw redirect({ to: '/board' })
  },
})
