import type { Card } from '@/api/cards/card.schema'
import { refetchCard } from '@/api/cards/cardQueries'
import type { AppThunk } from '@/store/rootReducer'

/** `level` is 1 for the exported card, 2 for its children, and so on. `stack` is the card around it, null for level 1. */
export type ExportedCard = { card: Card; level: number; stack: Card | null }

type LoadOptions = {
  level?: number
  stack?: Card | null
  /** Called for each card before it is added. It may throw to end the export. */
  onCard?: () => void
}

/** Deepest level that is loaded, otherwise a stack that contains itself would load forever. */
const MAX_LEVEL = 10

/** True if the card must be fetched alone, because it has cards of its own. */
export const mayHoldCards = (card: Card): boolean => 'childCount' in card && card.childCount > 0

/**
 * Loads a card and its descendants, depth first, in the order of the board. Each card is fetched alone, because the server sends children
 * only for a single card (B-173).
 * @throws the error of a failed call, so that no export is incomplete
 */
export const loadExportedCards =
  (cardId: string, { level = 1, stack = null, onCard }: LoadOptions = {}): AppThunk<Promise<ExportedCard[]>> =>
  async (dispatch) => {
    onCard?.()
    const card = await dispatch(refetchCard(cardId)).unwrap()
    const exported: ExportedCard[] = [{ card, level, stack }]
    for (const child of 'cards' in card ? (card.cards ?? []) : []) {
      // The server sends a child without its own children, so a child that has some is fetched alone.
      if (mayHoldCards(child) && level < MAX_LEVEL) {
        exported.push(...(await dispatch(loadExportedCards(child.id, { level: level + 1, stack: card, onCard }))))
      } else {
        onCard?.()
        exported.push({ card: child, level: level + 1, stack: card })
      }
    }
    return exported
  }
