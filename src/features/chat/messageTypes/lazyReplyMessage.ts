/** Loaded lazily, so that an empty chat opens without the code for Markdown, sanitising and reply actions. */
import { lazyComponent } from '@/lib/loading/lazyComponent'
import type { TextMessageProps } from './messageProps'

export const LazyReplyMessage = lazyComponent<TextMessageProps>(() =>
  import('./ReplyMessage').then((file) => file.ReplyMessage),
)
