/**
 * Availability of card actions as a table of pure rules (B-413 to B-451, D-2105, D-2106, D-2435). The single source
 * for the board's toolbar, the card menu, shortcuts, dragging and the focus view.
 */
import type { Card } from '@/api/cards/card.schema'
import type { TypeAction } from '../cardTypeDefinition'
import { findCardTypeDefinition } from '../definitions'
import { isContainer } from './isContainer'

export type CardAction =
  | 'magic'
  | 'stack'
  | 'rename'
  | 'unstack'
  | 'duplicate'
  | 'share'
  | 'moveToMyBoard'
  | 'delete'
  | 'undo'
  | 'redo'
  | 'suggest'

/** Actions on the content of an open card. */
type EditorAction = 'undo' | 'redo' | 'suggest'

/** Actions on whole cards, on the board and in focus. */
export type BoardAction = Exclude<CardAction, EditorAction>

export type ActionContext = {
  /** The selected cards; in focus the open card. */
  cards: readonly Card[]
  permissions: readonly string[]
  /** True when the trimmed search term is not empty. */
  isSearching: boolean
  isInFocus: boolean
  isInsideStack: boolean
}

/** Last segment of a permission: `board.format.{type}.{action}`. */
type PermittedAction = 'edit' | 'delete' | 'duplicate' | 'share' | 'magic' | 'focus'

/** Own cards are checked against the permission of their type, all others against the one for shared cards; exact match. */
export function isPermitted(card: Card, action: PermittedAction, permissions: readonly string[]): boolean {
  return permissions.includes(card.isOwner ? `board.format.${card.type}.${action}` : `board.format.shared.${action}`)
}

/** For a type that only a newer server knows: what does not touch its content. */
const ACTIONS_OF_UNKNOWN_TYPES: readonly TypeAction[] = ['rename', 'share']

/** Whether all cards are of types that have the action. */
const existsForAll = ({ cards }: ActionContext, action: TypeAction) =>
  cards.every(({ type }) => (findCardTypeDefinition(type)?.actions ?? ACTIONS_OF_UNKNOWN_TYPES).includes(action))

const isPermittedForAll = ({ cards, permissions }: ActionContext, action: PermittedAction) =>
  cards.length > 0 && cards.every((card) => isPermitted(card, action, permissions))

const singleCard = ({ cards }: ActionContext) => (cards.length === 1 ? cards[0] : undefined)

/** Actions on the content of an open card. */
const isEditorActionAvailable = (context: ActionContext, action: EditorAction) =>
  context.isInFocus && context.cards.length === 1 && existsForAll(context, action) && isPermittedForAll(context, 'edit')

const RULES: Record<CardAction, (context: ActionContext) => boolean> = {
  magic: (context) => isPermittedForAll(context, 'magic'),
  // Only an owner may stack or move a card (B-242, B-243).
  stack: ({ cards, permissions, isSearching, isInFocus }) =>
    cards.length > 1 &&
    !isSearching &&
    !isInFocus &&
    permissions.includes('board.format.stack.create') &&
    cards.every(({ isOwner }) => isOwner),
  rename: (context) =>
    context.cards.length === 1 &&
    !context.isInFocus &&
    existsForAll(context, 'rename') &&
    isPermittedForAll(context, 'edit'),
  unstack: (context) => {
    const card = singleCard(context)
    return (
      card !== undefined &&
      existsForAll(context, 'unstack') &&
      isContainer(card) &&
      card.childCount > 0 &&
      card.isOwner &&
      !context.isSearching &&
      context.permissions.includes('board.format.stack.unstack')
    )
  },
  duplicate: (context) => !context.isInFocus && !context.isSearching && isPermittedForAll(context, 'duplicate'),
  share: (context) => existsForAll(context, 'share') && isPermittedForAll(context, 'share'),
  moveToMyBoard: (context) =>
    context.isInsideStack && isPermittedForAll(context, 'edit') && context.cards.every(({ isOwner }) => isOwner),
  delete: (context) => isPermittedForAll(context, 'delete'),
  undo: (context) => isEditorActionAvailable(context, 'undo'),
  redo: (context) => isEditorActionAvailable(context, 'redo'),
  suggest: (context) => isEditorActionAvailable(context, 'suggest'),
}

/** Display order. */
const ORDER: readonly CardAction[] = [
  'magic',
  'stack',
  'rename',
  'unstack',
  'duplicate',
  'share',
  'moveToMyBoard',
  'undo',
  'redo',
  'suggest',
  'delete',
]

/** Available actions in display order. An action is available only if every card allows it. */
export const actionsFor = (context: ActionContext): CardAction[] => ORDER.filter((action) => RULES[action](context))

const EDITOR_ACTIONS: ReadonlySet<CardAction> = new Set<EditorAction>(['undo', 'redo', 'suggest'])

const isBoardAction = (action: CardAction): action is BoardAction => !EDITOR_ACTIONS.has(action)

/** Available actions on whole cards, in display order. */
export const boardActionsFor = (context: ActionContext): BoardAction[] => actionsFor(context).filter(isBoardAction)
