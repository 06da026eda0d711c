/** Lazy chunk: few conversations have a notice. */
import { lazyComponent } from '@/lib/loading/lazyComponent'

export const ConversationNotice = lazyComponent(() =>
  import('./ConversationNotice').then((file) => file.ConversationNotice),
)
