import { RotateCcw } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Buddy } from '@/buddy/Buddy'
import { RenderErrorBoundary } from '@/lib/RenderErrorBoundary'
import { Button } from '@/ui/Button'
import { AddButton } from './AddButton'
import { useAppSelector } from '@/store/hooks'
import { Banner } from '@/ui/Banner'
import { selectLiveReply } from './chatSlice'
import type { ShownMessage } from './conversation'
import { DayHeading } from './DayHeading'
import styles from './Message.module.css'
import { ReplyText } from './ReplyText'

type MessageProps = {
  message: ShownMessage
  buddy: string | null
  buddyName: string
  stackId: string | null
  onRetry: (replyId: string) => void
}

/** Status text and retry button of a stopped, interrupted or failed reply. */
function ReplyOutcome({ reply, onRetry }: { reply: ShownMessage; onRetry: MessageProps['onRetry'] }) {
  const { t } = useTranslation()
  const { status } = reply
  if (status !== 'stopped' && status !== 'interrupted' && status !== 'failed') return null
  return (
    <div className={styles.end} data-status={status}>
      <span>{t(`chat.${status}`)}</span>
      <Button variant="quiet" icon={<RotateCcw aria-hidden="true" size={18} />} onPress={() => onRetry(reply.localId)}>
        {t('chat.retry')}
      </Button>
    </div>
  )
}

/** A question or a reply. One that cannot be rendered is shown as its words and leaves the others alone (D-0052). */
export const Message = memo(function Message(props: MessageProps) {
  const { message } = props
  return (
    <RenderErrorBoundary resetKey={message} fallback={<li className={styles.question}>{message.content}</li>}>
      <MessageContent {...props} />
    </RenderErrorBoundary>
  )
})

/** The words of a reply. One that has run in this panel stays the same element when it ends. */
function ReplyWords({
  message,
  isRunning,
  buddyName,
}: {
  message: ShownMessage
  isRunning: boolean
  buddyName: string
}) {
  const [hasRun, setHasRun] = useState(isRunning)
  if (isRunning && !hasRun) setHasRun(true)
  if (hasRun) return <LiveWords message={message} isRunning={isRunning} buddyName={buddyName} />
  return <ReplyText text={message.content} />
}

/** Follows the tokens of a reply; only this renders with them. */
function LiveWords({
  message,
  isRunning,
  buddyName,
}: {
  message: ShownMessage
  isRunning: boolean
  buddyName: string
}) {
  const { t } = useTranslation()
  const live = useAppSelector((state) => selectLiveReply(state, message.localId))
  if (!live || live.content !== '') return <ReplyText text={live?.content ?? message.content} isGrowing={isRunning} />
  const { info } = live
  if (!info) return <span className={styles.waiting}>{t('chat.thinking', { buddy: buddyName })}</span>
  return <span>{'agent' in info ? t('chat.agentWorking', info) : info.text}</span>
}

/** The buttons of a reply appear once it has ended (C-209). */
function MessageContent({ message, buddy, buddyName, stackId, onRetry }: MessageProps) {
  const { t } = useTranslation()
  if (message.type === 'created_date') {
    return (
      <li data-heading>
        <DayHeading createdAt={message.created_at} />
      </li>
    )
  }
  if (message.type === 'error') {
    return (
      <li>
        <Banner kind="danger">{message.textKey ? t(message.textKey) : message.content}</Banner>
      </li>
    )
  }
  if (message.from === 'self') {
    return (
      <li className={styles.question}>
        <span className="visually-hidden">{t('chat.you')}: </span>
        {message.content}
      </li>
    )
  }
  const { status, content, actionButtonVisible } = message
  const isRunning = status === 'waiting' || status === 'streaming'
  return (
    <li className={styles.reply} aria-busy={isRunning}>
      <Buddy name={buddy ?? 'T'} mood={isRunning ? 'thinking' : status === 'complete' ? 'happy' : 'sorry'} size={40} />
      <div className={styles.bubble}>
        <span className="visually-hidden">{buddyName}: </span>
        <ReplyWords message={message} isRunning={isRunning} buddyName={buddyName} />
        <ReplyOutcome reply={message} onRetry={onRetry} />
        {actionButtonVisible ? (
          <div className={styles.actions}>
            <AddButton markdown={content} stackId={stackId} />
          </div>
        ) : null}
      </div>
    </li>
  )
}
