import { createFileRoute, redirect } from '@tanstack/react-router'

// Leads to the board until the gallery exists (A-087, D-0022). Matched last: `/signup/gallery` is sign-up (D-1102).
export const Route = createFileRoute('/_protected/{-$id}/gallery')({
  beforeLoad: () => {
    throw redirect({ to: '/board' })
  },
})
