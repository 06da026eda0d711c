/** Markdown, sanitiser and the actions of a reply: an empty chat opens without them. */
import { lazyComponent, loadQuietly } from '@/lib/lazyComponent'
import type { TextMessageProps } from './messageProps'

const load = () => import('./ReplyMessage').then((file) => file.ReplyMessage)

export const LazyReplyMessage = lazyComponent<TextMessageProps>(load)

/** Loads the code while a question is typed, so that it is there before the reply. */
export const preloadReplyMessage = () => void loadQuietly(load).catch(() => undefined)
