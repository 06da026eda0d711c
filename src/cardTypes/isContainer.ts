import type { Card, CardOf } from '@/api/cards/card.schema'

export type Container = CardOf<'stack' | 'quiz' | 'group' | 'groupinsight'>

/** True for a card that has children; its tile looks like a stack of sheets. */
export function isContainer(card: Card): card is Container {
  return card.type === 'stack' || card.type === 'quiz' || card.type === 'group' || card.type === 'groupinsight'
}
