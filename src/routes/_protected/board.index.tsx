import { createFileRoute } from '@tanstack/react-router'

// The board is rendered by the parent layout route; this route adds no overlay.
export const Route = createFileRoute('/_protected/board/')({})
