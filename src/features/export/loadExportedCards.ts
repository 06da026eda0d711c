import type { Card } from '@/api/cards/card.schema'
import { refetchCard } from '@/api/cards/cardQueries'
import type { AppThunk } from '@/store/rootReducer'

/** A card with its place in what is exported: 1 for the card itself, 2 for those in it … */
export type ExportedCard = { card: Card; level: number }

/** Should a server put a stack into itself. */
const MAX_LEVEL = 10

/**
 * A card as the server has it, then the cards in it, depth first and in their order: only a single read has them (B-173).
 * @throws the error of the call that failed: an export is whole or not made
 */
export const loadExportedCards =
  (cardId: string, level = 1): AppThunk<Promise<ExportedCard[]>> =>
  async (dispatch) => {
    const card = await dispatch(refetchCard(cardId)).unwrap()
    const exported: ExportedCard[] = [{ card, level }]
    for (const child of 'cards' in card ? (card.cards ?? []) : []) {
      // A child comes without its own children.
      if ('childCount' in child && child.childCount > 0 && level < MAX_LEVEL)
        exported.push(...(await dispatch(loadExportedCards(child.id, level + 1))))
      else exported.push({ card: child, level: level + 1 })
    }
    return exported
  }
