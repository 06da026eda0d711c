import type { Card, CardType } from '@/api/cards/card.schema'
import type { CardTypeViews, CardTypeViewsOf } from './cardTypeViews'
import { knownCardType } from './definitions'

const folders = import.meta.glob<Partial<CardTypeViewsOf<CardType>>>('./*/views.ts', { eager: true, import: 'views' })

/**
 * Views of every card type, collected from the `views.ts` of each folder. `registry.test.ts` checks that no type is
 * missing.
 */
export const cardTypeViews = Object.assign({}, ...Object.values(folders)) as CardTypeViewsOf<CardType>

export function getCardTypeViews(card: Card): CardTypeViews {
  // TypeScript cannot relate `card.type` to the entry's components. The cast is safe, because the table has an entry of
  // matching components for each type.
  return cardTypeViews[knownCardType(card)] as CardTypeViews
}
