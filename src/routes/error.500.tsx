import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'

// Not split off: the page is in the first chunk.
export const Route = createFileRoute('/error/500')({
  codeSplitGroupings: [],
  component: () => <ErrorPage status={500} />,
})
