import { createFileRoute, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import type { Card } from '@/api/cards/card.schema'
import { selectMe } from '@/api/user'
import { LazyFirstHint, LazyGalleryStrip, LazyOnboardingCharacter, LazyQuizStart } from '@/app/lazyOnboarding'
import { Presentation } from '@/app/lazyPresentation'
import { usePreloadedBoard } from '@/app/preload/usePreloadedBoard'
import { useExportDialog } from '@/features/export/useExportDialog'
import { useShareDialog } from '@/features/share/useShareDialog'
import { getCardTypeDefinition } from '@/cardTypes/definitions'
import { BoardScreen } from '@/features/board/BoardScreen'
import { searchParamsInside } from '@/model/board/boardUrl'
import { useOpenOrigin } from '@/model/board/commands/useOpenOrigin'
import { cardsSelected } from '@/model/board/selectionSlice'
import { containerCharacter } from '@/model/onboarding/containerCharacter'
import { useBoardLocation, useIsOpeningCard } from '@/model/board/useBoardLocation'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import { useAfterPaint } from '@/lib/loading/useAfterPaint'
import { useShortcuts } from '@/lib/shortcuts'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chatOpened } from '@/store/panelsSlice'
import { selectIsStarted } from '@/store/startUpSlice'

export const Route = createFileRoute('/_protected/_shell/board')({
  staticData: { tools: 'board', hasBoardSearch: true, hasChat: true },
  component: Board,
})

/** Optional: without drop and paste, a picture is added by its card's tool. */
const BoardPictureDrop = lazyComponent(
  () => import('@/features/pictureTool/BoardPictureDrop').then((file) => file.BoardPictureDrop),
  { isOptional: true },
)

function Board() {
  const {
    list,
    stackId,
    focusedId,
    openCard,
    closeCard,
    openStack,
    openMyBoard,
    leaveMissingList,
    changeList,
    showAll,
    showOrder,
    presentedId,
    present,
    endPresentation,
  } = useBoardLocation()
  const navigate = useNavigate()
  const isPainted = useAfterPaint(useAppSelector(selectIsStarted))
  const router = useRouter()
  usePreloadedBoard(() => router.loadRouteChunk(router.routesByPath['/board/focus/{-$focusId}']))
  const openOrigin = useOpenOrigin()
  const isOpeningCard = useIsOpeningCard()
  const dispatch = useAppDispatch()
  const me = useAppSelector(selectMe)

  const open = (card: Card) =>
    getCardTypeDefinition(card).opensIn === 'stack' ? openStack(card.id, searchParamsInside(card)) : openCard(card.id)
  const askInChat = (question: string) => {
    dispatch(chatOpened())
    void import('@/model/conversation/chatCommands').then(({ askQuestion }) =>
      dispatch(askQuestion(question, { focusedId: null, stackId: stackId ?? null, selectedIds: [] })),
    )
  }

  const { share, shareDialog } = useShareDialog()
  const { exportCards, exportDialog } = useExportDialog()

  // Escape closes a card that is still loading. Once loaded, the card handles Escape itself (D-2449).
  useShortcuts(isOpeningCard ? 'focus' : undefined, ({ key }) =>
    key === 'Escape' ? { run: () => closeCard({ stackId, isRemoved: false }) } : undefined,
  )

  return (
    <>
      <BoardScreen
        list={list}
        buddy={me?.buddy ?? null}
        isObscured={focusedId !== undefined}
        onOpen={open}
        onOpenOrigin={(insight) => void openOrigin(insight)}
        onOpenStack={openStack}
        onMyBoard={openMyBoard}
        onShowAll={showAll}
        onEndSearch={() => changeList({ search: undefined })}
        onEndFilter={() => changeList({ filter: undefined })}
        onListMissing={leaveMissingList}
        onAsk={askInChat}
        starters={
          <>
            <LazyFirstHint hint="EMPTY_BOARD" />
            <LazyGalleryStrip onOpen={(id) => void navigate({ to: '/{-$id}/gallery', params: { id } })} />
          </>
        }
        renderNote={(cards) => {
          const character = containerCharacter(cards)
          return <LazyOnboardingCharacter key={character} character={character} />
        }}
        renderQuizStart={(questions) => <LazyQuizStart questions={questions} onOpen={open} />}
        onMagic={(cards) => {
          dispatch(cardsSelected({ ids: cards.map(({ id }) => id) }))
          dispatch(chatOpened())
        }}
        onShare={share}
        onPresent={({ id }) => present(id)}
        onExport={(cards) => exportCards({ cards })}
        onSortModeChange={showOrder}
        onSort={changeList}
      />
      {shareDialog}
      {exportDialog}
      {presentedId ? (
        <Presentation cardId={presentedId} list={list} onClose={endPresentation} onLoadError={endPresentation} />
      ) : null}
      {isPainted ? <BoardPictureDrop stackId={stackId} isActive={focusedId === undefined} /> : null}
      <Outlet />
    </>
  )
}
