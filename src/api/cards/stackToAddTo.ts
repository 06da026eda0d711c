import type { ApiThunk } from '../core/apiThunk'
import { selectPermissions } from '../user'
import { cardQueriesApi } from './cardQueries'
import { selectCachedCard } from './cardSelectors'

/**
 * Returns the open stack if content may be added to it, else null for My Board (C-217, D-3012, D-3122). That needs its ownership or the
 * permission to edit shared cards; a quiz holds questions only.
 */
export const stackToAddTo =
  (stackId: string | null): ApiThunk<Promise<string | null>> =>
  async (dispatch, getState) => {
    if (stackId === null) return null
    const cached = selectCachedCard(getState(), stackId)
    const isPermitted = selectPermissions(getState()).includes('board.format.shared.edit')
    if (cached?.type === 'quiz') return null
    if (isPermitted || cached?.isOwner) return stackId
    if (cached) return null
    const { data: stack } = await dispatch(
      cardQueriesApi.endpoints.getCard.initiate({ cardId: stackId }, { subscribe: false }),
    )
    return stack?.isOwner && stack.type !== 'quiz' ? stackId : null
  }
