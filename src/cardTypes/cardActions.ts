/**
 * What can be done with cards, as a table of pure rules (B-413 to B-451, D-2105, D-2106, D-2435).
 * The board's toolbar, a card's menu, shortcuts, dragging and the focus view all ask here.
 */
import type { Card, CardType } from '@/api/cards/card.schema'

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

/** What happens to a card's words while it is written. */
type EditorAction = 'undo' | 'redo' | 'suggest'

/** What is done with whole cards, on the board as in focus. */
export type BoardAction = Exclude<CardAction, EditorAction>

export type ActionContext = {
  /** The selected cards; in focus the one that is open. */
  cards: readonly Card[]
  permissions: readonly string[]
  /** A trimmed search term is not empty. */
  isSearching: boolean
  isInFocus: boolean
  isInsideStack: boolean
}

/** The part of a permission's name that says what is done: `board.format.{type}.{this}`. */
type PermittedAction = 'edit' | 'delete' | 'duplicate' | 'share' | 'magic' | 'focus'

/** True when the person may do this with the card: by its type when it is their own, else by what holds for shared cards. */
export function isPermitted(card: Card, action: PermittedAction, permissions: readonly string[]): boolean {
  return permissions.includes(card.isOwner ? `board.format.${card.type}.${action}` : `board.format.shared.${action}`)
}

const RICH_TEXT_TYPES: readonly CardType[] = ['text', 'intro', 'memorization', 'studyaid', 'lessonplan', 'table']
const SUGGESTION_TYPES: readonly CardType[] = ['text', 'intro', 'memorization', 'studyaid']

const isPermittedForAll = ({ cards, permissions }: ActionContext, action: PermittedAction) =>
  cards.length > 0 && cards.every((card) => isPermitted(card, action, permissions))

const singleCard = ({ cards }: ActionContext) => (cards.length === 1 ? cards[0] : undefined)

const isUndoable = (context: ActionContext) => {
  const card = singleCard(context)
  return (
    context.isInFocus && card !== undefined && RICH_TEXT_TYPES.includes(card.type) && isPermittedForAll(context, 'edit')
  )
}

const RULES: Record<CardAction, (context: ActionContext) => boolean> = {
  magic: (context) => isPermittedForAll(context, 'magic'),
  // Only an owner may stack or move a card (B-242, B-243).
  stack: ({ cards, permissions, isSearching, isInFocus }) =>
    cards.length > 1 &&
    !isSearching &&
    !isInFocus &&
    permissions.includes('board.format.stack.create') &&
    cards.every(({ isOwner }) => isOwner),
  // Insights are what the school makes: nobody edits them, whatever holds for shared cards (D-2510).
  rename: (context) => {
    const type = singleCard(context)?.type
    return (
      type !== undefined &&
      type !== 'question' &&
      !type.endsWith('insight') &&
      !context.isInFocus &&
      isPermittedForAll(context, 'edit')
    )
  },
  unstack: (context) => {
    const card = singleCard(context)
    return (
      card?.type === 'stack' &&
      card.childCount > 0 &&
      card.isOwner &&
      !context.isSearching &&
      context.permissions.includes('board.format.stack.unstack')
    )
  },
  duplicate: (context) => !context.isInFocus && !context.isSearching && isPermittedForAll(context, 'duplicate'),
  share: (context) => context.cards.every(({ type }) => type !== 'question') && isPermittedForAll(context, 'share'),
  moveToMyBoard: (context) =>
    context.isInsideStack && isPermittedForAll(context, 'edit') && context.cards.every(({ isOwner }) => isOwner),
  delete: (context) => isPermittedForAll(context, 'delete'),
  undo: isUndoable,
  redo: isUndoable,
  suggest: (context) => {
    const card = singleCard(context)
    return (
      context.isInFocus &&
      card !== undefined &&
      SUGGESTION_TYPES.includes(card.type) &&
      isPermittedForAll(context, 'edit')
    )
  },
}

/** The order in which the actions are offered. */
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

/** What can be done here and now, in the order in which it is offered. An action has to be possible for every card. */
export const actionsFor = (context: ActionContext): CardAction[] => ORDER.filter((action) => RULES[action](context))

const EDITOR_ACTIONS: ReadonlySet<CardAction> = new Set<EditorAction>(['undo', 'redo', 'suggest'])

const isBoardAction = (action: CardAction): action is BoardAction => !EDITOR_ACTIONS.has(action)

/** Of what can be done, that which is done with whole cards. */
export const boardActionsFor = (context: ActionContext): BoardAction[] => actionsFor(context).filter(isBoardAction)
