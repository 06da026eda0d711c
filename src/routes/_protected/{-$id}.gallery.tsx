import { createFileRoute, redirect } from '@tanstack/react-router'

// Redirects to the board until the gallery exists (A-087, D-0022). The router matches this route last: `/signup/gallery` is the sign-up
// (D-1102).
export const Route = createFileRoute('/_protected/{-$id}/gallery')({
  beforeLoad: () => {
    throw redirect({ to: '/board' })
  },
})
