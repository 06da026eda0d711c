/** Lazy chunk: most conversations are in normal mode and have no notice. */
import { lazyComponent } from '@/lib/loading/lazyComponent'

const loadParts = () => import('./rareParts')

export const ConversationNotice = lazyComponent(() => loadParts().then((parts) => parts.ConversationNotice))
export const LazyModeBadge = lazyComponent(() => loadParts().then((parts) => parts.ModeBadge))
export const LazyModeDivider = lazyComponent(() => loadParts().then((parts) => parts.ModeDivider))
