import { ChevronLeft, ChevronRight, RefreshCw, Square, Volume2 } from 'lucide-react'
import { useTranslation } from '@/i18n/i18n'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { IconButton } from '@/ui/IconButton'
import { AddButton } from '../AddButton'
import { askExchangeAgain } from '../askExchangeAgain'
import { useChatPanel } from '../chatPanelContext'
import { answerShown, selectIsReplying } from '../chatSlice'
import { isAskDisabled } from '../chatThunks'
import { askAgain } from '../repeatQuestion'
import { CopyButton } from '../CopyButton'
import { ReplyFeedback } from '../feedback/ReplyFeedback'
import { ratedReplyOf } from '../feedback/ratedReply'
import styles from '../Message.module.css'
import { replyToText } from '../replyToText'
import { chatKeyOf } from '../turns'
import { useReadAloud } from '../useReadAloud'
import type { TextMessageProps } from './messageProps'

/** ms that 'Copied' is shown beside a reply (D-3123). */
const COPIED_MS = 3000

/** The answers to a question that was asked again: '1 of 2' and the way to the others. */
function AnswerPager({
  turnId,
  answers,
}: {
  turnId: string
  answers: NonNullable<TextMessageProps['message']['answers']>
}) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isReplying = useAppSelector(selectIsReplying)
  const { getContext } = useChatPanel()
  const { shown, count } = answers
  // `answerShown` counts from 0.
  const show = (number: number) =>
    dispatch(answerShown({ chatKey: chatKeyOf(getContext().focusedId), turnId, shown: number - 1 }))
  return (
    <div className={styles.pager}>
      <IconButton
        label={t('chat.previousAnswer')}
        icon={<ChevronLeft aria-hidden="true" size={18} />}
        isDisabled={shown <= 1 || isReplying}
        onPress={() => show(shown - 1)}
      />
      <span aria-live="polite">{t('chat.answerOf', { shown, count })}</span>
      <IconButton
        label={t('chat.nextAnswer')}
        icon={<ChevronRight aria-hidden="true" size={18} />}
        isDisabled={shown >= count || isReplying}
        onPress={() => show(shown + 1)}
      />
    </div>
  )
}

function ReadAloudButton({ message }: TextMessageProps) {
  const { t } = useTranslation()
  const { isReading, toggle } = useReadAloud(message.localId)
  if (!toggle) return null
  return (
    <IconButton
      label={t(isReading ? 'chat.stopReading' : 'chat.readAloud')}
      icon={isReading ? <Square aria-hidden="true" size={18} /> : <Volume2 aria-hidden="true" size={18} />}
      onPress={() => toggle(() => replyToText(message.content))}
    />
  )
}

/** What can be done with a reply that has ended. Add and rating only where the server offers them (D-3117, D-3150). */
export function ReplyActions({ message }: TextMessageProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { getContext, isFeedbackOn } = useChatPanel()
  const isDisabled = useAppSelector(isAskDisabled)
  const { localId, turnId, content, answers, actionButtonVisible, exchange } = message
  const ratedReply = ratedReplyOf(message, isFeedbackOn)
  const canAskAgain = exchange !== null || (turnId !== null && message.status === 'complete')
  const repeat = () => dispatch(exchange ? askExchangeAgain(exchange, getContext()) : askAgain(localId, getContext()))
  return (
    <>
      <div className={styles.actions}>
        {actionButtonVisible ? (
          <span className={styles.add}>
            <AddButton markdown={content} />
          </span>
        ) : null}
        <CopyButton text={() => replyToText(content)} label="chat.copy" shownMs={COPIED_MS} />
        {canAskAgain ? (
          <IconButton
            label={t('chat.retry')}
            icon={<RefreshCw aria-hidden="true" size={18} />}
            isDisabled={isDisabled}
            onPress={repeat}
          />
        ) : null}
        <ReadAloudButton message={message} />
        {ratedReply ? <ReplyFeedback reply={ratedReply} /> : null}
      </div>
      {turnId !== null && answers ? <AnswerPager turnId={turnId} answers={answers} /> : null}
    </>
  )
}
