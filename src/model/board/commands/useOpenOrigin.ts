import type { Card } from '@/api/cards/card.schema'
import { useAppDispatch } from '@/store/hooks'
import { searchParamsInside } from '../boardUrl'
import { useBoardLocation } from '../useBoardLocation'

/** Opens the origin of an insight: its quiz, or the question outside any quiz (B-141, B-142). */
export function useOpenOrigin(): (insight: Card) => Promise<void> {
  const dispatch = useAppDispatch()
  const { openStack, openCard } = useBoardLocation()
  return async (insight) => {
    // Few boards have insights, so the calls for them load with the press.
    const { findOrigin } = await import('./findOrigin')
    const origin = await dispatch(findOrigin(insight))
    if (!origin) return
    if ('stackId' in origin) openStack(origin.stackId, searchParamsInside({ type: 'quiz' }))
    else openCard(origin.questionId)
  }
}
