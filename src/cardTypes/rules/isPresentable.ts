import type { Card } from '@/api/cards/card.schema'

/** Matches the types of results that belong to one person. Their titles and texts name the person. */
const RESULT_OF_ONE = /^(self|school|student)/

/** True if the card may be shown to a class. A card that is still being created has nothing to show. */
export const isPresentable = ({ type, loading }: Pick<Card, 'type' | 'loading'>): boolean =>
  !loading && !RESULT_OF_ONE.test(type)
