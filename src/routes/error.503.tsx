import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'

export const Route = createFileRoute('/error/503')({
  component: () => <ErrorPage status={503} />,
  // Not a chunk of its own: during maintenance it might not load.
  codeSplitGroupings: [],
})
