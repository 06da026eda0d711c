import { createFileRoute, redirect } from '@tanstack/react-router'

// Board address of older links (D-1031).
export const Route = createFileRoute('/_protected/whiteboard')({
  beforeLoad: () => {
    throw redirect({ to: '/board' })
  },
})
