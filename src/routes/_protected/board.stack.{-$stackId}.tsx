import { createFileRoute } from '@tanstack/react-router'

// A stack is the board with another parent; the parent layout route reads the parameter.
export const Route = createFileRoute('/_protected/board/stack/{-$stackId}')({})
