import type { Card } from '@/api/cards/card.schema'
import { refetchCard } from '@/api/cards/cardQueries'
import type { AppThunk } from '@/store/rootReducer'

/** Card with its level in the export: 1 for the exported card, 2 for children … */
export type ExportedCard = { card: Card; level: number }

/** Maximum depth: a stack that contains itself must not load for ever. */
const MAX_LEVEL = 10

/**
 * Loads a card and its descendants, depth first and in order. Reads each card alone: only single reads return children (B-173).
 * @throws the error of a failed call: no partial exports
 */
export const loadExportedCards =
  (cardId: string, level = 1): AppThunk<Promise<ExportedCard[]>> =>
  async (dispatch) => {
    const card = await dispatch(refetchCard(cardId)).unwrap()
    const exported: ExportedCard[] = [{ card, level }]
    for (const child of 'cards' in card ? (card.cards ?? []) : []) {
      // The server sends a child without its children, so a child that has some is loaded alone.
      if ('childCount' in child && child.childCount > 0 && level < MAX_LEVEL)
        exported.push(...(await dispatch(loadExportedCards(child.id, level + 1))))
      else exported.push({ card: child, level: level + 1 })
    }
    return exported
  }
