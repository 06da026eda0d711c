import type { CSSProperties } from 'react'
import { cardTypeDefinitions, knownCardType } from '../definitions'
import type { Card } from '@/api/cards/card.schema'

/**
 * Returns attributes that give an element the hue of a card type. They set `--type-ink`, `--type-soft`, `--type-solid`
 * and `--on-type` of `src/ui/tokens.css`.
 */
export const typeAttributes = (card: Pick<Card, 'type'>): { 'data-type': string; style: CSSProperties } => ({
  'data-type': card.type,
  style: { '--type-hue': cardTypeDefinitions[knownCardType(card)].hue } as CSSProperties,
})
