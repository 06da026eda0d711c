import { RefreshCw, Square, Volume2 } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { AddButton } from '../reply/AddButton'
import { askExchangeAgain } from '@/model/conversation/askExchangeAgain'
import { useChatPanel } from '../panel/chatPanelContext'
import { isAskDisabled } from '@/model/conversation/ask'
import { askAgain } from '@/model/conversation/repeatQuestion'
import { CopyButton } from '../reply/CopyButton'
import { ReplyFeedback } from '../feedback/ReplyFeedback'
import { ratedReplyOf } from '@/model/conversation/ratedReply'
import styles from '../messages/Message.module.css'
import { replyToText } from '../reply/replyToText'
import { useReadAloud } from '@/model/readAloud/useReadAloud'
import type { TextMessageProps } from './messageProps'

/** Milliseconds for which 'Copied' is shown (D-3123). */
const COPIED_MS = 3000

function ReadAloudButton({ message }: TextMessageProps) {
  const { t } = useTranslation()
  const { isReading, toggle } = useReadAloud(message.localId)
  if (!toggle) return null
  return (
    <IconButton
      label={t(isReading ? 'chat.stopReading' : 'chat.readAloud')}
      icon={isReading ? <Square aria-hidden="true" size={20} /> : <Volume2 aria-hidden="true" size={20} />}
      onPress={() => toggle(() => replyToText(message.content))}
    />
  )
}

/**
 * Actions of a finished reply. Add and the rating are shown only where the server offers them (D-3117,
 * D-3150); a reply that made a card has no Add.
 */
export function ReplyActions({ message, content }: TextMessageProps & { content: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { getContext, isFeedbackOn } = useChatPanel()
  const isDisabled = useAppSelector(isAskDisabled)
  const { localId, turnId, actionButtonVisible, exchange } = message
  const ratedReply = ratedReplyOf(message, isFeedbackOn)
  // What such a reply made is on the board already; Add would make a second card of the words about it.
  const hasMadeCard = (message.data?.formats?.length ?? 0) > 0
  const canAskAgain = exchange !== null || (turnId !== null && message.status === 'complete')
  const repeat = () => dispatch(exchange ? askExchangeAgain(exchange, getContext()) : askAgain(localId, getContext()))
  return (
    <div className={styles.actions}>
      {actionButtonVisible && !hasMadeCard ? (
        <span className={styles.add}>
          <AddButton markdown={content} />
        </span>
      ) : null}
      <CopyButton text={() => replyToText(content)} label="chat.copy" shownMs={COPIED_MS} />
      {canAskAgain ? (
        <IconButton
          label={t('chat.retry')}
          icon={<RefreshCw aria-hidden="true" size={20} />}
          isDisabled={isDisabled}
          onPress={repeat}
        />
      ) : null}
      <ReadAloudButton message={message} />
      {ratedReply ? <ReplyFeedback reply={ratedReply} /> : null}
    </div>
  )
}
