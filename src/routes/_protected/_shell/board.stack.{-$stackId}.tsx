import { createFileRoute } from '@tanstack/react-router'
import { loadBoard } from '@/model/board/boardLoader'

// A stack is the board with another list; the parent layout route renders it.
export const Route = createFileRoute('/_protected/_shell/board/stack/{-$stackId}')({
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [],
  loader: loadBoard,
})
