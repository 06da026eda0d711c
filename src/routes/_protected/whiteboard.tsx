import { createFileRoute, redirect } from '@tanstack/react-router'

// Older links use this address for the board (D-1031).
export const Route = createFileRoute('/_protected/whiteboard')({
  beforeLoad: () => {
    throw redirect({ to: '/board' })
  },
})
