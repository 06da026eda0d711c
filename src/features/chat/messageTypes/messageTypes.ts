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

// Loaded on demand: few conversations have a picture prompt.
const ImageMessage = lazyComponent<MessageProps<'format_image_generate'>>(() =>
  import('./ImageMessage').then((file) => file.ImageMessage),
)

/** Component of each message type, a list item (C-128 to C-141, D-3117). */
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
  // Renders nothing: the buttons of the history are above the list.
  previous_messages_button: () => null,
}

/** Component of a message's type; `TextMessage` for a type that only a newer server knows. */
export const messageTypeOf = ({ type }: Pick<ShownMessage, 'type'>): ComponentType<{ message: ShownMessage }> =>
  // TypeScript cannot correlate message.type with the entry's component; the mapped type of the table guarantees the match.
  (Object.hasOwn(messageTypes, type) ? messageTypes[type] : TextMessage) as ComponentType<{ message: ShownMessage }>
