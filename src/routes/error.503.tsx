import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'

export const Route = createFileRoute('/error/503')({
  component: () => <ErrorPage status={503} />,
  // Not split off, because a separate chunk might not load during maintenance.
  codeSplitGroupings: [],
})
