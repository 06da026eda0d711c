import type { Card } from '@/api/cards/card.schema'
import { selectCardsOfList } from '@/api/cards/optimisticCards'
import type { CardListArg } from '@/api/cards/cardListPages'
import { decodeEntities } from '@/cardTypes/decode'
import { snackbarShown } from '@/store/snackbarsSlice'
import type { BoardThunk } from '../boardThunk'
import { mergeCards, moveCards, moveToMyBoard, reorderCards } from '../commands/moveCards'
import { type DropTarget, getDropRejection, reordered, acceptsCards } from './dropTarget'

export type DropRequest = {
  dropTarget: DropTarget
  /** The dragged cards, in the order of the list. */
  draggedCards: Card[]
  /** Every loaded card, in order. */
  listedCards: readonly Card[]
  list: CardListArg
  isAutoLayout: boolean
  /** Shows the list in its order by hand, so that a reload keeps it (B-240, B-241, D-2108). */
  onSortModeChange: (list: CardListArg) => void
}

/** The same list, ordered by hand. */
export const toManualOrder = (list: CardListArg): CardListArg => ({ ...list, sort: 'manual', order: 'asc' })

/** Does what a drop means, by pointer, finger or keyboard, or says why not (B-235 to B-239, B-244, D-2421). */
export const applyDrop =
  ({ dropTarget, draggedCards, listedCards, list, isAutoLayout, onSortModeChange }: DropRequest): BoardThunk =>
  async (dispatch) => {
    const mergeTarget =
      dropTarget.kind === 'merge' ? listedCards.find(({ id }) => id === dropTarget.targetId) : undefined
    const rejection = getDropRejection(dropTarget, { draggedCards, mergeTarget, isAutoLayout })
    if (rejection === 'notOwner') dispatch(snackbarShown({ kind: 'warning', text: { key: 'message.drag.unable' } }))
    if (rejection || dropTarget.kind === 'none') return
    if (dropTarget.kind === 'myBoard') return dispatch(moveToMyBoard(draggedCards))
    if (dropTarget.kind === 'merge') {
      if (!mergeTarget || mergeTarget.loading) return
      // The cards themselves know where they lie: while another list is on its way, those of the one before are still on screen.
      const sourceParentId = draggedCards[0]?.parent_id ?? null
      if (acceptsCards(mergeTarget))
        return dispatch(moveCards(draggedCards, sourceParentId, mergeTarget.id, decodeEntities(mergeTarget.title)))
      await dispatch(mergeCards([mergeTarget, ...draggedCards]))
      return
    }
    // The order is that of all loaded cards, also of those that a choice of types hides.
    const previousOrder = dispatch(selectCardsOfList(list)).map(({ id }) => id)
    const insertBeforeId = listedCards[dropTarget.index]?.id
    const index = insertBeforeId
      ? previousOrder.indexOf(insertBeforeId)
      : previousOrder.indexOf(listedCards.at(-1)?.id ?? '') + 1
    const draggedIds = new Set(draggedCards.map(({ id }) => id))
    // Another list has been asked for meanwhile; what is on screen is not its order.
    if (index < 0 || !draggedCards.every(({ id }) => previousOrder.includes(id))) return
    const newOrder = reordered(previousOrder, draggedIds, index)
    if (newOrder.every((id, at) => id === previousOrder[at])) return
    const saving = dispatch(reorderCards(list, toManualOrder(list), previousOrder, newOrder))
    onSortModeChange(toManualOrder(list))
    await saving
  }
