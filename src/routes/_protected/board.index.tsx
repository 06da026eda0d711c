import { createFileRoute } from '@tanstack/react-router'

// The board itself is drawn by the layout around this route; nothing lies over it here.
export const Route = createFileRoute('/_protected/board/')({})
