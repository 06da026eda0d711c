import { memo } from 'react'
import { RenderErrorBoundary } from '@/lib/loading/RenderErrorBoundary'
import styles from './Message.module.css'
import { messageTypeOf } from '../messageTypes/messageTypes'
import type { ShownMessage } from '@/model/conversation/conversation'

/** A message of any type. If it fails to render, its text is shown plain and the other messages are not affected (D-0052). */
export const Message = memo(function Message({ message }: { message: ShownMessage }) {
  const MessageType = messageTypeOf(message)
  return (
    <RenderErrorBoundary resetKey={message} fallback={<li className={styles.question}>{message.content}</li>}>
      <MessageType message={message} />
    </RenderErrorBoundary>
  )
})
