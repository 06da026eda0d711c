/** Actions on cards (B-413 to B-451), used by toolbar, card menu, shortcuts and the open card. */
import { isContainer } from '@/cardTypes/rules/isContainer'
import { isPresentable } from '@/cardTypes/rules/isPresentable'
import type { Action } from './action'
import type { CardActionContext, CardRunContext } from './cardActionContext'
import { areAllOwn, existsForAll, isContentActionAvailable, isPermittedForAll, singleCard } from './cardRules'

export type CardActionId =
  | 'magic'
  | 'stack'
  | 'rename'
  | 'unstack'
  | 'duplicate'
  | 'share'
  | 'present'
  | 'export'
  | 'moveToMyBoard'
  | 'undo'
  | 'redo'
  | 'suggest'
  | 'delete'

export type CardAction = Action<CardActionId, CardActionContext, CardRunContext>

/** The top bar offers it for the open stack. */
export const presentCard: CardAction = {
  id: 'present',
  group: 'cards',
  labelKey: 'board.action.present',
  shortcut: 'P',
  isAvailable: (context) => {
    const card = singleCard(context)
    return card !== undefined && isPresentable(card) && !(isContainer(card) && card.childCount === 0)
  },
  run: ({ cards: [card], commands }) => card && commands.present(card),
}

export const cardActions: readonly CardAction[] = [
  {
    id: 'magic',
    group: 'cards',
    labelKey: 'board.action.magic',
    shortcut: 'I',
    isAvailable: (context) => isPermittedForAll(context, 'magic'),
    run: ({ cards, commands }) => commands.magic(cards),
  },
  {
    id: 'stack',
    group: 'cards',
    labelKey: 'board.action.stack',
    shortcut: 'G',
    isAvailable: (context) =>
      context.cards.length > 1 &&
      !context.isSearching &&
      !context.isInFocus &&
      context.permissions.includes('board.format.stack.create') &&
      areAllOwn(context),
    run: ({ cards, commands }) => commands.stack(cards),
  },
  {
    id: 'rename',
    group: 'cards',
    labelKey: 'board.action.rename',
    shortcut: 'F2',
    isAvailable: (context) =>
      context.cards.length === 1 &&
      !context.isInFocus &&
      existsForAll(context, 'rename') &&
      isPermittedForAll(context, 'edit'),
    run: ({ cards: [card], commands }) => card && commands.rename?.(card),
  },
  {
    id: 'unstack',
    group: 'cards',
    labelKey: 'board.action.unstack',
    shortcut: 'U',
    isAvailable: (context) => {
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
    run: ({ cards: [stack], commands }) => stack && commands.unstack(stack),
  },
  {
    id: 'duplicate',
    group: 'cards',
    labelKey: 'board.action.duplicate',
    shortcut: 'D',
    isAvailable: (context) => !context.isInFocus && !context.isSearching && isPermittedForAll(context, 'duplicate'),
    run: ({ cards, commands }) => commands.duplicate(cards),
  },
  {
    id: 'share',
    group: 'cards',
    labelKey: 'board.action.share',
    shortcut: 'S',
    isAvailable: (context) => existsForAll(context, 'share') && isPermittedForAll(context, 'share'),
    run: ({ cards, commands }) => commands.share(cards),
  },
  presentCard,
  {
    id: 'export',
    group: 'cards',
    labelKey: 'board.action.export',
    shortcut: 'E',
    isAvailable: ({ cards, isInFocus }) => cards.length > 0 && !isInFocus,
    run: ({ cards, commands }) => commands.export?.(cards),
  },
  {
    id: 'moveToMyBoard',
    group: 'cards',
    labelKey: 'board.action.moveToMyBoard',
    shortcut: 'B',
    isAvailable: (context) => context.isInsideStack && isPermittedForAll(context, 'edit') && areAllOwn(context),
    run: ({ cards, commands }) => commands.moveToMyBoard(cards),
  },
  {
    id: 'undo',
    group: 'content',
    labelKey: 'saving.action.undo',
    isAvailable: (context) => isContentActionAvailable(context, 'undo'),
    run: ({ commands }) => commands.undo?.(),
  },
  {
    id: 'redo',
    group: 'content',
    labelKey: 'saving.action.redo',
    isAvailable: (context) => isContentActionAvailable(context, 'redo'),
    run: ({ commands }) => commands.redo?.(),
  },
  {
    id: 'suggest',
    group: 'content',
    labelKey: 'saving.action.suggest',
    isAvailable: (context) => isContentActionAvailable(context, 'suggest'),
    run: ({ commands }) => commands.suggest?.(),
  },
  {
    id: 'delete',
    group: 'cards',
    labelKey: 'board.action.delete',
    shortcut: 'Delete',
    moreShortcuts: ['Backspace'],
    isAvailable: (context) => isPermittedForAll(context, 'delete'),
    run: ({ cards, commands }) => commands.delete(cards),
  },
]

/** Returns the available actions in display order. An action is available only if all cards allow it. */
export const cardActionsFor = (context: CardActionContext): CardAction[] =>
  cardActions.filter(({ isAvailable }) => isAvailable(context))
