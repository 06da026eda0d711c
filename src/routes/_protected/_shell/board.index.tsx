import { createFileRoute } from '@tanstack/react-router'
import { loadBoard } from '@/model/board/boardLoader'

// The board is rendered by the parent layout route; this route adds no overlay.
export const Route = createFileRoute('/_protected/_shell/board/')({
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [],
  loader: loadBoard,
})
