import { LazyReplyMessage } from './lazyReplyMessage'
import type { TextMessageProps } from './messageProps'
import { QuestionMessage } from './QuestionMessage'

/**
 * A question of the user, or a reply of the assistant or its tutor (C-128, C-133). Until the code for replies has loaded, a reply is plain
 * text.
 */
export function TextMessage({ message }: TextMessageProps) {
  if (message.from === 'self') return <QuestionMessage message={message} />
  return <LazyReplyMessage message={message} fallback={<li>{message.content}</li>} />
}
