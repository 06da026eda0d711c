import type { CardListArg } from '@/api/cards/cardListPages'
import { BoardScreen } from '@/features/board/BoardScreen'

const nothing = () => undefined

/** The app's board, on which opening a card or the chat does nothing. */
export function HeartboardBoard({ list }: { list: CardListArg }) {
  return (
    <BoardScreen
      list={list}
      buddy="T"
      isObscured={false}
      onOpen={nothing}
      onOpenStack={nothing}
      onMyBoard={nothing}
      onOpenOrigin={nothing}
      onShowAll={nothing}
      onEndSearch={() => undefined}
      onEndFilter={nothing}
      onListMissing={nothing}
      onAsk={nothing}
      onMagic={nothing}
      onPresent={nothing}
      onExport={nothing}
      onShare={nothing}
      onSortModeChange={() => nothing}
      onSort={nothing}
    />
  )
}
