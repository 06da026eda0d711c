/** Makes a stack of cards from the chosen ideas (C-032, C-253, C-476, C-477, C-489, D-3012, D-3133). */
import { awaitCards } from '@/api/cards/awaitedCards'
import type { CardListArg } from '@/api/cards/cardListPages'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { stackToAddTo } from '@/api/cards/stackToAddTo'
import { fieldMessage, statusOf, toApiError } from '@/api/core/errors'
import { ideasApi } from '@/api/ideas'
import { selectMe } from '@/api/user'
import { selectPendingDeletions } from '@/store/pendingDeletionsSlice'
import type { AppThunk, RootState } from '@/store/rootReducer'
import { snackbarShown, UNDO_REPLACE_KEY } from '@/store/snackbarsSlice'
import { chosenOf } from './ideas'
import { failureOf } from './ideationFailure'
import { generationBegun, generationFailed, selectIdeation, stackMade } from './ideationSlice'

/** ms from a press of Generate to the call (C-489). */
export const GENERATE_DELAY_MS = 300
/** Maximum ms that a temporary card stands for a card of an idea. */
export const CARD_LIMIT_MS = 60_000

/** True for a made stack that was deleted, or that is hidden until its deletion. */
const isDeleted = (state: RootState, stackId: string): boolean =>
  selectIdeation(state).deletedStackIds.includes(stackId) ||
  selectPendingDeletions(state).some(({ cardIds }) => cardIds.includes(stackId))

/** Shows a temporary card for each idea in the new stack, and tells how many cards have not come after 60 s. */
const awaitIdeaCards =
  (list: CardListArg, stackId: string, titles: readonly string[]): AppThunk =>
  (dispatch, getState) => {
    const me = selectMe(getState())
    if (!me) return
    // The stack's screen uses the same request, which the temporary cards then join.
    void dispatch(cardQueriesApi.endpoints.getCards.initiate(list, { subscribe: false }))
    const endWaiting = dispatch(awaitCards(stackId, titles, me.id))
    setTimeout(() => {
      const count = endWaiting()
      // The session may have ended meanwhile.
      if (count > 0 && selectMe(getState())?.id === me.id && !isDeleted(getState(), stackId))
        dispatch(snackbarShown({ kind: 'danger', text: { key: 'sparks.ideas.cardsMissing', values: { count } } }))
    }, CARD_LIMIT_MS)
  }

/** True if the server refuses a stack as the place: it was deleted, or is shared no longer. */
const isStackRefused = (error: ReturnType<typeof toApiError>): boolean =>
  statusOf(error) === 403 || fieldMessage(error, 'parent_stack_id') !== undefined

type GenerateOptions = {
  /** The open stack; null for My Board. */
  openStackId: string | null
  /** Returns the list that the screen of a stack shows first. */
  listOf: (stackId: string) => CardListArg
}

/**
 * Makes a stack of the chosen ideas, once for several presses. After a failure, which is told, the choice is kept.
 * @returns the stack; undefined after a failure, or if nothing is chosen
 */
export const generateCards =
  ({ openStackId, listOf }: GenerateOptions): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    const { shown, isGenerating } = selectIdeation(getState())
    const chosen = chosenOf(shown?.ideas ?? [])
    if (!shown || chosen.length === 0 || isGenerating) return undefined
    dispatch(generationBegun())
    await new Promise((resolve) => setTimeout(resolve, GENERATE_DELAY_MS))
    let parentId = await dispatch(stackToAddTo(openStackId))
    // The session may have ended meanwhile.
    if (!selectIdeation(getState()).isGenerating) return undefined
    const send = () => {
      const body = {
        idea_types: chosen.map(({ idea_type_id, title, idea }) => ({ idea_type_id, title, idea: idea ?? '' })),
        parent_stack_id: parentId,
        topic: shown.topic,
      }
      return dispatch(ideasApi.endpoints.generateIdeaCards.initiate(body, { track: false }))
    }
    let { data: stack, error } = await send()
    if (error && parentId !== null && isStackRefused(toApiError(error)) && selectIdeation(getState()).isGenerating) {
      parentId = null
      ;({ data: stack, error } = await send())
    }
    if (!stack) {
      const failure = failureOf(toApiError(error))
      dispatch(generationFailed({ words: failure.kind === 'words' ? failure.text : null }))
      if (failure.kind === 'snackbar') dispatch(snackbarShown({ kind: 'danger', text: failure.text }))
      return undefined
    }
    dispatch(stackMade(stack.id))
    if (parentId === null) dispatch(snackbarShown({ kind: 'neutral', text: { key: 'message.savedToMyBoard' } }))
    dispatch(
      snackbarShown({
        kind: 'success',
        text: { key: 'snackbar.spark.add' },
        action: { name: 'discardStack', labelKey: 'board.undo', id: stack.id, parentId },
        replaceKey: UNDO_REPLACE_KEY,
      }),
    )
    dispatch(
      awaitIdeaCards(
        listOf(stack.id),
        stack.id,
        chosen.map(({ title }) => title),
      ),
    )
    return stack.id
  }
