import { useAppDispatch } from '@/store/hooks'
import { askExchangeAgain } from '@/model/conversation/askExchangeAgain'
import { useChatPanel } from '../panel/chatPanelContext'
import type { Exchange } from '@/model/conversation/turns'
import { ReplyOutcome } from './ReplyOutcome'

export function UnansweredOutcome({ exchange }: { exchange: Exchange }) {
  const dispatch = useAppDispatch()
  const { getContext } = useChatPanel()
  return <ReplyOutcome status="unanswered" onRetry={() => dispatch(askExchangeAgain(exchange, getContext()))} />
}
