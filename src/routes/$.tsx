import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'

// Every other path, with or without a session: no parent guard may request the user first. Not split off: the page is in the
// first chunk.
export const Route = createFileRoute('/$')({ codeSplitGroupings: [], component: () => <ErrorPage status={404} /> })
