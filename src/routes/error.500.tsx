import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '@/app/pages/ErrorPage'

export const Route = createFileRoute('/error/500')({ component: () => <ErrorPage status={500} /> })
