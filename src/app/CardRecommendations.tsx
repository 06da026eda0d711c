import { useRouter } from '@tanstack/react-router'
import type { NamedCard } from '@/api/chat.contract'
import { selectPermissions } from '@/api/user'
import { Recommendations } from '@/features/recommendations/Recommendations'
import type { Recommendation } from '@/model/recommendations/recommendationsFor'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { LazyOnboardingCharacter } from './lazyOnboarding'

type CardRecommendationsProps = {
  card: Pick<NamedCard, 'id' | 'parent_id'>
  place: 'card' | 'chat'
}

/**
 * Recommendations of a card, for people who may chat (C-045, D-3024). A press opens the card first unless it is open, because the server
 * answers in the conversation of the card.
 */
export function CardRecommendations({ card, place }: CardRecommendationsProps) {
  const dispatch = useAppDispatch()
  const router = useRouter()
  const permissions = useAppSelector(selectPermissions)
  if (!permissions.includes('system.chat.access')) return null

  const ask = async (recommendation: Recommendation) => {
    const [{ askRecommendation }, { openCard }] = await Promise.all([
      import('@/model/conversation/chatCommands'),
      import('./startup/openMadeCard'),
    ])
    if (!(await dispatch(openCard(router, card)))) return
    dispatch(askRecommendation(card.id, recommendation))
  }
  return (
    <Recommendations cardId={card.id} place={place} onAsk={ask}>
      {place === 'card' ? <LazyOnboardingCharacter character="recommendation" /> : null}
    </Recommendations>
  )
}
