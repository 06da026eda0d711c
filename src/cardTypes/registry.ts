import type { Card, CardType } from '@/api/cards/card.schema'
import type { CardTypeViews, CardTypeViewsOf } from './cardTypeViews'
import { knownCardType } from './definitions'

const folders = import.meta.glob<Partial<CardTypeViewsOf<CardType>>>('./*/views.ts', { eager: true, import: 'views' })

/** Views of every card type, exported by `views.ts` in each folder. `registry.test.ts` checks that none is missing. */
export const cardTypeViews = Object.assign({}, ...Object.values(folders)) as CardTypeViewsOf<CardType>

/** The views of a card's type, with components that take exactly this card. */
export function getCardTypeViews(card: Card): CardTypeViews {
  // TypeScript cannot correlate card.type with the entry's components; the mapped type of the table guarantees the match.
  return cardTypeViews[knownCardType(card)] as CardTypeViews
}
