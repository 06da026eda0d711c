/**
 * Conditions that several actions share (B-413 to B-451, D-2105, D-2106, D-2435). An action is available only if all
 * cards allow it.
 */
import type { Card } from '@/api/cards/card.schema'
import type { TypeAction } from '@/cardTypes/cardTypeDefinition'
import { findCardTypeDefinition } from '@/cardTypes/definitions'
import { isPermitted, type PermittedAction } from '@/cardTypes/rules/isPermitted'
import type { CardActionContext } from './cardActionContext'

/** Actions on a card whose type only a newer server knows. None of them changes the content. */
const ACTIONS_OF_UNKNOWN_TYPES: readonly TypeAction[] = ['rename', 'share']

/** True if the type of every card has the action. */
export const existsForAll = ({ cards }: CardActionContext, action: TypeAction): boolean =>
  cards.every(({ type }) => (findCardTypeDefinition(type)?.actions ?? ACTIONS_OF_UNKNOWN_TYPES).includes(action))

/** True if there are cards and the user has the permission for each of them. */
export const isPermittedForAll = ({ cards, permissions }: CardActionContext, action: PermittedAction): boolean =>
  cards.length > 0 && cards.every((card) => isPermitted(card, action, permissions))

/** True if all cards belong to the user, because only an owner may stack or move a card (B-242, B-243). */
export const areAllOwn = ({ cards }: CardActionContext): boolean => cards.every(({ isOwner }) => isOwner)

export const singleCard = ({ cards }: CardActionContext): Card | undefined =>
  cards.length === 1 ? cards[0] : undefined

/** True if an action on the content of an open card is available. */
export const isContentActionAvailable = (context: CardActionContext, action: 'undo' | 'redo' | 'suggest'): boolean =>
  context.isInFocus && context.cards.length === 1 && existsForAll(context, action) && isPermittedForAll(context, 'edit')
