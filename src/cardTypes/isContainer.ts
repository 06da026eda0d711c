import type { Card, CardOf } from '@/api/cards/card.schema'

export type Container = CardOf<'stack' | 'quiz' | 'group' | 'groupinsight'>

/** Whether a card holds other cards; such a card lies on the board as a pile. */
export function isContainer(card: Card): card is Container {
  return card.type === 'stack' || card.type === 'quiz' || card.type === 'group' || card.type === 'groupinsight'
}
