import { createFileRoute } from '@tanstack/react-router'
import { loadBoard } from '@/model/board/boardLoader'

// The parent layout route renders the stack as a board with another list.
export const Route = createFileRoute('/_protected/_shell/board/stack/{-$stackId}')({
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [],
  loader: loadBoard,
})
