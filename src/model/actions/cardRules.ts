/** Conditions shared by several actions (B-413 to B-451, D-2105, D-2106, D-2435). Every card has to allow an action. */
import type { Card } from '@/api/cards/card.schema'
import type { TypeAction } from '@/cardTypes/cardTypeDefinition'
import { findCardTypeDefinition } from '@/cardTypes/definitions'
import { isPermitted, type PermittedAction } from '@/cardTypes/rules/isPermitted'
import type { CardActionContext } from './cardActionContext'

/** Actions on a card whose type only a newer server knows: none touches the content. */
const ACTIONS_OF_UNKNOWN_TYPES: readonly TypeAction[] = ['rename', 'share']

/** True if every card's type has the action. */
export const existsForAll = ({ cards }: CardActionContext, action: TypeAction): boolean =>
  cards.every(({ type }) => (findCardTypeDefinition(type)?.actions ?? ACTIONS_OF_UNKNOWN_TYPES).includes(action))

/** True for a non-empty selection in which every card is permitted. */
export const isPermittedForAll = ({ cards, permissions }: CardActionContext, action: PermittedAction): boolean =>
  cards.length > 0 && cards.every((card) => isPermitted(card, action, permissions))

/** Only an owner may stack or move a card (B-242, B-243). */
export const areAllOwn = ({ cards }: CardActionContext): boolean => cards.every(({ isOwner }) => isOwner)

/** The card, if exactly one. */
export const singleCard = ({ cards }: CardActionContext): Card | undefined =>
  cards.length === 1 ? cards[0] : undefined

/** Availability of actions on the content of an open card. */
export const isContentActionAvailable = (context: CardActionContext, action: 'undo' | 'redo' | 'suggest'): boolean =>
  context.isInFocus && context.cards.length === 1 && existsForAll(context, action) && isPermittedForAll(context, 'edit')
