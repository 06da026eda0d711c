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
 * Loader of the board's routes: requests the first page of the list while the screen's chunk loads; the screen itself subscribes. It
 * belongs to the innermost routes, because only these know the parameters of the path.
 */
export function loadCardList({ context, params, deps }: LoaderArgs): void {
  const { store } = context
  const { list } = boardLocationOf(params, deps, selectIsAutoLayout(store.getState()))
  void store.dispatch(cardQueriesApi.endpoints.getCards.initiate(list, { subscribe: false }))
}
