import type { TextMessageProps } from './messageProps'
import { QuestionMessage } from './QuestionMessage'
import { ReplyMessage } from './ReplyMessage'

/** A question of the user, or a reply of the assistant or its tutor (C-128, C-133). */
export function TextMessage({ message }: TextMessageProps) {
  return message.from === 'self' ? <QuestionMessage message={message} /> : <ReplyMessage message={message} />
}
