import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'

// Not split off, because the page is in the initial chunk anyway.
export const Route = createFileRoute('/error/500')({
  codeSplitGroupings: [],
  component: () => <ErrorPage status={500} />,
})
