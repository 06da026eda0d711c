import { cardQueriesApi } from '@/api/cards/cardQueries'
import { selectIsAutoLayout } from '@/api/user'
import { type BoardSearchParams, boardLocationOf } from './boardUrl'
import type { AppDispatch, RootState } from '@/store/rootReducer'

type LoaderArgs = {
  context: { store: { dispatch: AppDispatch; getState: () => RootState } }
  params: { stackId?: string; focusId?: string }
  deps: BoardSearchParams
}

/**
 * Route loader of the board: requests the first page of the list while the chunk of the screen loads. The screen subscribes. Attach to the
 * innermost routes: only innermost routes know the path parameters.
 */
export function loadCardList({ context, params, deps }: LoaderArgs): void {
  const { store } = context
  const { list } = boardLocationOf(params, deps, selectIsAutoLayout(store.getState()))
  void store.dispatch(cardQueriesApi.endpoints.getCards.initiate(list, { subscribe: false }))
}
