import { RotateCcw } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Buddy } from '@/buddy/Buddy'
import { RenderErrorBoundary } from '@/lib/RenderErrorBoundary'
import { Button } from '@/ui/Button'
import { AddButton } from './AddButton'
import type { ChatMessage, ReplyMessage } from './chatSlice'
import styles from './Message.module.css'
import { ReplyText } from './ReplyText'

type MessageProps = {
  message: ChatMessage
  buddy: string | null
  buddyName: string
  stackId: string | null
  onRetry: (replyId: string) => void
}

/** Status text and retry button of a stopped, interrupted or failed reply. */
function ReplyOutcome({ reply, onRetry }: { reply: ReplyMessage; onRetry: MessageProps['onRetry'] }) {
  const { t } = useTranslation()
  const { status } = reply
  if (status !== 'stopped' && status !== 'interrupted' && status !== 'failed') return null
  return (
    <div className={styles.end} data-status={status}>
      <span>{t(`chat.${status}`)}</span>
      <Button variant="quiet" icon={<RotateCcw aria-hidden="true" size={18} />} onPress={() => onRetry(reply.id)}>
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

/** The buttons of a reply appear once it has ended (C-209). */
function MessageContent({ message, buddy, buddyName, stackId, onRetry }: MessageProps) {
  const { t } = useTranslation()
  if (message.from === 'self') {
    return (
      <li className={styles.question}>
        <span className="visually-hidden">{t('chat.you')}: </span>
        {message.content}
      </li>
    )
  }
  const { status, content, mayBeAdded } = message
  const isRunning = status === 'waiting' || status === 'streaming'
  return (
    <li className={styles.reply} aria-busy={isRunning}>
      <Buddy name={buddy ?? 'T'} mood={isRunning ? 'thinking' : status === 'complete' ? 'happy' : 'sorry'} size={40} />
      <div className={styles.bubble}>
        <span className="visually-hidden">{buddyName}: </span>
        {status === 'waiting' ? (
          <span className={styles.waiting}>{t('chat.thinking', { buddy: buddyName })}</span>
        ) : (
          <ReplyText text={content} isGrowing={isRunning} />
        )}
        <ReplyOutcome reply={message} onRetry={onRetry} />
        {!isRunning && content !== '' && mayBeAdded ? (
          <div className={styles.actions}>
            <AddButton markdown={content} stackId={stackId} />
          </div>
        ) : null}
      </div>
    </li>
  )
}
