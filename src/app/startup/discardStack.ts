import type { RegisteredRouter } from '@tanstack/react-router'
import { selectIsAutoLayout } from '@/api/user'
import { boardLocationOf, boardSearchParamsSchema } from '@/model/board/boardUrl'
import { scheduleDeletion } from '@/model/board/commands/deleteCards'
import type { AppThunk } from '@/store/rootReducer'

type Router = Pick<RegisteredRouter, 'latestLocation' | 'matchRoutes' | 'navigate'>
/** `parentId` null: My Board. */
type MadeStack = { id: string; parentId: string | null }

/** Deletes a stack that was just made, until its own Undo; a screen of the stack gives way to the list that holds the stack. */
export const discardStack =
  (router: Router, { id, parentId }: MadeStack): AppThunk =>
  (dispatch, getState) => {
    const { pathname, search } = router.latestLocation
    const match = router.matchRoutes(pathname, search).at(-1)
    const before = boardSearchParamsSchema.parse(match?.search ?? {})
    const { stackId, focusedId } = boardLocationOf(match?.params ?? {}, before, selectIsAutoLayout(getState()))
    dispatch(scheduleDeletion([id]))
    if (stackId !== id && focusedId !== id) return
    // Back must not return to the deleted stack.
    if (parentId === null) void router.navigate({ to: '/board', search: {}, replace: true })
    else
      void router.navigate({ to: '/board/stack/{-$stackId}', params: { stackId: parentId }, search: {}, replace: true })
  }
