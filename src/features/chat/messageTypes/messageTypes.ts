import type { ComponentType } from 'react'
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { ShownMessage } from '@/model/conversation/conversation'
import { CardLinkMessage, CardPreviewMessage, CreatedCardMessage } from './cardMessages'
import { CharacterMessage } from './CharacterMessage'
import { EngagerMessage } from './EngagerMessage'
import { ErrorMessage } from './ErrorMessage'
import { LazyCardLoaderMessage } from '../panel/lazyParts'
import type { MessageProps } from './messageProps'
import { CancelledCardMessage, DayMessage, InfoMessage } from './notices'
import { TextMessage } from './TextMessage'

const ImageMessage = lazyComponent<MessageProps<'format_image_generate'>>(() =>
  import('./messageParts').then((parts) => parts.ImageMessage),
)

/** Component of each message type. Each renders a list item (C-128 to C-141, D-3117). */
const messageTypes: { [Type in ShownMessage['type']]: ComponentType<MessageProps<Type>> } = {
  text: TextMessage,
  tutor: TextMessage,
  error: ErrorMessage,
  format: CardPreviewMessage,
  format_link: CardLinkMessage,
  format_loader: LazyCardLoaderMessage,
  format_created: CreatedCardMessage,
  format_creation_cancelled: CancelledCardMessage,
  format_image_generate: ImageMessage,
  character: CharacterMessage,
  info_loader: InfoMessage,
  engager: EngagerMessage,
  created_date: DayMessage,
  // Renders nothing, because the buttons of the history are above the list.
  previous_messages_button: () => null,
}

/** Returns the component for a message. A type that only a newer server knows is shown as `TextMessage`. */
export const messageTypeOf = ({ type }: Pick<ShownMessage, 'type'>): ComponentType<{ message: ShownMessage }> =>
  // TypeScript cannot see that the component matches `message.type`. The mapped type of `messageTypes` guarantees it.
  (Object.hasOwn(messageTypes, type) ? messageTypes[type] : TextMessage) as ComponentType<{ message: ShownMessage }>
