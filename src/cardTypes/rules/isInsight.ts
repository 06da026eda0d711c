import type { Card } from '@/api/cards/card.schema'

/**
 * True for a card that the server computes from quiz results (B-032 to B-036). Insights can be shared only with
 * teachers (B-436).
 */
export const isInsight = ({ type }: Pick<Card, 'type'>): boolean => type.endsWith('insight')
