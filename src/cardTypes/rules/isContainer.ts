import type { Card, CardOf } from '@/api/cards/card.schema'
import type { ContainerCardType } from '../container/definition'
import { findCardTypeDefinition } from '../definitions'

export type Container = CardOf<ContainerCardType>

/** True if the card's type contains other cards. Such a tile looks like a stack of sheets. */
export const isContainer = (card: Card): card is Container => findCardTypeDefinition(card.type)?.isContainer === true
