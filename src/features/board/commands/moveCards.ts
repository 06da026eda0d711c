/**
 * What a person does to cards on the board. Dragging, the toolbar, the card's menu and the keyboard all end in these functions, so that
 * every way has the same rules, messages and way back (D-0907, D-0908).
 */
import { nanoid } from '@reduxjs/toolkit'
import type { Card } from '@/api/cards/card.schema'
import { type ApiError, isHandledGlobally, serverMessage } from '@/api/core/errors'
import { cardsApi } from '@/api/cards/cards'
import { refetchCardsById } from '@/api/cards/optimisticCards'
import type { CardListArg } from '@/api/cards/cardListPages'
import { shareApi } from '@/api/share'
import { stacksApi } from '@/api/cards/stacks'
import { confirm } from '@/store/confirmationSlice'
import { deletionScheduled } from '@/store/pendingDeletionsSlice'
import { type Snackbar, snackbarShown } from '@/store/snackbarsSlice'
import type { BoardThunk } from '../boardThunk'
import { type UndoEntry, selectUndoEntries, undoPushed } from '../undo/undoSlice'
import { nextSequence, trackInFlight } from './inFlightCommands'
import { selectionCleared } from '../selectionSlice'

/** The notice of the newest step; it takes the place of the one before. */
const UNDO_REPLACE_KEY = 'board-undo'

const ids = (cards: readonly Card[]) => cards.map(({ id }) => id)

/** Remembers a step and offers to undo it, unless a later one was answered sooner: the notice of that stays the newest. */
const offerUndo =
  (entry: UndoEntry, text: Snackbar['text'], kind: Snackbar['kind'] = 'success'): BoardThunk<void> =>
  (dispatch, getState) => {
    dispatch(undoPushed(entry))
    dispatch(selectionCleared())
    const action = { name: 'undo', labelKey: 'board.undo', id: entry.id } as const
    const isNewest = selectUndoEntries(getState()).at(-1)?.id === entry.id
    dispatch(snackbarShown({ kind, text, ...(isNewest && { action, replaceKey: UNDO_REPLACE_KEY }) }))
  }

/** Says why a step failed: what the server says, else the text of `key`. */
export const showCommandError =
  (error: ApiError, key: string): BoardThunk<void> =>
  (dispatch) => {
    if (isHandledGlobally(error)) return
    const message = serverMessage(error)
    // 'message.drag.unable' and its like are keys that a server may send as its message (B-244, D-2105).
    const text = message && !message.startsWith('message.') ? { message } : { key: message ?? key }
    dispatch(snackbarShown({ kind: 'danger', text }))
  }

/**
 * Moves cards from one stack to another, and has their sharing follow: they get the recipients of the stack they come into, and lose
 * those that came with the one they leave (B-501, D-2430).
 */
export const changeStack =
  (cards: Card[], from: string | null, to: string | null): BoardThunk<Promise<ApiError | undefined>> =>
  async (dispatch) => {
    const { error } = await dispatch(stacksApi.endpoints.changeParent.initiate({ cards, from, to }))
    if (error) return error as ApiError
    if (to && (await dispatch(isShared(to)))) {
      await dispatch(shareApi.endpoints.shareStackedCards.initiate({ parentId: to, cardIds: ids(cards) }))
    }
    if (from && (await dispatch(isShared(from)))) await dispatch(refetchCardsById(ids(cards)))
    return undefined
  }

const isShared =
  (stackId: string): BoardThunk<Promise<boolean>> =>
  async (dispatch) => {
    const read = cardsApi.endpoints.getCard.initiate({ cardId: stackId }, { subscribe: false })
    return (await dispatch(read)).data?.share_status === 'shared'
  }

/**
 * Moves cards from one stack to another; null is My Board. Cards that come into a shared stack get its recipients.
 * @param title name of the stack they go to, for the notice
 */
export const moveCards = (cards: Card[], from: string | null, to: string | null, title = ''): BoardThunk =>
  trackInFlight((sequence) => async (dispatch) => {
    const error = await dispatch(changeStack(cards, from, to))
    if (error) return dispatch(showCommandError(error, 'message.drag.failed'))
    const text = to ? { key: 'message.drag.move', values: { title } } : { key: 'message.drag.moveToMyBoard' }
    dispatch(offerUndo({ id: nanoid(), sequence, kind: 'move', cards, from, to }, text))
  })

/** Moves cards to My Board, each from its own stack: what a search finds may lie in several. */
export const moveToMyBoard =
  (cards: readonly Card[]): BoardThunk =>
  async (dispatch) => {
    for (const from of new Set(cards.map((card) => card.parent_id))) {
      const siblings = cards.filter((card) => card.parent_id === from)
      if (from) await dispatch(moveCards(siblings, from, null))
    }
  }

/** A card that stands in a stack's place until the server has made it: only its 'Loading...' shows (B-253, B-254). */
const temporaryStack = (first: Card, parentId: string | null, tempId: string): Card => ({
  ...first,
  id: tempId,
  temp_id: tempId,
  type: 'stack',
  title: '',
  subtitle: null,
  body: null,
  data: { cards: 0 },
  childCount: 0,
  readingTime: { minutes_to_consume: 0 },
  first_child_id: null,
  parent_id: parentId,
  loading: true,
})

