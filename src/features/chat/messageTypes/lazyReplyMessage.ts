/** Lazy chunk: an empty chat opens without Markdown, sanitiser and reply actions. */
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { TextMessageProps } from './messageProps'

export const LazyReplyMessage = lazyComponent<TextMessageProps>(() =>
  import('./ReplyMessage').then((file) => file.ReplyMessage),
)
