import { SparkCarousel } from '@/features/sparks/SparkCarousel'
import { useAppDispatch } from '@/store/hooks'
import { sparksOpened } from '@/store/panelsSlice'
import { useSparkPress } from './useSparkPress'

const stay = () => undefined

/** Sparks on the landing and in the chat's empty conversation. */
export function ChatSparks({ onAsk }: { onAsk: (question: string) => void }) {
  const dispatch = useAppDispatch()
  const press = useSparkPress({ ask: onAsk, onShowChat: stay })
  return <SparkCarousel onSeeAll={() => dispatch(sparksOpened('list'))} onPick={press} />
}
