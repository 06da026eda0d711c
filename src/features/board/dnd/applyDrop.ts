import type { Card } from '@/api/cards/card.schema'
import { selectCardsOfList } from '@/api/cards/cardSelectors'
import type { CardListArg } from '@/api/cards/cardListPages'
import { decodeEntities } from '@/cardTypes/rules/decode'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { AppThunk } from '@/store/rootReducer'
import { moveCards, moveToMyBoard } from '@/model/board/commands/moveCards'
import { reorderCards } from '@/model/board/commands/reorderCards'
import { mergeCards } from '@/model/board/commands/stackCards'
import { showWhileSaving, type SortModeChangeHandler, toManualOrder } from './manualOrder'
import { type DropTarget, getDropRejection, mergeTargetOf, reordered, acceptsCards } from './dropTarget'

export type DropRequest = {
  dropTarget: DropTarget
  /** In the order of the list. */
  draggedCards: Card[]
  /** All loaded cards in the order of the list. */
  listedCards: readonly Card[]
  list: CardListArg
  isAutoLayout: boolean
  onSortModeChange: SortModeChangeHandler
}

/** Runs the command of a drop by pointer, touch or keyboard. A rejected drop shows its reason instead (B-235 to B-239, B-244, D-2421). */
export const applyDrop =
  ({
    dropTarget,
    draggedCards,
    listedCards,
    list,
    isAutoLayout,
    onSortModeChange,
  }: DropRequest): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const rejection = getDropRejection(dropTarget, { draggedCards, listedCards, isAutoLayout })
    if (rejection === 'notOwner') dispatch(snackbarShown({ kind: 'warning', text: { key: 'message.drag.unable' } }))
    if (rejection || dropTarget.kind === 'none') return
    if (dropTarget.kind === 'myBoard') return dispatch(moveToMyBoard(draggedCards))
    if (dropTarget.kind === 'merge') {
      const mergeTarget = mergeTargetOf(dropTarget, listedCards)
      if (!mergeTarget) return
      // `list.stackId` would be wrong while another list loads, because the cards of the previous list are still visible.
      const sourceParentId = draggedCards[0]?.parent_id ?? null
      if (acceptsCards(mergeTarget))
        return dispatch(moveCards(draggedCards, sourceParentId, mergeTarget.id, decodeEntities(mergeTarget.title)))
      await dispatch(mergeCards([mergeTarget, ...draggedCards]))
      return
    }
    // `listedCards` lacks the cards that the card type filter hides. The saved order must include them.
    const previousOrder = dispatch(selectCardsOfList(list)).map(({ id }) => id)
    const insertBeforeId = listedCards[dropTarget.index]?.id
    const index = insertBeforeId
      ? previousOrder.indexOf(insertBeforeId)
      : previousOrder.indexOf(listedCards.at(-1)?.id ?? '') + 1
    const draggedIds = new Set(draggedCards.map(({ id }) => id))
    // Another list is loading, and the dropped cards do not belong to it.
    if (index < 0 || !draggedCards.every(({ id }) => previousOrder.includes(id))) return
    const newOrder = reordered(previousOrder, draggedIds, index)
    if (newOrder.every((id, at) => id === previousOrder[at])) return
    const manual = toManualOrder(list)
    const saving = dispatch(reorderCards(list, manual, previousOrder, newOrder))
    await dispatch(showWhileSaving(manual, onSortModeChange, saving))
  }
