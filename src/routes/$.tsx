import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/bootstrap/ErrorPage'

// Any other path, for everybody: a guard further up must not ask who is there first.
export const Route = createFileRoute('/$')({ component: () => <ErrorPage status={404} /> })
