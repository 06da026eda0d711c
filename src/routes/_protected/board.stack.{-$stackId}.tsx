import { createFileRoute } from '@tanstack/react-router'

// A stack is the board with another parent; the layout around this route reads the parameter.
export const Route = createFileRoute('/_protected/board/stack/{-$stackId}')({})
