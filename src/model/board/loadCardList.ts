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
 * Route loader of the board. It requests the first page of the list while the chunk of the screen loads; the screen
 * subscribes later. It must be attached to the innermost routes, because only these know the path parameters.
 */
export function loadCardList({ context, params, deps }: LoaderArgs): void {
  const { store } = context
  const { list } = boardLocationOf(params, deps, selectIsAutoLayout(store.getState()))
  void store.dispatch(cardQueriesApi.endpoints.getCards.initiate(list, { subscribe: false }))
}
