import { createFileRoute, redirect } from '@tanstack/react-router'

// The address of the board in older links (D-1031).
export const Route = createFileRoute('/_protected/whiteboard')({
  beforeLoad: () => {
    throw redirect({ to: '/board' })
  },
})
