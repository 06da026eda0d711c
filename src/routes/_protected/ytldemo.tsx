import { createFileRoute, redirect } from '@tanstack/react-router'

// Leads to the board until its chat exists (A-069, D-0022, D-1101).
export const Route = createFileRoute('/_protected/ytldemo')({
  beforeLoad: () => {
    throw redirect({ to: '/board' })
  },
})
