import { createFileRoute, redirect } from '@tanstack/react-router'
import { FocusedCard } from '@/app/FocusedCard'
import { loadTexts } from '@/i18n/i18n'
import { useBoardLocation } from '@/model/board/useBoardLocation'

/**
 * Opens a card that is not on the user's board (B-055, C-049, D-1031, D-2201). There is no list, so there are no arrows, and closing leads
 * to My Board.
 */
export const Route = createFileRoute('/_protected/_shell/whiteboard/focus/{-$focusId}')({
  beforeLoad: ({ params }) => {
    if (!params.focusId) throw redirect({ to: '/board' })
  },
  staticData: { hasChat: true, isOverlay: true },
  loader: () => loadTexts('saving'),
  component: WhiteboardFocus,
})

function WhiteboardFocus() {
  const { focusedId = '', closeCard, replaceCard } = useBoardLocation()
  return (
    <FocusedCard
      cardId={focusedId}
      cards={[]}
      isSearching={false}
      onClose={(_, { isRemoved = false } = {}) => closeCard({ stackId: undefined, isRemoved })}
      onNavigate={replaceCard}
    />
  )
}
