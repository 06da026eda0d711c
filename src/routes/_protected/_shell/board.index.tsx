import { createFileRoute } from '@tanstack/react-router'
import { loadBoard } from '@/model/board/boardLoader'

// The parent layout route renders the board; this route adds nothing to it.
export const Route = createFileRoute('/_protected/_shell/board/')({
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [],
  loader: loadBoard,
})
