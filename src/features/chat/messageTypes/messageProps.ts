import type { ShownMessage } from '@/model/conversation/conversation'

type MessageType = ShownMessage['type']

export type MessageOf<Type extends MessageType> = Extract<ShownMessage, { type: Type }>
export type MessageProps<Type extends MessageType> = { message: MessageOf<Type> }
export type TextMessageProps = { message: MessageOf<'text'> | MessageOf<'tutor'> }
