import type { Card } from '@/api/cards/card.schema'
import { cardTitle } from '@/cardTypes/rules/labels'
import type { Translate } from '@/i18n/i18n'
import { normalizeForSearch } from '@/lib/matchesSearch'

/** A card with its title as shown and as searched. */
export type TitledCard = {
  card: Pick<Card, 'id' | 'type' | 'parent_id' | 'parent_owner_id'>
  title: string
  /** Lower case, without diacritics. */
  searched: string
}

/** Returns the titles once for a list, because 10,000 of them would delay every key. A loading card cannot be opened. */
export const titledCards = (cards: readonly Card[], t: Translate): TitledCard[] =>
  cards.flatMap((card) => {
    if (card.loading) return []
    const title = cardTitle(card, t)
    return [{ card, title, searched: normalizeForSearch(title) }]
  })