/**
 * Stacks cards that lie in the same place; the new stack stands where the first of them was.
 * @returns the stack, or undefined when it could not be made
 */
export const mergeCards = (cards: Card[]): BoardThunk<Promise<Card | undefined>> =>
  trackInFlight((sequence) => async (dispatch) => {
    const [first] = cards
    if (!first) return undefined
    const parentId = first.parent_id
    dispatch(selectionCleared())
    const temporary = temporaryStack(first, parentId, `temp_${crypto.randomUUID()}`)
    const { data: stack, error } = await dispatch(
      stacksApi.endpoints.generateStack.initiate({ cards, parentId, temporary }),
    )
    if (!stack) {
      const failure = error as ApiError
      const code = failure.kind === 'http' ? failure.code : undefined
      const text = { key: code ?? 'error.stack.generate' }
      if (!isHandledGlobally(failure)) dispatch(snackbarShown({ kind: 'danger', text }))
      return undefined
    }
    dispatch(offerUndo({ id: nanoid(), sequence, kind: 'merge', stack, cards }, { key: 'message.drag.stack' }))
    return stack
  })

/**
 * Puts a list into an order by hand.
 * @param from the list on screen
 * @param to the same list ordered by hand, which is what the board shows afterwards
 * @param cardIds every loaded card in its new order
 */
export const reorderCards = (
  from: CardListArg,
  to: CardListArg,
  previousOrder: string[],
  cardIds: string[],
): BoardThunk =>
  trackInFlight((sequence) => async (dispatch) => {
    const { error } = await dispatch(stacksApi.endpoints.saveManualOrder.initiate({ from, to, cardIds }))
    if (error && isHandledGlobally(error)) return
    if (error) return void dispatch(snackbarShown({ kind: 'danger', text: { key: 'message.order.error' } }))
    dispatch(
      offerUndo(
        { id: nanoid(), sequence, kind: 'reorder', from, to, previousOrder },
        { key: 'message.order.saved' },
        'neutral',
      ),
    )
  })

const unstack = (stack: Card): BoardThunk =>
  trackInFlight((sequence) => async (dispatch) => {
    const read = cardsApi.endpoints.getCard.initiate({ cardId: stack.id }, { subscribe: false, forceRefetch: true })
    const { data: fullStack, error: readError } = await dispatch(read)
    if (!fullStack) return dispatch(showCommandError(readError as ApiError, 'message.drag.failed'))
    const children = 'cards' in fullStack ? (fullStack.cards ?? []) : []
    const { error } = await dispatch(stacksApi.endpoints.detachFormats.initiate({ stack, children }))
    if (error) return dispatch(showCommandError(error as ApiError, 'message.drag.failed'))
    // Nobody can stack what is not their own.
    const ownChildren = children.filter(({ isOwner }) => isOwner)
    const text = { key: 'message.unstacked' }
    if (ownChildren.length > 0)
      dispatch(offerUndo({ id: nanoid(), sequence, kind: 'unstack', stack, children: ownChildren }, text))
    else dispatch(snackbarShown({ kind: 'success', text }))
  })

/** Dissolves a stack after asking; what it held takes its place. */
export const unstackCard =
  (stack: Card): BoardThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (!(await dispatch(confirm({ kind: 'unstack' })))) return false
    await dispatch(unstack(stack))
    return true
  }

/** Copies cards; each copy stands beside its original. */
export const duplicateCards =
  (cards: readonly Card[]): BoardThunk =>
  async (dispatch) => {
    const { error } = await dispatch(cardsApi.endpoints.duplicateCards.initiate({ cardIds: ids(cards) }))
    if (error) return dispatch(showCommandError(error as ApiError, 'message.drag.failed'))
    dispatch(selectionCleared())
    dispatch(snackbarShown({ kind: 'success', text: { key: 'message.duplicated' } }))
  }

/** Counts everything that goes when some cards go: a stack takes along what it holds (D-2427). */
const countDeleted =
  (cards: readonly Card[]): BoardThunk<Promise<number>> =>
  async (dispatch) => {
    const stacks = cards.filter((card) => 'childCount' in card && card.childCount > 0)
    if (stacks.length === 0) return cards.length
    const { data } = await dispatch(
      shareApi.endpoints.getStackNodes.initiate({ cardIds: ids(stacks) }, { subscribe: false, forceRefetch: true }),
    )
    return new Set([...ids(cards), ...(data ?? []).map(({ id }) => id)]).size
  }

/** Deletes cards after asking. They are gone at once; the call goes out when the notice with Undo closes. */
export const deleteCards =
  (cards: readonly Card[]): BoardThunk<Promise<boolean>> =>
  async (dispatch) => {
    const count = await dispatch(countDeleted(cards))
    if (!(await dispatch(confirm({ kind: 'delete', values: { count } })))) return false
    const id = nanoid()
    dispatch(deletionScheduled({ id, cardIds: ids(cards) }))
    const text = {
      key: cards.length === 1 ? 'message.deleted.one' : 'message.deleted.other',
      values: { count: String(cards.length) },
    }
    dispatch(offerUndo({ id, sequence: nextSequence(), kind: 'delete', cardIds: ids(cards) }, text, 'neutral'))
    return true
  }
