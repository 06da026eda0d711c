import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'

// Matches every unknown path, with or without a session. No parent guard may request the user first. Not split off, because
// the page is in the initial chunk anyway.
export const Route = createFileRoute('/$')({ codeSplitGroupings: [], component: () => <ErrorPage status={404} /> })
