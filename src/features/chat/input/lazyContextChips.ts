/** Lazy chunk: a question on the board has no context. */
import { lazyComponent } from '@/lib/loading/lazyComponent'

export const ContextChips = lazyComponent(() => import('./ContextChips').then((file) => file.ContextChips))
