import type { Card } from '@/api/card.schema'
import { type CardListArg, loadedCards } from '@/api/loadedCards'
import { decodeEntities } from '@/formats/decode'
import { snackbarShown } from '@/state/snackbars'
import type { BoardThunk } from '../actions/boardThunk'
import { mergeCards, moveCards, moveToMyBoard, reorderCards } from '../actions/moveCards'
import { type DropOutcome, refusalOf, reordered, takesCardsIn } from './dropOutcome'

export type Drop = {
  outcome: DropOutcome
  /** The dragged cards, in the order of the list. */
  cards: Card[]
  /** Every loaded card, in order. */
  listed: readonly Card[]
  list: CardListArg
  isAutoLayout: boolean
  /** Shows the list in its order by hand, so that a reload keeps it (decisions/board X8). */
  onManual: (list: CardListArg) => void
}

/** The same list, ordered by hand. */
export const byHand = (list: CardListArg): CardListArg => ({ ...list, sort: 'manual', order: 'asc' })

/** Does what a drop means, by pointer, finger or keyboard, or says why not (board 4 'Drag and drop'). */
export const performDrop =
  ({ outcome, cards, listed, list, isAutoLayout, onManual }: Drop): BoardThunk =>
  async (dispatch) => {
    const target = outcome.kind === 'merge' ? listed.find(({ id }) => id === outcome.targetId) : undefined
    const refusal = refusalOf(outcome, { cards, target, isAutoLayout })
    if (refusal === 'notOwner') dispatch(snackbarShown({ kind: 'warning', text: { key: 'message.drag.unable' } }))
    if (refusal || outcome.kind === 'nothing') return
    if (outcome.kind === 'myBoard') return dispatch(moveToMyBoard(cards))
    if (outcome.kind === 'merge') {
      if (!target || target.loading) return
      // The cards themselves know where they lie: while another list is on its way, those of the one before are still on screen.
      const here = cards[0]?.parent_id ?? null
      if (takesCardsIn(target)) return dispatch(moveCards(cards, here, target.id, decodeEntities(target.title)))
      await dispatch(mergeCards([target, ...cards]))
      return
    }
    // The order is that of all loaded cards, also of those that a choice of types hides.
    const before = dispatch(loadedCards(list)).map(({ id }) => id)
    const next = listed[outcome.index]?.id
    const index = next ? before.indexOf(next) : before.indexOf(listed.at(-1)?.id ?? '') + 1
    const dragged = new Set(cards.map(({ id }) => id))
    // Another list has been asked for meanwhile; what is on screen is not its order.
    if (index < 0 || !cards.every(({ id }) => before.includes(id))) return
    const after = reordered(before, dragged, index)
    if (after.every((id, at) => id === before[at])) return
    const saving = dispatch(reorderCards(list, byHand(list), before, after))
    onManual(byHand(list))
    await saving
  }
