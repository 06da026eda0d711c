/** Lazy chunk: few cards come from the chat. */
import { lazyComponent } from '@/lib/loading/lazyComponent'

/** Optional: the card and its conversation are complete without. */
export const FromYourChat = lazyComponent(() => import('./FromYourChat').then((file) => file.FromYourChat), {
  isOptional: true,
})
