import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { useDispatch, useSelector } from 'react-redux'
import type { Card } from '@/api/cards/card.schema'
import { cardQueriesApi } from '@/api/cards/optimisticCards'
import { selectMe } from '@/api/user'
import type { AppDispatch } from '@/app/store'
import { useShareDialog } from '@/app/useShareDialog'
import { BoardScreen } from '@/features/board/BoardScreen'
import { boardSearchParamsSchema, cardListArgFromUrl } from '@/features/board/boardUrl'
import { cardsSelected } from '@/features/board/selectionSlice'
import { chatOpened } from '@/features/chat/chatSlice'
import { getCardTypeDefinition } from '@/cardTypes/registry'

export const Route = createFileRoute('/_protected/board')({
  validateSearch: boardSearchParamsSchema,
  loaderDeps: ({ search }) => search,
  // Prefetches the first page while the screen's chunk loads; the screen itself subscribes.
  loader: ({ context, deps }) => {
    void context.store.dispatch(
      cardQueriesApi.endpoints.getCards.initiate(cardListArgFromUrl(deps, deps.stack), { subscribe: false }),
    )
  },
  component: Board,
})

function Board() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const dispatch = useDispatch<AppDispatch>()
  const me = useSelector(selectMe)
  const { stackId, focusId } = useParams({ strict: false })
  const openStack = stackId ?? search.stack

  const openCard = (card: Card) => {
    if (getCardTypeDefinition(card).opensIn === 'stack') {
      return void navigate({ to: '/board/stack/{-$stackId}', params: { stackId: card.id }, search: {} })
    }
    void navigate({
      to: '/board/focus/{-$focusId}',
      params: { focusId: card.id },
      search: (previous) => ({ ...previous, stack: openStack }),
    })
  }
  const askInChat = (question: string) => {
    dispatch(chatOpened())
    void import('@/features/chat/chatThunks').then(({ askQuestion }) =>
      dispatch(askQuestion(question, { focusedId: null, stackId: openStack ?? null, selectedIds: [] })),
    )
  }

  const { share, shareDialog } = useShareDialog()

  return (
    <>
      <BoardScreen
        list={cardListArgFromUrl(search, openStack)}
        buddy={me?.buddy ?? null}
        isObscured={focusId !== undefined}
        onOpen={openCard}
        onOpenStack={(id) => void navigate({ to: '/board/stack/{-$stackId}', params: { stackId: id }, search: {} })}
        onMyBoard={() => void navigate({ to: '/board', search: {} })}
        onShowAll={() =>
          void navigate({ to: '.', search: (previous) => ({ ...previous, search: undefined, filter: undefined }) })
        }
        onListMissing={() => void navigate({ to: '/board', search: {}, replace: true })}
        onAsk={askInChat}
        onMagic={(cards) => {
          dispatch(cardsSelected({ ids: cards.map(({ id }) => id) }))
          dispatch(chatOpened())
        }}
        onShare={share}
        onSortModeChange={({ sort, order }) =>
          void navigate({ to: '.', search: (previous) => ({ ...previous, sort, order }), replace: true })
        }
      />
      {shareDialog}
      <Outlet />
    </>
  )
}
