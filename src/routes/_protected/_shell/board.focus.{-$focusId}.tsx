import { skipToken } from '@reduxjs/toolkit/query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCardList } from '@/api/cards/useCardList'
import { cardQueriesApi } from '@/api/cards/cardQueries'
import { isNotAccessible } from '@/api/core/errors'
import { loadBoard } from '@/model/board/boardLoader'
import { FocusedCard } from '@/app/FocusedCard'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { loadTexts } from '@/i18n/i18n'
import { useVisibleCardList } from '@/model/board/useVisibleCardList'

export const Route = createFileRoute('/_protected/_shell/board/focus/{-$focusId}')({
  beforeLoad: ({ params }) => {
    if (!params.focusId) throw redirect({ to: '/board' })
  },
  staticData: { isOverlay: true },
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [['component']],
  loader: (args) => Promise.all([loadBoard(args), loadTexts('saving')]).then(() => undefined),
  component: Focus,
})

function Focus() {
  const { focusedId: focusId = '', list, closeCard, replaceCard } = useBoardLocation()
  const { cards } = useVisibleCardList(list)
  // Unlike `cards`, this includes cards whose deletion is pending. An open card among them still counts as opened from the list.
  const { cards: allCards, status, error } = useCardList(list)
  /** True if the list behind the card is not accessible any more, either. */
  const isListMissing = status === 'failed' && error !== undefined && isNotAccessible(error)

  const isFromList = list.stackId !== undefined || list.search !== '' || allCards.some(({ id }) => id === focusId)

  // Fetched in advance, so that closing the card does not wait for a response.
  const { currentData: openCard } = cardQueriesApi.useGetCardQuery({ cardId: focusId })
  const { data: isParentAccessible } = cardQueriesApi.useExistsInWhiteboardQuery(
    !isFromList && openCard?.parent_id ? { cardId: openCard.parent_id } : skipToken,
    { refetchOnMountOrArgChange: true },
  )

  /**
   * Returns to the list from which the card was opened. After a direct link, it opens the card's stack (B-106, B-107, D-2444). A removed
   * card leaves no history entry.
   */
  const close = (parentId: string | null, { isRemoved = false } = {}) => {
    const stackId = !isFromList && parentId && (isParentAccessible ?? openCard?.isOwner) ? parentId : list.stackId
    closeCard({ stackId: isListMissing ? undefined : stackId, isRemoved })
  }

  return (
    <FocusedCard
      cardId={focusId}
      cards={cards}
      isSearching={list.search !== ''}
      onClose={close}
      onNavigate={replaceCard}
    />
  )
}
