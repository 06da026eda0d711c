import { useGetCardQuery } from '@/api/cards/cardQueries'
import { LazyOnboardingCharacter } from './lazyOnboarding'

/** Introduces the open stack or quiz, once its type is known (C-260). */
export function ContainerCharacter({ stackId }: { stackId: string }) {
  const { currentData: container } = useGetCardQuery({ cardId: stackId })
  if (container?.type !== 'quiz' && container?.type !== 'stack') return null
  return <LazyOnboardingCharacter key={container.type} character={container.type} />
}
