/** Markdown, sanitiser and the actions of a reply: an empty chat opens without them. */
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { TextMessageProps } from './messageProps'

export const LazyReplyMessage = lazyComponent<TextMessageProps>(() =>
  import('./ReplyMessage').then((file) => file.ReplyMessage),
)
