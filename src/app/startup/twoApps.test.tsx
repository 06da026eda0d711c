/** Tests that two apps in one page share no state, as tests and stories in one worker are (D-0095). */
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { selectCardsOfList } from '@/api/cards/cardSelectors'
import { stacksCalls } from '@/api/cards/stacks.contract'
import { userApi } from '@/api/user'
import { type ActiveEditor, useActiveEditor, useRegisterActiveEditor } from '@/editor/activeEditor'
import { createHeartboardEditor } from '@/editor/model/createHeartboardEditor'
import { type OpenText, useOpenText, useRegisterOpenText } from '@/editor/openText'
import { applyDrop } from '@/features/board/dnd/applyDrop'
import { endDrag, startDrag, useDragRole, useIsDragging } from '@/features/board/dnd/dragStore'
import { moveCards } from '@/model/board/commands/moveCards'
import { undoNewest } from '@/model/board/undo/undo'
import { addBeforeLogOut, finishBeforeLogOut } from '@/store/beforeLogOut'
import { answerConfirmation, confirm, selectOpenConfirmation } from '@/store/confirmationSlice'
import { expectConsole } from '@/testing/expectConsole'
import { holdCalls } from '@/testing/intercept'
import { myBoard } from '@/testing/myBoard'
import { type OpenedApp, openApp } from '@/testing/openApp'

const FOOD_CHAINS = '8eca0b03-bdcc-40cf-bad1-ad6f3d8696b8'

async function openBoard() {
  const app = openApp({ as: 'cikgu_aina', isWithoutRealtime: true })
  onTestFinished(app.close)
  const { dispatch } = app.store
  await dispatch(userApi.endpoints.getMe.initiate())
  await dispatch(cardQueriesApi.endpoints.getCards.initiate(myBoard))
  const cards = dispatch(selectCardsOfList(myBoard)).filter(({ type, isOwner }) => type === 'text' && isOwner)
  const within = ({ children }: { children: ReactNode }) => <Provider store={app.store}>{children}</Provider>
  return { ...app, dispatch, cards, within }
}

const parentOf = ({ session }: OpenedApp, id: string | undefined) =>
  session.mockServer.db.cards.get(id ?? '')?.parent_id

test('an undo waits neither for a command nor for an undo of another app', async () => {
  const [busy, calm] = [await openBoard(), await openBoard()]
  const [card] = calm.cards
  await calm.dispatch(moveCards(calm.cards.slice(0, 1), null, FOOD_CHAINS))
  await busy.dispatch(moveCards(busy.cards.slice(0, 1), null, FOOD_CHAINS))
  const release = holdCalls(busy, stacksCalls.changeParent)
  const moving = busy.dispatch(moveCards(busy.cards.slice(1, 2), null, FOOD_CHAINS))
  const undoing = busy.dispatch(undoNewest())
  await calm.dispatch(undoNewest())
  expect(parentOf(calm, card?.id)).toBeNull()
  release()
  await Promise.all([moving, undoing])
})

test('a confirmation is open in the app that asked, and answered there', async () => {
  const [asking, other] = [await openBoard(), await openBoard()]
  const answer = asking.dispatch(confirm({ kind: 'delete' }))
  expect(selectOpenConfirmation(other.store.getState())).toBeNull()
  other.dispatch(answerConfirmation(false))
  asking.dispatch(answerConfirmation(true))
  expect(await answer).toBe(true)
})

test('a drag is shown by the board that it started on', async () => {
  const [dragging, other] = [await openBoard(), await openBoard()]
  const [card] = dragging.cards
  const useShown = () => ({ isDragging: useIsDragging(), role: useDragRole(card?.id ?? '') })
  const [shown, shownByOther] = [dragging, other].map(({ within }) => renderHook(useShown, { wrapper: within }).result)
  act(() => dragging.dispatch(startDrag(dragging.cards.slice(0, 1), card?.id)))
  expect(shown?.current).toEqual({ isDragging: true, role: 'preview' })
  expect(shownByOther?.current).toEqual({ isDragging: false, role: null })
  act(() => other.dispatch(endDrag()))
  expect(shown?.current.isDragging).toBe(true)
})

test('a failed reorder rolls back while another app reorders the same board', async () => {
  const [ordering, failing] = [await openBoard(), await openBoard()]
  const manual = { ...myBoard, sort: 'manual', order: 'asc' } as const
  const reorder = ({ dispatch }: typeof failing) => {
    const listedCards = dispatch(selectCardsOfList(manual))
    const restore = vi.fn<() => void>()
    const dropped = dispatch(
      applyDrop({
        dropTarget: { kind: 'reorder', index: 3 },
        draggedCards: listedCards.slice(0, 1),
        listedCards,
        list: manual,
        isAutoLayout: false,
        onSortModeChange: () => restore,
      }),
    )
    return { dropped, restore }
  }
  for (const { dispatch } of [ordering, failing]) await dispatch(cardQueriesApi.endpoints.getCards.initiate(manual))
  const release = holdCalls(ordering, stacksCalls.saveManualOrder)
  const held = reorder(ordering)
  expectConsole(/saveManualOrder failed/)
  failing.session.mockServer.setScenario('offline')
  const failed = reorder(failing)
  await failed.dropped
  expect(failed.restore).toHaveBeenCalledOnce()
  release()
  await held.dropped
})

const anEditor: ActiveEditor = {
  undo: () => undefined,
  redo: () => undefined,
  canUndo: true,
  canRedo: false,
  focus: () => undefined,
  resume: () => undefined,
}

test('each app has a separate open text and editor', async () => {
  const [writing, other] = [await openBoard(), await openBoard()]
  const aText: OpenText = { editor: createHeartboardEditor(), hold: () => () => undefined }
  const useRegistered = () => {
    useRegisterActiveEditor(anEditor)
    useRegisterOpenText(aText)
  }
  renderHook(useRegistered, { wrapper: writing.within })
  const useShown = () => ({ isEditing: useActiveEditor() === anEditor, isOpen: useOpenText() === aText })
  expect(renderHook(useShown, { wrapper: writing.within }).result.current).toEqual({ isEditing: true, isOpen: true })
  expect(renderHook(useShown, { wrapper: other.within }).result.current).toEqual({ isEditing: false, isOpen: false })
})

test('a log-out finishes the pending sends of the same app only', async () => {
  const [leaving, staying] = [await openBoard(), await openBoard()]
  const [ownTask, otherTask] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>()]
  leaving.dispatch(addBeforeLogOut(ownTask))
  staying.dispatch(addBeforeLogOut(otherTask))
  await leaving.dispatch(finishBeforeLogOut())
  expect(ownTask).toHaveBeenCalledOnce()
  expect(otherTask).not.toHaveBeenCalled()
})
