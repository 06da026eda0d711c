import type { Card } from '@/api/cards/card.schema'
import { refetchCard } from '@/api/cards/cardQueries'
import type { AppThunk } from '@/store/rootReducer'

/** `level` is 1 for the exported card, 2 for its children, and so on. */
export type ExportedCard = { card: Card; level: number }

/** Deepest level that is loaded, otherwise a stack that contains itself would load forever. */
const MAX_LEVEL = 10

/**
 * Loads a card and its descendants, depth first, in the order of the board. Each card is fetched alone, because the server sends children
 * only for a single card (B-173).
 * @throws the error of a failed call, so that no export is incomplete
 */
export const loadExportedCards =
  (cardId: string, level = 1): AppThunk<Promise<ExportedCard[]>> =>
  async (dispatch) => {
    const card = await dispatch(refetchCard(cardId)).unwrap()
    const exported: ExportedCard[] = [{ card, level }]
    for (const child of 'cards' in card ? (card.cards ?? []) : []) {
      // The server sends a child without its own children, so a child that has some is fetched alone.
      if ('childCount' in child && child.childCount > 0 && level < MAX_LEVEL)
        exported.push(...(await dispatch(loadExportedCards(child.id, level + 1))))
      else exported.push({ card: child, level: level + 1 })
    }
    return exported
  }
